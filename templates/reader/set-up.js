/** Setting up a position, in a script of its own: few pages ask for it. */

import { setUpWay } from "./answer-setup.js";

(/** @type {any} */ (self).tabia ||= {})["set-up"] = setUpWay;
