/** Script that runs in every page before the page's own scripts. It is inactive until a press is announced. */
import { actions } from "./actions.mjs";

/** Runs in the page. Times are milliseconds of one clock shared by all documents. */
function observe(isDoneOf) {
  if (window !== top) return;
  const key = "bench-interaction";
  const now = () => performance.timeOrigin + performance.now();
  const probe = {
    all: (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && one.getClientRects().length > 0,
      ),
    first: (selector) => probe.all(selector)[0],
    /** True for an element that is rendered, and at least partly in the window. */
    isSeen(element) {
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { top: above, bottom, left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && right > 0 && above < innerHeight && left < innerWidth;
    },
    /** Point to press: the middle of the element, or of its first line. */
    middleOf(element) {
      const { x, y, width, height } = element.getClientRects()[0];
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** True if no other element covers that point. */
    isFree(element) {
      const { x, y } = probe.middleOf(element);
      const above = document.elementFromPoint(x, y);
      return element.contains(above) || above?.closest("label")?.control === element;
    },
    number: (text) => Number(/\d[\d,]*/.exec(text ?? "")?.[0].replaceAll(",", "") ?? Number.NaN),
    count: () => probe.number(document.querySelector("[data-slot=basket-count]")?.textContent),
    results: () => probe.number(document.querySelector("main [role=status]")?.textContent),
    suggestions: () => document.querySelector("[role=listbox]")?.textContent ?? "",
    narrows(box) {
      const count = probe.number(box.closest("label")?.querySelector("[aria-hidden]")?.textContent);
      return count > 0 && count < probe.results();
    },
    dialogs: () => probe.all("dialog[open], [role=dialog], [popover]:popover-open"),
    isProduct: (path) =>
      location.pathname === path &&
      probe.isSeen(probe.first("main h1")) &&
      Boolean(probe.first("main form[action='/cart'] button[type=submit]")),
    result: null,
    events: [],
    pressed: null,
    /** First contentful paint: presentation of its frame. */
    painted: new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime, paintTime } of list.getEntries()) {
          if (name !== "first-contentful-paint") continue;
          probe.drawn = paintTime === undefined ? null : performance.timeOrigin + paintTime;
          resolve(performance.timeOrigin + startTime);
        }
      }).observe({ type: "paint", buffered: true });
    }),
    /**
     * Time at which the document of that frame was drawn; null if the browser does not report it. Set with `painted`.
     */
    drawn: null,
  };
  window.probe = probe;

  /** Announces the press; the documents that follow from it continue the measurement. */
  probe.announce = (name, before) => {
    const wanted = JSON.stringify({ name, before });
    sessionStorage.setItem(key, wanted);
    probe.result = null;
    probe.pressed = null;
    probe.events = [];
    watch(JSON.parse(wanted), false);
  };

  /** Events that may make a result visible without a change of the document. */
  const signs = ["load", "toggle", "scroll", "input", "popstate", "transitionend", "animationend"];
  const lookEveryMs = 100;

  let watched = null;
  /** Checks only after an event: checking in every frame would cost a slow processor more than the shop's own work. */
  function watch(wanted, isNewDocument) {
    watched = wanted;
    const isDone = isDoneOf[wanted.name];
    let isDue = false;
    const askToLook = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(look);
    };
    const changes = new MutationObserver(askToLook);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const sign of signs) addEventListener(sign, askToLook, { capture: true, passive: true });
    const timer = setInterval(askToLook, lookEveryMs);
    const end = () => {
      changes.disconnect();
      for (const sign of signs) removeEventListener(sign, askToLook, { capture: true });
      clearInterval(timer);
    };
    const look = () => {
      isDue = false;
      if (watched !== wanted) return end();
      let done = false;
      try {
        done = document.body !== null && isDone(wanted.before);
      } catch {
        // Elements may be missing while the document is incomplete.
      }
      if (!done) return;
      end();
      sessionStorage.removeItem(key);
      const seen = now();
      // When the next frame starts, the frame with the result has been presented.
      requestAnimationFrame(async () => {
        const next = now();
        const painted = isNewDocument ? await probe.painted : 0;
        // During parsing the next frame comes late. The first frame has its own timestamp.
        const isFirst = isNewDocument && probe.drawn !== null && seen <= probe.drawn;
        const [navigation] = performance.getEntriesByType("navigation");
        probe.result = {
          at: isFirst ? painted : Math.max(next, painted),
          way: !isNewDocument ? "in place" : navigation?.activationStart > 0 ? "prerendered" : "document",
        };
      });
    };
    askToLook();
  }

  const begin = () => {
    try {
      const wanted = sessionStorage.getItem(key);
      if (wanted) watch(JSON.parse(wanted), true);
      const kept = sessionStorage.getItem(`${key}-events`);
      if (kept) probe.events.push(...JSON.parse(kept));
      sessionStorage.removeItem(`${key}-events`);
    } catch {
      // Documents without storage access do not belong to the shop.
    }
  };
  // Without a script that handles the press, a link to a figure opens the image itself.
  if (document.contentType.startsWith("image/")) {
    probe.painted.then((at) => {
      probe.result = { at, way: "figure alone" };
    });
  } else if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();

  // Interaction durations, from event to next frame; saved when the page unloads.
  const take = (entries) => {
    for (const { interactionId, duration, startTime, name } of entries) {
      if (interactionId > 0) probe.events.push({ at: performance.timeOrigin + startTime, duration, name });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "event", durationThreshold: 16 });
  addEventListener("pagehide", () => {
    take(observer.takeRecords());
    try {
      sessionStorage.setItem(`${key}-events`, JSON.stringify(probe.events));
    } catch {
      // As above.
    }
  });
  const note = ({ timeStamp }) => {
    probe.pressed = performance.timeOrigin + timeStamp;
  };
  addEventListener("pointerdown", note, { capture: true, passive: true });
}

const table = Object.entries(actions).map(([name, { isDone }]) => `${name}: ${isDone}`);

/** Source text of the script. */
export const observerSource = `(${observe})({${table.join(",\n")}})`;
