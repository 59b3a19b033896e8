/**
 * Serves figures below `/figures` and editors' pictures below `/pictures` from the storefront's own origin, so the
 * largest image of a page needs no second connection. They are fetched from their service once and cached in the data
 * center. Only addresses that the service may have are requested.
 */
import { imageId, variantName } from "@contracts/catalogue/images";
import { figuresPath, isPicturePath, picturesPath } from "@domain/figures/figures-path";
import type { RequestRecord, UpstreamLogEntry } from "@domain/http/edge-app";
import { fixedSecurityHeaders } from "@domain/http/security-headers";
import { traceparent } from "@domain/http/trace/trace-context";
import * as v from "valibot";
import { refuse } from "../door/refusal";
import { hasVersion } from "../headers/if-none-match";

/** The four parts of a figure's path: folder, account, figure id and variant. */
const figureFile = v.strictTuple([
  v.literal(figuresPath.slice(1)),
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,62}$/)),
  imageId,
  variantName,
]);

/** Formats that the image service can produce, newest first; the browser's Accept header selects one. */
const formats = ["image/avif", "image/webp"] as const;
/** Limit of both attempts together. */
const timeoutMs = 8000;
/** A failed figure is missing until the page is reloaded, and a broken connection does not predict the next one. */
const maxAttempts = 2;
/** Headers copied from the image service's response. */
const forwardedHeaders = ["content-type", "content-length", "etag", "last-modified", "cache-control"];
/** An SVG opened directly can display, but neither run nor load anything. */
const imageOnlyPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface ImageFile {
  readonly kind: "figure" | "picture";
  /** Below the address of its service, with a leading slash. */
  readonly path: string;
}

/** Null if the path cannot be an image's. */
export function imageFileOf(pathname: string): ImageFile | null {
  if (pathname.startsWith(`${picturesPath}/`)) {
    const path = pathname.slice(picturesPath.length);
    return isPicturePath(path) ? { kind: "picture", path } : null;
  }
  if (!pathname.startsWith(`${figuresPath}/`)) return null;
  const isFigure = v.is(figureFile, pathname.slice(1).split("/"));
  return isFigure ? { kind: "figure", path: pathname.slice(figuresPath.length) } : null;
}

/** Names in the log. */
const upstreamOf = {
  figure: { name: "figure-files", service: "images" },
  picture: { name: "picture-files", service: "content" },
} as const;

interface ImageSource {
  /** Address of the service; empty if the storefront does not serve its images. */
  readonly url: string;
  /** The data center's cache; null if there is none. */
  readonly cache: Cache | null;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly record: RequestRecord;
  readonly requestId: string;
}

/** An image for GET and HEAD: 200, 304, 404 if it does not exist, 503 while the service is unavailable. */
export async function serveImage(request: Request, file: ImageFile, source: ImageSource): Promise<Response> {
  if (source.url === "") return refuse(404, "not-found");
  // Only the image service converts.
  const accept = file.kind === "figure" ? acceptedOf(request) : "";
  const { path } = file;
  // The cache is keyed by address only, so the format is part of it.
  const key = `https://${file.kind}.invalid${path}?${new URLSearchParams({ accept, from: source.url })}`;
  const kept = await source.cache?.match(key).catch(() => undefined);
  const picture = kept ?? (await fetchImage(file, accept, source));
  if (!picture || isOut(picture)) {
    await picture?.body?.cancel();
    return refuse(503, "fault", { "retry-after": "5" });
  }
  if (picture.status !== 200 || !/^image\//i.test(picture.headers.get("content-type") ?? "")) {
    await picture.body?.cancel();
    return refuse(404, "not-found");
  }
  const headers = headersOf(picture);
  if (!kept && source.cache) {
    const [kept, sent] = picture.body ? picture.body.tee() : [null, null];
    source.waitUntil(source.cache.put(key, new Response(kept, { headers })).catch(() => {}));
    return conditional(request, sent, headers);
  }
  return conditional(request, picture.body, headers);
}

/**
 * True for a failure of the service. Refusals of our key or of too many calls, and redirects, are not results for the
 * image.
 */
const isOut = ({ status }: Response): boolean => status !== 200 && ![400, 404, 410].includes(status);

function conditional(request: Request, body: ReadableStream | null, headers: Headers): Response {
  const etag = headers.get("etag");
  const same = etag !== null && hasVersion(request, etag);
  if (!same && request.method !== "HEAD") return new Response(body, { headers });
  // Cancels only this branch of the stream; the cache still reads the other one.
  body?.cancel().catch(() => {});
  if (same) headers.delete("content-length");
  return new Response(null, { status: same ? 304 : 200, headers });
}

function acceptedOf(request: Request): string {
  const accepted = request.headers.get("accept") ?? "";
  return formats.find((format) => accepted.includes(format)) ?? "";
}

/** Null if the service does not respond or fails twice. */
async function fetchImage(
  { kind, path }: ImageFile,
  accept: string,
  { url, record, requestId }: ImageSource,
): Promise<Response | null> {
  const address = url + path;
  const startedMs = Date.now();
  const entry: UpstreamLogEntry = {
    ...upstreamOf[kind],
    method: "GET",
    host: new URL(address).host,
    path,
    startedMs,
    ms: null,
    status: null,
    source: "network",
    attempts: 0,
  };
  record.upstream.push(entry);
  const signal = AbortSignal.timeout(timeoutMs);
  const parent = traceparent(requestId, record.upstream.length);
  const headers = {
    accept: accept ? `${accept},image/*;q=0.8` : "image/*",
    ...(parent !== null && { traceparent: parent }),
  };
  try {
    while (entry.attempts < maxAttempts && !signal.aborted) {
      entry.attempts += 1;
      try {
        const response = await fetch(address, { headers, redirect: "manual", signal });
        entry.status = response.status;
        if (response.status < 500) return response;
        await response.body?.cancel();
      } catch (error) {
        entry.status = error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
      }
    }
    return null;
  } finally {
    entry.ms = Date.now() - startedMs;
  }
}

function headersOf({ headers }: Response): Headers {
  const passed = new Headers();
  for (const name of forwardedHeaders) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  passed.set("vary", "accept");
  for (const [name, value] of fixedSecurityHeaders) passed.set(name, value);
  passed.set("content-security-policy", imageOnlyPolicy);
  // Mails, our other shops and consumers of our structured data embed figures too.
  passed.set("cross-origin-resource-policy", "cross-origin");
  return passed;
}
