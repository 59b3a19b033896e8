/** Personal pages and answers for scripts: nothing that a search engine could show. */
const closed = ["/account/", "/api/", "/cart/", "/checkout/", "/country", "/examples", "/quote/"];

/** @param origin of the host that the file is for */
export function robotsText(origin: string): string {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`];
  return `${lines.join("\n")}\n`;
}
