/** The machine that plays: it thinks in a worker, so that the page stays quick; where there can be none, in the page. */

import { answering, engine, engineModule } from "./engine.js";

/**
 * What the worker runs. It is made of its text, so that it names nothing of this module.
 * @param {(exports: any) => (verb: string, ...words: (string | number)[]) => any} answers
 */
function thinker(answers) {
  /** @type {((verb: string, ...words: (string | number)[]) => any) | null} */
  let ask = null;
  self.onmessage = ({ data }) => {
    if (data.module) ask = answers(new WebAssembly.Instance(data.module).exports);
    else self.postMessage(ask?.("best", ...data.words));
  };
}

export class Opponent {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {Worker | null} */
    this.worker = null;
    /** Whether the page may have no worker. */
    this.alone = false;
    /** Takes the answer to the running question. @type {((answer: any) => void) | null} */
    this.answered = null;
  }

  /** Whether it is thinking. */
  get busy() {
    return this.answered !== null;
  }

  /**
   * Its move in the last of a game's positions; null if it was stopped or there is none.
   * @param {string[]} fens
   * @param {number} level 1 to 3
   * @returns {Promise<string | null>}
   */
  async think(fens, level) {
    const now = fens[fens.length - 1];
    const words = [this.game, now, level, Math.floor(Math.random() * 2 ** 31), ...fens.slice(0, -1)];
    /** @type {Promise<any>} */
    const answer = new Promise((answered) => (this.answered = answered));
    const { answered } = this;
    if (!this.alone) await this.post(words).catch(() => this.give());
    if (this.alone && this.answered === answered) {
      // The page shows first that there is thinking.
      setTimeout(async () => {
        const ask = await engine();
        if (this.answered === answered) answered?.(ask("best", ...words));
      }, 50);
    }
    const found = await answer;
    if (this.answered === answered) this.answered = null;
    return found?.m ?? null;
  }

  /** Ends its thinking. */
  stop() {
    this.worker?.terminate();
    this.worker = null;
    const { answered } = this;
    this.answered = null;
    answered?.(null);
  }

  /** @param {(string | number)[]} words */
  async post(words) {
    const { answered } = this;
    const module = this.worker ? null : await engineModule();
    if (this.answered !== answered) return;
    const worker = this.worker ?? new Worker(URL.createObjectURL(new Blob([`(${thinker})(${answering})`], { type: "text/javascript" })));
    this.worker = worker;
    worker.onmessage = ({ data }) => this.answered?.(data);
    worker.onerror = () => {
      this.give();
      const waiting = this.answered;
      void engine().then((ask) => waiting?.(ask("best", ...words)));
    };
    if (module) worker.postMessage({ module });
    worker.postMessage({ words });
  }

  /** Does without a worker from now on. */
  give() {
    this.worker?.terminate();
    this.worker = null;
    this.alone = true;
  }
}
