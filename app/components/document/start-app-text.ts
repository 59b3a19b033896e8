import { truncatedDocumentText } from "~/hydration/truncated-document";

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
  __remixRouteModules?: Readonly<Record<string, unknown>>;
}

/** Text of the inline script: the function below and nothing from around it. It has no "<", which would need escaping. */
export function startAppText(files: AppFiles): string {
  const given = JSON.stringify(files).replaceAll("<", "\\u003c");
  return `${truncatedDocumentText()};(${startApp})(window,${given})`;
}

/**
 * Starts the app of a page that a visitor works on, as soon as the document has been read: what it needs is fetched beside
 * the page's styles and font, at low priority. Presses before that are held (`hold-presses-text.ts`).
 */
function startApp(page: StartingPage, files: AppFiles): void {
  const { document } = page;
  for (const file of files.imports) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    link.setAttribute("fetchpriority", "low");
    document.head.appendChild(link);
  }
  const start = (): Promise<unknown> =>
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
        if (!page.isEndedImport?.(error)) throw error;
        // A page that was left for a file is still there, and its app is wanted.
        setTimeout(start, 1000);
      });
  // After the first paint: its styles, font and pictures come first.
  page.requestAnimationFrame(() => page.requestAnimationFrame(() => void start()));
}
