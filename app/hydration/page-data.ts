/** The data that a document came with. */
import { RemixBrowser } from "@remix-run/react";

/**
 * Has the framework read the data of the document. It begins with that when its app is first drawn, and makes React wait
 * for it outside of every boundary. Whoever presses something in that moment makes React draw at once, which nothing may
 * wait for: the press would end in a fault. So the app is asked for once before React takes the page over; what it waits
 * for is the data, and any other end of this call comes again when it is drawn.
 */
export async function pageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (wait) {
    if (wait instanceof Promise) await wait;
  }
}
