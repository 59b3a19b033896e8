/** A short answer of the door itself, never stored: a page for whoever reads one, plain text for everything else. */
import { type Language, locales } from "@domain/market/market";
import { againLabels, homeLabels, type RefusalReason, referenceLabels, refusalTexts } from "./refusal-texts";

/** Why an answer was refused: said in the reader's language once it is known which request that was. */
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
  /** Whether a browser is going to show the answer as a page; scripts, programs and pictures ask for something else. */
  readonly readsPages: boolean;
  /** A program that asked for JSON. */
  readonly readsJson: boolean;
  /** The shop's style, as its pages load it. */
  readonly styles: readonly string[];
}

export function readerOf({ headers }: Request, language: Language, styles: readonly string[] = []): Reader {
  const accept = headers.get("accept") ?? "";
  const readsPages = accept.includes("text/html");
  return { language, readsPages, readsJson: !readsPages && accept.includes("application/json"), styles };
}

/**
 * The answer with its reason in the reader's language and the reference that can be quoted to whoever helps; any other
 * answer stays as it is.
 */
export function worded(response: Response, reader: Reader, requestId: string): Response {
  const reason = reasons.get(response);
  if (!reason) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  const sentence = refusalTexts[reason][reader.language];
  const label = referenceLabels[reader.language];
  if (reader.readsJson) {
    headers.set("content-type", "application/json; charset=utf-8");
    const error = { code: reason, message: sentence, reference: requestId };
    return new Response(`${JSON.stringify({ error })}\n`, { status, headers });
  }
  if (!reader.readsPages) return new Response(`${sentence}\n${label}${requestId}\n`, { status, headers });
  headers.set("content-type", "text/html; charset=utf-8");
  // The shop's files are behind the password too, and a browser would ask for it once more.
  const files = status === 401 ? null : reader.styles;
  const again = reason === "busy" || reason === "too-many-requests" ? againLabels[reader.language] : null;
  return new Response(pageOf(sentence, label, requestId, reader.language, files, again), { status, headers });
}

/** Nothing of the request is in it: its texts, the shop's files and an id of ours. */
function pageOf(
  sentence: string,
  label: string,
  requestId: string,
  language: Language,
  styles: readonly string[] | null,
  again: string | null,
): string {
  const links = styles?.map((href) => `<link rel="stylesheet" href="${href}">`).join("") ?? "";
  const logo =
    styles && '<header><a href="/"><img src="/logo.svg" alt="Benchside" width="141" height="26"></a></header>';
  return [
    `<!doctype html><html lang="${locales[language].iso}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${sentence} | Benchside</title>${links}</head><body data-refusal>${logo ?? ""}<main>`,
    `<h1>${sentence}</h1><p>${label}<code>${requestId}</code></p>`,
    // Without a target a link leads to the address of its document, which is the one that was asked for.
    again === null ? "" : `<p><a href="">${again}</a></p>`,
    `<p><a href="/">${homeLabels[language]}</a></p>`,
    "</main></body></html>\n",
  ].join("\n");
}

/** A redirect of the edge. Permanent ones may be kept by the browser, others never. */
export function redirectTo(location: string, status: 301 | 302 | 303, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": status === 301 ? "public, max-age=3600" : "no-store" });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return new Response(null, { status, headers });
}
