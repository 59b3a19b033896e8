/**
 * Fetches what the common acts of a shopper need before the first of them, once a page that sells has nothing else to do: a
 * press on the line of a phone waits for the shop's answer, and not for a file before it.
 */

import { unlessEnded } from "~/report-faults";
import { whenIdle } from "~/stores/when-idle";

/** In the order in which they are likely to be used. */
const parts: readonly { readonly on?: string; readonly load: () => Promise<unknown> }[] = [
  { load: () => import("~/components/basket/basket-requests") },
  { load: () => import("~/components/basket/basket-panel") },
  { on: "shop-widget[name='figure-gallery']", load: () => import("~/components/product/figure-viewer") },
  { load: () => import("~/components/country/country-dialog") },
  { load: () => import("~/components/quick-add/quick-add-popup") },
];

/** Call once in a document. */
export function warmActs(): void {
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function begin(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !document.querySelector("shop-widget[name='add-to-basket']")) return;
  const wanted = parts.filter(({ on }) => !on || document.querySelector(on));
  const next = () => {
    const part = wanted.shift();
    // One that cannot be had is asked for again by the press that needs it.
    if (part) part.load().then(() => whenIdle(next), unlessEnded);
  };
  whenIdle(next);
}
