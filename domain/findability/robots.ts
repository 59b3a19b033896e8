/** Personal pages and APIs, which search engines should not index. */
const closed = ["/account/", "/api/", "/cart/", "/checkout/", "/country", "/examples", "/order/", "/quote/"];

/**
 * Any reader may index the site and ground answers in it. Training is the owner's choice (`AI_TRAINING`); see
 * contentsignals.org.
 * @param origin of the host that serves the file
 */
export function robotsText(origin: string, allowsTraining: boolean): string {
  const signal = `Content-Signal: search=yes, ai-input=yes, ai-train=${allowsTraining ? "yes" : "no"}`;
  const lines = [
    "User-agent: *",
    signal,
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
