import { cutDocumentText, unfinishedBlocks } from "~/cut-document";

/** Files of the app that a page is taken over with. */
export interface AppFiles {
  /** The routes of the app and their files. */
  readonly manifest: string;
  /** Files of the page's routes by their ids, outermost first. */
  readonly routes: readonly (readonly [id: string, file: string])[];
  readonly entry: string;
  /** What a page does without the app. */
  readonly reading: string;
  /** What these import, so that nobody has to read one file to know of the next. */
  readonly imports: readonly string[];
}

/**
 * What the start of the app waits for: nothing but rest; a sign that somebody is there; or that something is used, or comes
 * near, that only the app serves.
 */
export type StartsWith = "rest" | "sign" | "use";

/** The part of `reading.ts` that this needs; it is loaded by its address. */
interface Reading {
  read(start: () => void): void;
}

interface StartingPage extends Window {
  chunkFailed?: () => boolean;
  __remixRouteModules?: Readonly<Record<string, unknown>>;
}

/** A page that never comes to rest is taken for one that has after this. */
const longestWaitMs = 4000;
/** A browser that is never idle is taken for one that is after this. */
const idleWaitMs = 500;

/**
 * What the app serves: a press on it, the focus in it or a pointer above it starts the app. Links are followed by the
 * browser, and menus open without scripts.
 */
const served = "button,input,select,textarea,label,form,[aria-haspopup]";

/** Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping. */
export function startAppText(files: AppFiles, startsWith: StartsWith): string {
  const given = JSON.stringify(files).replaceAll("<", "\\u003c");
  return `${cutDocumentText()};(${startApp})(window,${given},"${startsWith}","${served}","${unfinishedBlocks}",${longestWaitMs},${idleWaitMs})`;
}

/**
 * Starts the app once the page stands in front of the visitor: styles, font and figures loaded and painted, and the
 * browser idle. A page that waits for a sign starts when there has been one of somebody being there, the pointer moved or
 * the page scrolled; a page for reading when something is used that the app serves. Until then a small file does what
 * reading needs. Who is known to the shop, has a basket or allowed their visit to be counted is not kept waiting. A press
 * or a key starts the app at once; what was pressed is a link or belongs to a form, and needs no app.
 */
function startApp(
  page: StartingPage,
  files: AppFiles,
  startsWith: StartsWith,
  served: string,
  unfinished: string,
  longestMs: number,
  idleMs: number,
): void {
  const { document, location } = page;
  const address = () => location.pathname + location.search;
  const came = address();
  page.cameTo = came;
  const isForUse = startsWith === "use";
  const acts = isForUse ? ["pointerdown", "pointermove", "focusin"] : ["pointerdown", "keydown", "focusin"];
  const signs = isForUse ? [] : ["pointermove", "scroll", "touchstart"];
  const counts = /(^|; )consent=1\.\d+\.[vc]*a/.test(document.cookie);
  let isAwaited = startsWith === "rest" || counts;
  let isAtRest = false;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const act of acts) page.removeEventListener(act, acted, true);
    for (const sign of signs) page.removeEventListener(sign, seen, true);
    for (const file of files.imports) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.appendChild(link);
    }
    Promise.all(
      [files.manifest, ...files.routes.map((route) => route[1])].map((file) => import(/* @vite-ignore */ file)),
    )
      .then((modules) => {
        page.__remixRouteModules = Object.fromEntries(
          files.routes.map((route, index) => [route[0], modules[index + 1]]),
        );
        return import(/* @vite-ignore */ files.entry);
      })
      .catch((error) => {
        page.chunkFailed?.();
        throw error;
      });
  };
  // Browsers tell of a move that was none when something appears below a pointer that lies still.
  const isStill = (event: Event) => {
    const { type, movementX, movementY } = event as Partial<PointerEvent>;
    return type === "pointermove" && movementX === 0 && movementY === 0;
  };
  const acted = (event: Event) => {
    const target = event.target as Partial<Element> | null;
    if (!isForUse || (!isStill(event) && target?.closest?.(served))) start();
  };
  const whenIdle = (work: () => void) => {
    if (page.requestIdleCallback) page.requestIdleCallback(work, { timeout: idleMs });
    else page.setTimeout(work, 1);
  };
  const startWhenIdle = () => {
    if (isAwaited && isAtRest) whenIdle(start);
  };
  // What the edge wrote into the page for this visitor: a label of the account, a number of items.
  const isKnown = () =>
    document.querySelector("[data-island=visitor] data") !== null ||
    /[1-9]/.test(document.querySelector("[data-island=basket-count]")?.textContent ?? "");
  const read = () => {
    if (isStarted) return;
    import(/* @vite-ignore */ files.reading).then(
      (reading: Reading) => isStarted || reading.read(start),
      () => {},
    );
  };
  const seen = (event: Event) => {
    if (isStill(event)) return;
    for (const sign of signs) page.removeEventListener(sign, seen, true);
    isAwaited = true;
    startWhenIdle();
  };
  const rest = () => {
    if (isAtRest) return;
    isAtRest = true;
    if (isKnown()) isAwaited = true;
    startWhenIdle();
    if (!isAwaited) whenIdle(read);
  };
  const painted = () =>
    new Promise((done) => {
      page.requestAnimationFrame(() => page.requestAnimationFrame(done));
    });
  const loaded = (image: HTMLImageElement) =>
    new Promise((done) => {
      image.addEventListener("load", done);
      image.addEventListener("error", done);
    });
  // After a reload "Back" may lead to an address that the app had made without a document: nobody is there to draw it.
  // Until that document comes the app holds still (led-away.ts).
  page.addEventListener("popstate", () => {
    if (!page.__remixRouter && address() !== came) location.reload();
  });
  // A document that ends early leaves blocks that only the app can finish.
  page.addEventListener("DOMContentLoaded", () => document.querySelector(unfinished) && start());
  for (const act of acts) page.addEventListener(act, acted, true);
  for (const sign of signs) page.addEventListener(sign, seen, true);
  page.setTimeout(rest, longestMs);
  painted()
    .then(() => {
      const coming = [...document.images].filter((image) => image.loading !== "lazy" && !image.complete);
      return Promise.all([document.fonts.ready, ...coming.map(loaded)]);
    })
    .then(painted)
    .then(rest);
}
