/** Converts the app's response for a page to Markdown. */
import { markdownOfPage } from "@domain/markdown/markdown-of-page";
import { createDocumentOrderFilter } from "@framework/server/document-order";
import type { Rendering } from "../request-scope";
import { isDocument } from "./is-document";

/** Responses other than documents are unchanged. Waits for the whole page, including deferred blocks. */
export async function markdownAnswer(
  response: Response,
  { nonce, market, site, address, plan }: Rendering,
): Promise<Response> {
  if (!isDocument(response) || !response.body) return response;
  const filter = createDocumentOrderFilter(nonce);
  const html = filter.push(await response.text()) + filter.end();
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/markdown; charset=utf-8");
  // Markdown does not use the HTML page's fonts and scripts.
  headers.delete("link");
  headers.delete("content-length");
  const page = `${site.app.settings.origins.current}${address.pathname}`;
  const { text, canonical } = markdownOfPage(html, page, plan.axes.includes("country") ? market : null);
  // For search engines that find both forms.
  if (canonical !== "") headers.set("link", `<${canonical}>; rel="canonical"`);
  return new Response(text, { status: response.status, headers });
}
