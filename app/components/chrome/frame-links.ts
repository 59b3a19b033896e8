/**
 * True for a link that the app can follow: a page of this host in this window. Links in the frame were written by the
 * server for the document's first page.
 */
export function isInternalLink(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.dataset.reload)
    return false;
  // The browser handles a jump within the page.
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

/** Updates the links and forms that return to the current page: the country form and the language links. */
export function updateReturnLinks(address: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-frame] input[name='return']")) {
    input.value = address;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-frame] a[data-language]")) {
    const url = new URL(address, location.origin);
    url.searchParams.set("language", link.dataset.language ?? "");
    link.href = url.pathname + url.search;
  }
}
