/** Personal pages and APIs, which search engines should not index. */
const closed = ["/account/", "/api/", "/cart/", "/checkout/", "/country", "/examples", "/quote/"];

/** @param origin of the host that serves the file */
export function robotsText(origin: string): string {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`];
  return `${lines.join("\n")}\n`;
}
