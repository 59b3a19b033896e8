/** Addresses in the frame's markup, which the server wrote for the page that the document began with. */

/** True for a link that the app itself can follow: a page of this host, in this window. */
export function leadsWithin(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.dataset.reload)
    return false;
  // A place in the page is for the browser to find.
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

/** Tells what leads back to the page which page that now is: the country form and the links to other languages. */
export function addressHere(address: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-frame] input[name='return']")) {
    input.value = address;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-frame] a[data-language]")) {
    const url = new URL(address, location.origin);
    url.searchParams.set("language", link.dataset.language ?? "");
    link.href = url.pathname + url.search;
  }
}
