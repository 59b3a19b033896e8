/** Refusals of the edge, never cached: a short page for readers, plain text for all other clients. */
import { escapeHtml } from "@domain/edge-slot/html";
import { type Language, locales } from "@domain/market/market";
import { againLabels, homeLabels, type RefusalReason, referenceLabels, refusalTexts } from "./refusal-texts";

/** Reason of each refusal. Its text is written later, when the reader's language is known. */
const reasons = new WeakMap<Response, RefusalReason>();

export function refuse(
  status: number,
  reason: RefusalReason,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const response = new Response(`${refusalTexts[reason].en}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
  reasons.set(response, reason);
  return response;
}

interface Reader {
  readonly language: Language;
  /** True if a browser will show the response as a page, false for scripts, programs and images. */
  readonly readsPages: boolean;
  /** The client asked for JSON. */
  readonly readsJson: boolean;
  /** Style sheets of the shop's pages. */
  readonly styles: readonly string[];
}

export function readerOf({ headers }: Request, language: Language, styles: readonly string[] = []): Reader {
  const accept = headers.get("accept") ?? "";
  const readsPages = accept.includes("text/html");
  return { language, readsPages, readsJson: !readsPages && accept.includes("application/json"), styles };
}

/** Writes a refusal in the reader's language, with a reference for support; other responses are unchanged. */
export function localizeRefusal(response: Response, reader: Reader, requestId: string): Response {
  const reason = reasons.get(response);
  if (!reason) return response;
  const said = { code: reason, sentence: refusalTexts[reason][reader.language] };
  return sayRefusal(response.status, said, reader, requestId, response.headers);
}

/**
 * Writes a sentence in the reader's language, with a reference for support.
 * @param said sentence as plain text, and its code for programs
 */
export function sayRefusal(
  status: number,
  { code, sentence }: { readonly code: RefusalReason | "removed"; readonly sentence: string },
  reader: Reader,
  requestId: string,
  kept: HeadersInit = { "cache-control": "no-store" },
): Response {
  const headers = new Headers(kept);
  headers.set("content-type", "text/plain; charset=utf-8");
  const label = referenceLabels[reader.language];
  if (reader.readsJson) {
    headers.set("content-type", "application/json; charset=utf-8");
    const error = { code, message: sentence, reference: requestId };
    return new Response(`${JSON.stringify({ error })}\n`, { status, headers });
  }
  if (!reader.readsPages) return new Response(`${sentence}\n${label}${requestId}\n`, { status, headers });
  headers.set("content-type", "text/html; charset=utf-8");
  // On staging the shop's files need the password too, and the browser would prompt again.
  const files = status === 401 ? null : reader.styles;
  const again = code === "busy" || code === "too-many-requests" ? againLabels[reader.language] : null;
  return new Response(pageOf(sentence, label, requestId, reader.language, files, again), { status, headers });
}

/** Contains no data of the request: only texts of the shop, its files and our id. */
function pageOf(
  said: string,
  label: string,
  requestId: string,
  language: Language,
  styles: readonly string[] | null,
  again: string | null,
): string {
  const sentence = escapeHtml(said);
  const links = styles?.map((href) => `<link rel="stylesheet" href="${href}">`).join("") ?? "";
  const logo =
    styles && '<header><a href="/"><img src="/logo.svg" alt="Benchside" width="141" height="26"></a></header>';
  return [
    `<!doctype html><html lang="${locales[language].iso}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${sentence} | Benchside</title>${links}</head><body data-refusal>${logo ?? ""}<main>`,
    `<h1>${sentence}</h1><p>${label}<code>${requestId}</code></p>`,
    // An empty target links to the current address.
    again === null ? "" : `<p><a href="">${again}</a></p>`,
    `<p><a href="/">${homeLabels[language]}</a></p>`,
    "</main></body></html>\n",
  ].join("\n");
}

/** Redirect of the edge. Browsers may cache permanent ones; temporary ones are never cached. */
export function redirectTo(
  location: string,
  status: 301 | 302 | 303 | 307,
  setCookies: readonly string[] = [],
): Response {
  const headers = new Headers({ location, "cache-control": status === 301 ? "public, max-age=3600" : "no-store" });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return new Response(null, { status, headers });
}
