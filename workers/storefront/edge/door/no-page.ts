/** Requests for files that are not there: nobody reads a page in place of a picture or a script. */

const fileName =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|m?js|map|json|xml|txt|woff2?|ttf|mp4|webm|pdf|zip|gz|php|aspx?|env|sql|bak|yml|ini)$/i;
const parts = new Set(["audio", "font", "image", "manifest", "object", "script", "style", "track", "video", "worker"]);

/**
 * @param pattern of the route; addresses of routes of their own answer by themselves
 * @returns true where a few words are all that a missing address needs
 */
export function wantsNoPage({ method, headers }: Request, pathname: string, pattern: string): boolean {
  if (method === "POST" || (pattern !== "/*" && pattern !== "")) return false;
  const destination = headers.get("sec-fetch-dest");
  if (destination === "document" || destination === "iframe") return false;
  if (parts.has(destination ?? "")) return true;
  const accept = headers.get("accept") ?? "";
  // A person's browser that does not say what it asks for.
  if (accept.includes("text/html")) return false;
  return fileName.test(pathname) || /^(?:image|font|audio|video)\/|^text\/css/.test(accept);
}
