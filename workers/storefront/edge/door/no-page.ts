/** Detects requests for missing files, which need no HTML page in response. */

const fileName =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|m?js|map|json|xml|txt|woff2?|ttf|mp4|webm|pdf|zip|gz|php|aspx?|env|sql|bak|yml|ini)$/i;
const parts = new Set(["audio", "font", "image", "manifest", "object", "script", "style", "track", "video", "worker"]);

/**
 * @param pattern of the route; resource routes send their own response
 * @returns true if a short text is enough for a missing address
 */
export function wantsNoPage({ method, headers }: Request, pathname: string, pattern: string): boolean {
  if (method === "POST" || (pattern !== "/*" && pattern !== "")) return false;
  const destination = headers.get("sec-fetch-dest");
  if (destination === "document" || destination === "iframe") return false;
  if (parts.has(destination ?? "")) return true;
  const accept = headers.get("accept") ?? "";
  // A browser without Sec-Fetch-Dest that accepts HTML requests a page.
  if (accept.includes("text/html")) return false;
  return fileName.test(pathname) || /^(?:image|font|audio|video)\/|^text\/css/.test(accept);
}
