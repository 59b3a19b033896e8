import { leadsWithin } from "./frame-address";

/** How long a link is pointed at before its page is fetched ahead. */
export const intentMilliseconds = 100;

/** Pages of a visitor's own, which no browser may keep; files, of which some are made for whoever asks; preferences. */
const others =
  /^\/(?:account|api|cart|checkout|country|ct|privacy-settings|quote)\b|\/(?:export|file|pdf)(?:[/?]|$)|\.[a-z]{2,4}(?:\?|$)|[?&](?:country|language)=/;

/** Whether an address of this site, path and query, is of a page that is the same for everyone. */
export const isFetchedAhead = (address: string): boolean => !others.test(address);

/**
 * Fetches the page of a link that is pointed at, or has the focus, ahead of the press, for a document whose links the
 * browser follows. The shop has it at hand then, and the browser, which asks whether it is still so, need not be sent it
 * again.
 * @returns the function that ends it
 */
export function fetchAhead(): () => void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pointed = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || !leadsWithin(link)) return;
    const page = link.pathname + link.search;
    if (fetched.has(page) || !isFetchedAhead(page)) return;
    timer = setTimeout(() => {
      fetched.add(page);
      const ahead = document.createElement("link");
      ahead.rel = "prefetch";
      ahead.href = page;
      document.head.appendChild(ahead);
    }, intentMilliseconds);
  };
  addEventListener("pointerover", pointed);
  addEventListener("focusin", pointed);
  return () => {
    clearTimeout(timer);
    removeEventListener("pointerover", pointed);
    removeEventListener("focusin", pointed);
  };
}
