/**
 * Keeps a page where it is scrolled to over a change of documents: for an address with `noscroll` (C-CHROME-11), and for
 * links and forms marked `data-stays` whose page comes as a document.
 */

/** Name of the place in the storage of the session. */
export const keptPlace = "kept-place";

/**
 * Text of the inline script at the end of the document: the function below and nothing from around it. It has no "<",
 * which would need escaping.
 */
export const keepPlaceText = (): string => `(${keepPlace})(window,${JSON.stringify(keptPlace)})`;

function keepPlace(page: Window, name: string): void {
  const { document, location } = page;
  const keep = (pathname: string) => {
    try {
      page.sessionStorage.setItem(name, JSON.stringify([pathname, page.scrollY]));
    } catch {
      // Without storage the next page begins at its top.
    }
  };
  try {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(name) ?? "null");
    page.sessionStorage.removeItem(name);
    // The path alone: the page may have been led to a better form of its address.
    if (Array.isArray(kept) && kept[0] === location.pathname && !location.hash)
      page.scrollTo({ top: Number(kept[1]), behavior: "instant" });
  } catch {
    // The same.
  }
  // On the window, behind all who answer a press in place.
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
