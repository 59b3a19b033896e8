import { isInternalLink } from "./frame-links";

/** Hover time before a page is prefetched. */
const intentMilliseconds = 100;

/** Private pages, which browsers must not cache; files, some of them personal; preferences. */
const others =
  /^\/(?:account|api|cart|checkout|country|ct|order|privacy-settings|quote)\b|\/(?:export|file|pdf)(?:[/?]|$)|\.[a-z]{2,4}(?:\?|$)|[?&](?:country|language)=/;

/** Requests a file or page that a later document may need, at the lowest priority. */
export function prefetch(address: string): void {
  const ahead = document.createElement("link");
  ahead.rel = "prefetch";
  ahead.href = address;
  document.head.appendChild(ahead);
}

/** True if the address (path and query) is a public page. */
export const isPrefetched = (address: string): boolean => !others.test(address);

/**
 * Prefetches the page of a hovered or focused link in a document whose links the browser follows. By the time of the
 * press the edge has stored it, and the browser only needs to revalidate.
 * @returns a function that stops it
 */
export function startPrefetching(): () => void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pointed = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || !isInternalLink(link)) return;
    const page = link.pathname + link.search;
    if (fetched.has(page) || !isPrefetched(page)) return;
    timer = setTimeout(() => {
      fetched.add(page);
      prefetch(page);
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
