/** The document's page data. */
import { RemixBrowser } from "@remix-run/react";

/**
 * Makes the framework decode the document's data before hydration. Otherwise its first render suspends outside every
 * boundary, and a press at that moment forces a synchronous render, which fails. So render the app once here and await
 * what it throws; any other outcome occurs again in the real render.
 */
export async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    if (wait instanceof Promise) await wait;
  }
}
