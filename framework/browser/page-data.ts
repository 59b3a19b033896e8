import { RemixBrowser } from "../remix";

/**
 * Makes Remix decode the document's data before hydration. Otherwise its first render suspends outside every boundary,
 * and a press at that moment forces a synchronous render, which fails. To prevent this, the function renders the app
 * once and awaits the promise that the render throws. Other errors occur again in the real render and are handled
 * there.
 */
export async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    if (wait instanceof Promise) await wait;
  }
}
