/**
 * Fetches what the common acts of a shopper need before the first of them, once a page that sells has nothing else to do: a
 * press on the line of a phone waits for the shop's answer, and not for a file before it.
 */

import { unlessEnded } from "~/browser-reports/report-faults";
import { warmBasketRequests } from "~/components/basket/basket-requests";
import { warmViewer } from "~/components/product/figures/figure-gallery";
import { whenIdle } from "~/stores/when-idle";

/** In the order in which they are likely to be used; those of a group together. */
const groups: readonly (readonly Part[])[] = [
  [{ load: warmBasketRequests }, { load: () => import("~/components/basket/basket-panel") }],
  [
    { on: "shop-widget[name='figure-gallery']", load: warmViewer },
    { load: () => import("~/components/country/country-dialog") },
    { load: () => import("~/components/quick-add/quick-add-popup") },
  ],
];

interface Part {
  /** Only where this is on the page. */
  readonly on?: string;
  readonly load: () => Promise<unknown>;
}

/** Call once in a document. */
export function warmActs(): void {
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function begin(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || !document.querySelector("shop-widget[name='add-to-basket']")) return;
  const waiting = groups.map((parts) => parts.filter(({ on }) => !on || document.querySelector(on)));
  const next = () => {
    const parts = waiting.shift();
    // One that cannot be had is asked for again by the press that needs it.
    if (parts) Promise.all(parts.map(({ load }) => load())).then(() => whenIdle(next), unlessEnded);
  };
  next();
}
