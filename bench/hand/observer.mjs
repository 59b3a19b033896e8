/** What looks on inside of every page, from before its first script. It rests until a press is announced. */
import { acts } from "./acts.mjs";

/** Runs in the page. Times are milliseconds of the one clock that all documents share. */
function observe(isDoneOf) {
  if (window !== top) return;
  const key = "bench-hand";
  const now = () => performance.timeOrigin + performance.now();
  const hand = {
    all: (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && one.getClientRects().length > 0,
      ),
    first: (selector) => hand.all(selector)[0],
    /** Drawn, and in the window at least in part. */
    isSeen(element) {
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { top: above, bottom, left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && right > 0 && above < innerHeight && left < innerWidth;
    },
    /** Where it is pressed: the middle, of the first line where it has several. */
    middleOf(element) {
      const { x, y, width, height } = element.getClientRects()[0];
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** Nothing lies above it there. */
    isFree(element) {
      const { x, y } = hand.middleOf(element);
      const above = document.elementFromPoint(x, y);
      return element.contains(above) || above?.closest("label")?.control === element;
    },
    number: (text) => Number(/\d[\d,]*/.exec(text ?? "")?.[0].replaceAll(",", "") ?? Number.NaN),
    count: () => hand.number(document.querySelector("[data-island=basket-count]")?.textContent),
    results: () => hand.number(document.querySelector("main [role=status]")?.textContent),
    suggestions: () => document.querySelector("[role=listbox]")?.textContent ?? "",
    narrows(box) {
      const count = hand.number(box.closest("label")?.querySelector("[aria-hidden]")?.textContent);
      return count > 0 && count < hand.results();
    },
    dialogs: () => hand.all("dialog[open], [role=dialog], [popover]:popover-open"),
    isProduct: (path) =>
      location.pathname === path &&
      hand.isSeen(hand.first("main h1")) &&
      Boolean(hand.first("main form[action='/cart'] button[type=submit]")),
    result: null,
    events: [],
    pressed: null,
    painted: new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === "first-contentful-paint") resolve(performance.timeOrigin + startTime);
        }
      }).observe({ type: "paint", buffered: true });
    }),
  };
  window.hand = hand;

  /** Announces the press; documents that it leads to go on from there. */
  hand.announce = (name, before) => {
    const wanted = JSON.stringify({ name, before });
    sessionStorage.setItem(key, wanted);
    hand.result = null;
    hand.pressed = null;
    hand.events = [];
    watch(JSON.parse(wanted), false);
  };

  let watched = null;
  function watch(wanted, isNewDocument) {
    watched = wanted;
    const isDone = isDoneOf[wanted.name];
    const look = () => {
      if (watched !== wanted) return;
      let done = false;
      try {
        done = document.body !== null && isDone(wanted.before);
      } catch {
        // A page half there.
      }
      if (!done) return void requestAnimationFrame(look);
      sessionStorage.removeItem(key);
      // The frame that shows it has been handed over when the next one begins.
      requestAnimationFrame(async () => {
        const shown = now();
        const painted = isNewDocument ? await hand.painted : 0;
        const [navigation] = performance.getEntriesByType("navigation");
        hand.result = {
          at: Math.max(shown, painted),
          way: !isNewDocument ? "in place" : navigation?.activationStart > 0 ? "prerendered" : "document",
        };
      });
    };
    requestAnimationFrame(look);
  }

  const begin = () => {
    try {
      const wanted = sessionStorage.getItem(key);
      if (wanted) watch(JSON.parse(wanted), true);
      const kept = sessionStorage.getItem(`${key}-events`);
      if (kept) hand.events.push(...JSON.parse(kept));
      sessionStorage.removeItem(`${key}-events`);
    } catch {
      // Documents without storage are not of the shop.
    }
  };
  // A link to a figure leads to the figure alone where no script takes the press.
  if (document.contentType.startsWith("image/")) {
    hand.painted.then((at) => {
      hand.result = { at, way: "figure alone" };
    });
  } else if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();

  // Durations of interactions, from the event to the next frame; kept when the document goes.
  const take = (entries) => {
    for (const { interactionId, duration, startTime, name } of entries) {
      if (interactionId > 0) hand.events.push({ at: performance.timeOrigin + startTime, duration, name });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "event", durationThreshold: 16 });
  addEventListener("pagehide", () => {
    take(observer.takeRecords());
    try {
      sessionStorage.setItem(`${key}-events`, JSON.stringify(hand.events));
    } catch {
      // As above.
    }
  });
  const note = ({ timeStamp }) => {
    hand.pressed = performance.timeOrigin + timeStamp;
  };
  addEventListener("pointerdown", note, { capture: true, passive: true });
}

const table = Object.entries(acts).map(([name, { isDone }]) => `${name}: ${isDone}`);

/** Source of the script. */
export const observerSource = `(${observe})({${table.join(",\n")}})`;
