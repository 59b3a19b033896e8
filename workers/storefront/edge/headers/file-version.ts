/** Versions of polled files: an unchanged file is not sent again. */
import { toBase64Url } from "@domain/http/base64url";
import { hasVersion } from "./if-none-match";

/** Feeds are short, so they are hashed as a whole for their tag; other files have a tag if their route sets one. */
const polled = /^application\/atom\+xml\b/;

/** The file with its tag, or 304 for a client that has this version. */
export async function unlessUnchanged(file: Response, request: Pick<Request, "method" | "headers">): Promise<Response> {
  const { status, headers } = file;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const own = headers.get("etag");
  if (!isRead || status !== 200 || (own === null && !polled.test(headers.get("content-type") ?? ""))) return file;
  const bytes = own === null ? await file.arrayBuffer() : null;
  const etag = own ?? (await tagOf(bytes ?? new ArrayBuffer()));
  const tagged = new Headers(headers);
  tagged.set("etag", etag);
  if (!hasVersion(request, etag)) return new Response(bytes ?? file.body, { headers: tagged });
  if (bytes === null) await file.body?.cancel();
  return new Response(null, { status: 304, headers: tagged });
}

async function tagOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `"${toBase64Url(digest.subarray(0, 12))}"`;
}
