/**
 * Keeps the scroll position across documents: for URLs with `noscroll` (C-CHROME-11), and for links and forms marked
 * `data-stays` whose page loads as a document.
 */

/** Key in session storage. */
export const scrollPositionKey = "kept-place";

/**
 * Text of the inline script at the end of the document: the function below, self-contained. It has no "<", which would
 * need escaping.
 */
export const keepScrollText = (): string => `(${keepScroll})(window,${JSON.stringify(scrollPositionKey)})`;

function keepScroll(page: Window, name: string): void {
  const { document, location } = page;
  const keep = (pathname: string) => {
    try {
      page.sessionStorage.setItem(name, JSON.stringify([pathname, page.scrollY]));
    } catch {
      // Without storage the next page starts at the top.
    }
  };
  try {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(name) ?? "null");
    page.sessionStorage.removeItem(name);
    // Compare the path only, because the page may have been redirected to a canonical query.
    if (Array.isArray(kept) && kept[0] === location.pathname && !location.hash)
      page.scrollTo({ top: Number(kept[1]), behavior: "instant" });
  } catch {
    // Without storage the page starts at the top.
  }
  // On the window, so that handlers that act in place run first.
  page.addEventListener("click", (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (event.target as Partial<HTMLElement> | null)?.closest?.<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || link.target) return;
    if (link.hasAttribute("data-stays") || /[?&]noscroll(?!=false)/.test(link.search)) keep(link.pathname);
  });
  page.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.hasAttribute("data-stays")) return;
    keep(new URL(form.action, document.baseURI).pathname);
  });
}
