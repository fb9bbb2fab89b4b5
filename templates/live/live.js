/**
 * Follows the book while it is written: the page is loaded again when the server has another one, where it was, and what is
 * wrong stands above it.
 */
(() => {
  "use strict";
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const page = script.dataset.page ?? "";
  const seen = script.dataset.seen ?? "";
  const key = `tabia/live/${location.pathname}`;
  const russian = document.documentElement.lang === "ru";

  const WORDS = russian
    ? {
        wrong: "Что не так в книге",
        errors: { one: "# ошибка", few: "# ошибки", many: "# ошибок", other: "# ошибки" },
        warnings: { one: "# предупреждение", few: "# предупреждения", many: "# предупреждений", other: "# предупреждения" },
        trouble: "Книгу не удаётся показать",
        kept: "Ниже — последняя страница без ошибок.",
        more: { one: "и ещё #", few: "и ещё #", many: "и ещё #", other: "и ещё #" },
        mended: "Ошибок больше нет.",
        stopped: "Сервер остановлен: страница осталась такой, какой была.",
      }
    : {
        wrong: "What is wrong in the book",
        errors: { one: "# error", other: "# errors" },
        warnings: { one: "# warning", other: "# warnings" },
        trouble: "The book cannot be shown",
        kept: "Below is the last page without errors.",
        more: { one: "and # more", other: "and # more" },
        mended: "There are no errors any more.",
        stopped: "The server has stopped; the page is as it last was.",
      };
  const plurals = new Intl.PluralRules(russian ? "ru" : "en");

  /** @param {Record<string, string>} forms @param {number} count */
  const counted = (forms, count) => (forms[plurals.select(count)] ?? forms.other).replace("#", String(count));

  /** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children */
  const element = (tag, attributes, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  };

  // A browser that keeps nothing for sites refuses even to be asked; the page is followed without.
  const recalled = (/** @type {string} */ name) => {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  };
  /** @param {string} name @param {string | null} value */
  const keep = (name, value) => {
    try {
      if (value === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, value);
    } catch {
      // Then the browser's own memory has to do.
    }
  };

  // What says in words that something has changed, for those who do not see it; there from the start, so that it is heard.
  const heard = element("p", { class: "tabia-heard", role: "alert" });
  const stopped = element("p", { class: "tabia-stopped", role: "status" });
  /** @type {HTMLElement | null} */
  let box = null;
  let folded = recalled("tabia/live/folded") === "yes";
  let told = "";

  /** @param {any} found */
  const tell = (found) => {
    const text = JSON.stringify(found);
    if (text === told) return;
    const before = box?.getBoundingClientRect().height ?? 0;
    const hadErrors = box?.classList.contains("with-errors") ?? false;
    const focused = box?.contains(document.activeElement);
    told = text;
    box?.remove();
    box = null;
    if (found && (found.errors || found.warnings || found.trouble)) show(found);
    else if (hadErrors) heard.textContent = WORDS.mended;
    if (focused) box?.querySelector("summary")?.focus();
    // What is read stays where it is.
    const after = box?.getBoundingClientRect().height ?? 0;
    if (scrollY > 0 && after !== before) scrollBy({ top: after - before, behavior: "instant" });
  };

  /** @param {any} found */
  const show = (found) => {
    const counts = [];
    if (found.errors) counts.push(counted(WORDS.errors, found.errors));
    if (found.warnings) counts.push(counted(WORDS.warnings, found.warnings));
    const failed = found.errors > 0 || found.trouble;
    const summary = [found.trouble && WORDS.trouble, counts.join(", ")].filter(Boolean).join(" · ");
    const list = element("ol", { lang: "en" });
    if (found.trouble) list.append(element("li", { class: "error" }, element("pre", { tabindex: "0" }, found.trouble)));
    for (const one of found.list) {
      const head = element("p", {}, element("strong", {}, one.place), " ", `${one.error ? "error" : "warning"}[${one.code}]: ${one.message}`);
      list.append(element("li", { class: one.error ? "error" : "warning" }, head, element("pre", { tabindex: "0" }, one.text)));
    }
    const details = /** @type {HTMLDetailsElement} */ (element("details", {}, element("summary", {}, summary)));
    if (failed && seen && document.querySelector("main") && !document.body.classList.contains("tabia-plain")) {
      details.append(element("p", { class: "kept" }, WORDS.kept));
    }
    details.append(list);
    const left = found.errors + found.warnings - found.list.length;
    if (left > 0) details.append(element("p", {}, counted(WORDS.more, left)));
    // Warnings do not unfold by themselves.
    details.open = Boolean(failed) && !folded;
    details.addEventListener("toggle", () => {
      if (!failed) return;
      folded = !details.open;
      keep("tabia/live/folded", folded ? "yes" : "no");
    });
    box = element("section", { class: `tabia-found ${failed ? "with-errors" : ""}`, "aria-label": WORDS.wrong }, details);
    document.body.prepend(box);
    if (failed) heard.textContent = `${summary}. ${found.list[0]?.message ?? found.trouble ?? ""}`;
  };

  const PLACES = "h1, h2, h3, h4, h5, h6, p, figure, li, table, pre, details, dt, dd";
  const FOCUS = "a[href], button, input, select, textarea, summary, [tabindex]";
  const places = () => [...(document.querySelector("main") ?? document.body).querySelectorAll(PLACES)];
  const start = (/** @type {Element} */ one) => (one.textContent ?? "").trim().slice(0, 60);

  /** Which of the elements was meant by a note of its id, its words and its number among them. */
  const match = (/** @type {Element[]} */ all, /** @type {any} */ note) => {
    if (note.id && document.getElementById(note.id)) return document.getElementById(note.id);
    const same = all.map((one, at) => ({ one, at })).filter(({ one }) => one.tagName === note.tag && start(one) === note.text);
    same.sort((a, b) => Math.abs(a.at - note.at) - Math.abs(b.at - note.at));
    return same[0]?.one ?? all[Math.min(note.at, all.length - 1)] ?? null;
  };
  const note = (/** @type {Element[]} */ all, /** @type {Element} */ one) => ({
    id: one.id,
    tag: one.tagName,
    text: start(one),
    at: all.indexOf(one),
  });

  /** Keeps where the reader is, and loads the page again. */
  const again = () => {
    const all = places();
    const first = all.find((one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().height > 0);
    const focused = document.activeElement;
    const kept = {
      y: scrollY,
      place: scrollY > 0 && first ? { ...note(all, first), top: first.getBoundingClientRect().top } : null,
      open: [...document.querySelectorAll("main details")].map((one) => [start(one.querySelector("summary") ?? one), /** @type {HTMLDetailsElement} */ (one).open]),
      focus: focused && focused !== document.body && !box?.contains(focused) ? note([...document.querySelectorAll(FOCUS)], focused) : null,
    };
    keep(key, JSON.stringify(kept));
    location.reload();
  };

  /** Goes where the reader was before the page was loaded again. */
  const restore = () => {
    const text = recalled(key);
    keep(key, null);
    if (!text) return;
    const kept = JSON.parse(text);
    history.scrollRestoration = "manual";
    const all = [...document.querySelectorAll("main details")];
    for (const [at, one] of all.entries()) {
      const words = start(one.querySelector("summary") ?? one);
      const was = kept.open[at]?.[0] === words ? kept.open[at] : kept.open.find((/** @type {any} */ other) => other[0] === words);
      if (was) /** @type {HTMLDetailsElement} */ (one).open = was[1];
    }
    const go = () => {
      const place = kept.place && match(places(), kept.place);
      const top = place ? scrollY + place.getBoundingClientRect().top - kept.place.top : kept.y;
      scrollTo({ top, behavior: "instant" });
    };
    const focus = kept.focus && match([...document.querySelectorAll(FOCUS)], kept.focus);
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    go();
    // Boards that wake and pictures that arrive push the page about, until the reader moves it.
    const observer = new ResizeObserver(go);
    observer.observe(document.body);
    const done = () => {
      observer.disconnect();
      history.scrollRestoration = "auto";
      for (const moved of MOVES) removeEventListener(moved, done);
    };
    const MOVES = ["wheel", "pointerdown", "keydown", "touchstart"];
    for (const moved of MOVES) addEventListener(moved, done, { passive: true });
    setTimeout(done, 2000);
  };

  /** @type {EventSource | null} */
  let source = null;
  const listen = () => {
    if (source || document.hidden) return;
    source = new EventSource(`/_tabia/events?page=${encodeURIComponent(page)}`);
    source.addEventListener("message", (event) => {
      stopped.textContent = "";
      const now = JSON.parse(event.data);
      // A page that is there no more stays as it is, but for the one that said that it was not there.
      if (now.page !== seen && now.page) return again();
      tell(now.found);
    });
    source.addEventListener("error", () => {
      stopped.textContent = WORDS.stopped;
      // A browser that has given up is told to go on.
      if (source?.readyState === EventSource.CLOSED) {
        source = null;
        setTimeout(listen, 1000);
      }
    });
  };

  document.body.append(heard, stopped);
  restore();
  listen();
  // A browser has few connections to a server; pages that nobody sees leave theirs to others.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return listen();
    source?.close();
    source = null;
  });
  // A page that comes back from the past may be an old one.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    source?.close();
    source = null;
    listen();
  });
})();
