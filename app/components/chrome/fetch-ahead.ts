import { leadsWithin } from "./frame-address";

/** How long a link is pointed at before its page is fetched ahead. */
export const intentMilliseconds = 100;

/** Pages of a visitor's own, which no browser may keep, and addresses that change a preference. */
const own = /^\/(?:account|api|cart|checkout|country|privacy-settings|quote)\b|\.pdf$|[?&](?:country|language)=/;

/**
 * Fetches the page of a link that is pointed at, or has the focus, ahead of the press, for a document whose links the
 * browser follows. The browser keeps it for some minutes and asks anew when a cookie has changed meanwhile.
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
    if (fetched.has(page) || own.test(page)) return;
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
