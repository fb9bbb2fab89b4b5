/** Brings the records of a page to life. */

import { replay } from "./record.js";

for (const record of document.querySelectorAll(".record[data-fen]")) void replay(/** @type {HTMLElement} */ (record));
