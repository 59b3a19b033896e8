import { RemixBrowser } from "../remix";

/**
 * Makes Remix decode the document's data before hydration. Otherwise its first render suspends outside every boundary,
 * and a press at that moment forces a synchronous render, which fails. So this renders the app once and awaits the
 * promise that it throws; any other outcome occurs again in the real render.
 */
export async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    if (wait instanceof Promise) await wait;
  }
}
