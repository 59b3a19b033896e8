/** Files of the app that a page is taken over with. */
export interface AppFiles {
  /** The routes of the app and their files. */
  readonly manifest: string;
  /** Files of the page's routes by their ids, outermost first. */
  readonly routes: readonly (readonly [id: string, file: string])[];
  readonly entry: string;
  /** What these import, so that nobody has to read one file to know of the next. */
  readonly imports: readonly string[];
}

interface StartingPage extends Window {
  chunkFailed?: () => boolean;
  /** Set by the framework when the app has taken the page over and follows its address. */
  __remixRouter?: unknown;
  __remixRouteModules?: Readonly<Record<string, unknown>>;
}

/** A page that never comes to rest is taken for one that has after this. */
const longestWaitMs = 4000;
/** A browser that is never idle is taken for one that is after this. */
const idleWaitMs = 500;
/** A page that stands and gets no sign starts after this: news of the session or the line reach who only reads, too. */
const signWaitMs = 2500;

/**
 * Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping.
 * @param waitsForSign true for a page that does nothing by itself
 */
export function startAppText(files: AppFiles, waitsForSign: boolean): string {
  const given = JSON.stringify(files).replaceAll("<", "\\u003c");
  return `(${startApp})(window,${given},${waitsForSign ? signWaitMs : 0},${longestWaitMs},${idleWaitMs})`;
}

/**
 * Starts the app once the page stands in front of the visitor: styles, font and figures loaded and painted, and the
 * browser idle. A page that waits for a sign starts when there has been one of somebody being there, the pointer moved or
 * the page scrolled, and without one after `signMs`. Who allowed their visit to be counted is counted without. A press or a key starts the app at once;
 * what was pressed is a link or belongs to a form, and needs no app.
 */
function startApp(page: StartingPage, files: AppFiles, signMs: number, longestMs: number, idleMs: number): void {
  const { document, location } = page;
  const address = () => location.pathname + location.search;
  const came = address();
  const acts = ["pointerdown", "keydown", "focusin"];
  const signs = ["pointermove", "scroll", "touchstart"];
  let isAwaited = signMs === 0 || /(^|; )consent=1\.\d+\.[vc]*a/.test(document.cookie);
  let isAtRest = false;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const act of acts) page.removeEventListener(act, start, true);
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
  const startWhenIdle = () => {
    if (!isAwaited || !isAtRest) return;
    if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout: idleMs });
    else page.setTimeout(start, 1);
  };
  const expect = () => {
    for (const sign of signs) page.removeEventListener(sign, seen, true);
    isAwaited = true;
    startWhenIdle();
  };
  const seen = (event: Event) => {
    // Browsers tell of a move that was none when something appears below a pointer that lies still.
    const { movementX, movementY } = event as Partial<PointerEvent>;
    if (movementX === 0 && movementY === 0) return;
    expect();
  };
  const rest = () => {
    if (isAtRest) return;
    isAtRest = true;
    startWhenIdle();
    if (!isAwaited) page.setTimeout(expect, signMs);
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
  // After a reload "Back" may lead to an address that the app had made without a document: nobody is there yet to draw it.
  page.addEventListener("popstate", () => {
    if (!page.__remixRouter && address() !== came) location.reload();
  });
  for (const act of acts) page.addEventListener(act, start, true);
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
