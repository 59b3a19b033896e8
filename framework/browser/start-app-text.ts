import { truncatedDocumentText } from "./truncated-document";

/** Files that hydrate a page. */
export interface AppFiles {
  /** Path of the manifest of the app's routes and their files. */
  readonly manifest: string;
  /** Files of the page's routes by id, outermost first. */
  readonly routes: readonly (readonly [id: string, file: string])[];
  readonly entry: string;
  /** Imports of these files, listed to avoid request waterfalls. */
  readonly imports: readonly string[];
}

interface StartingPage extends Window {
  __remixRouteModules?: Readonly<Record<string, unknown>>;
}

/**
 * Text of the inline script: the function below, which is self-contained. It contains no "<", which would need
 * escaping.
 */
export function startAppText(files: AppFiles): string {
  const given = JSON.stringify(files).replaceAll("<", "\\u003c");
  return `${truncatedDocumentText()};(${startApp})(window,${given})`;
}

/**
 * Starts the app of a page once the document has been parsed; its files load in parallel with styles and font, at low
 * priority. Earlier presses are held (`hold-presses-text.ts`).
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
        // A link to a download leaves the page open, so it still needs its app.
        setTimeout(start, 1000);
      });
  // After the first paint, because styles, font and images load first.
  page.requestAnimationFrame(() => page.requestAnimationFrame(() => void start()));
}
