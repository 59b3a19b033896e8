/** First step of the pipeline: rejects requests that no page should see, before any work is done. */

import { isCallOfAgent, isRestCall } from "@domain/agents/addresses";
import type { EdgeSettings } from "@domain/http/edge-app";
import { unwatchPath } from "@domain/lots/fold-lot";
import { WeightedLru } from "@domain/memory/weighted-lru";
import { panelBuilderPath } from "@domain/panel-builder/panel";
import { listPath, maxListBodyBytes, tooLargeListPath } from "@domain/quick-add/list-limits";
import {
  certificateUploadPath,
  maxUploadBodyBytes,
  purchaseOrderUploadPath,
  tooLargeFault,
  tooLargePath,
} from "@domain/uploads/upload";
import { canonicalPath } from "./canonical-path";
import { isForeign, isForged } from "./forged-request";
import { isWrite } from "./is-write";
import { redirectTo, refuse } from "./refusal";
import { typedParts } from "./typed-parts";

type Entry =
  | { readonly kind: "passed"; readonly request: Request; readonly url: URL }
  | { readonly kind: "answered"; readonly response: Response };

const maxUrlLength = 8192;
const maxPathLength = 1024;
const maxSegments = 12;
const maxParameters = 80;
const maxNameLength = 64;
const maxValueLength = 2048;
/** Parameters with an address of the shop, such as a panel, which may be long. */
const addressParameters: readonly string[] = ["return", "goto"];
/** The panel builder has its texts in the address. */
const hasLongTexts = ({ pathname }: URL): boolean => pathname.split("/", 2)[1] === panelBuilderPath.slice(1);
const maxBodyBytes = 1024 * 1024;

/**
 * Addresses that accept files, with their limit and the page that reports a larger file. A panel is in the query of its
 * address.
 */
const uploads: Readonly<Record<string, { readonly bytes: number; readonly tooLarge: string }>> = {
  [panelBuilderPath]: { bytes: maxBodyBytes, tooLarge: tooLargePath(panelBuilderPath) },
  [listPath]: { bytes: maxListBodyBytes, tooLarge: tooLargeListPath },
  [purchaseOrderUploadPath]: { bytes: maxUploadBodyBytes, tooLarge: tooLargePath(purchaseOrderUploadPath) },
  [certificateUploadPath]: { bytes: maxUploadBodyBytes, tooLarge: tooLargePath(certificateUploadPath) },
};
const uploadOf = ({ pathname }: URL) => (Object.hasOwn(uploads, pathname) ? uploads[pathname] : undefined);

export const maxBodyOf = (url: URL): number => uploadOf(url)?.bytes ?? maxBodyBytes;

const methods = ["GET", "HEAD", "POST"];

/** Maximum characters of all cached addresses, and of a single one. */
const cacheLimits = { all: 256 * 1024, longest: 1024 } as const;
/** Cache of accepted read addresses, so popular ones are checked once. The URLs must not be modified. */
const acceptedUrls = new WeightedLru<URL>(cacheLimits.all, cacheLimits.longest);

export function enter(request: Request, settings: EdgeSettings): Entry {
  const { method } = request;
  const known = isWrite(request) ? undefined : acceptedUrls.get(request.url);
  const url = known ?? new URL(request.url);
  if (!settings.hosts.includes(url.host)) return answered(refuse(421, "unknown-host"));
  if (!methods.includes(method) && !(method === "PUT" && isRestCall(url.pathname)))
    return answered(refuse(405, "unknown-method", { allow: methods.join(", ") }));
  if (known) return { kind: "passed", request: withoutBody(request), url };
  const tooMuch = exceedsLimits(request, url);
  if (tooMuch) return answered(tooMuch);

  const path = canonicalPath(url);
  if (path.kind === "malformed") return answered(refuse(400, "malformed-address"));
  if (path.kind === "elsewhere") {
    // A form would lose its body on a redirect, and no form of the shop posts to such an address.
    if (isWrite(request)) return answered(refuse(400, "malformed-address"));
    return answered(redirectTo(`${settings.origins.current}${path.path}`, path.status));
  }
  // Remix would serve these without the checks for pages.
  if (url.search && url.searchParams.has("_data")) return answered(refuse(400, "data-parameter"));
  if (url.pathname.startsWith("/__manifest")) return answered(refuse(404, "not-found"));

  const hasNoPage = isCallOfAgent(url.pathname) || url.pathname === unwatchPath;
  if (isWrite(request) && (hasNoPage ? isForeign : isForged)(request, url, settings)) {
    return answered(refuse(403, "forged-form"));
  }
  if (isWrite(request)) return { kind: "passed", request, url };
  acceptedUrls.set(request.url, url, request.url.length);
  return { kind: "passed", request: withoutBody(request), url };
}

function answered(response: Response): Entry {
  return { kind: "answered", response };
}

function exceedsLimits(request: Request, url: URL): Response | null {
  if (request.url.length > maxUrlLength || url.pathname.length > maxPathLength) return refuse(414, "long-address");
  let segments = 0;
  for (const character of url.pathname) if (character === "/") segments += 1;
  if (segments > maxSegments) return refuse(414, "many-parts");
  if (url.search.length > 1) {
    let parameters = 0;
    const holdsTexts = hasLongTexts(url);
    for (const [name, value] of url.searchParams) {
      parameters += 1;
      const longest = holdsTexts || addressParameters.includes(name) ? maxUrlLength : maxValueLength;
      if (parameters > maxParameters || name.length > maxNameLength || value.length > longest) {
        return refuse(414, "many-parameters");
      }
    }
  }
  if (!isWrite(request)) return null;
  const length = Number(request.headers.get("content-length") ?? 0);
  if (!Number.isFinite(length)) return refuseLargeBody(url);
  // The start of a large upload is read, because it has the texts of the form.
  return length <= maxBodyOf(url) || uploadOf(url) ? null : refuseLargeBody(url);
}

/**
 * The upload's form without its file, at the address that reports a file as too large; null if no text was sent before
 * the file.
 * @param start the first bytes of the body
 */
export function withoutLargeFile(request: Request, url: URL, start: Uint8Array): Request | null {
  const body = uploadOf(url) && typedParts(start, request.headers.get("content-type") ?? "");
  if (!body) return null;
  const page = new URL(url);
  page.searchParams.set(tooLargeFault.name, tooLargeFault.value);
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(page, { method: request.method, headers, body });
}

/** Redirects to the page of the upload, which shows the error and lets the visitor choose another file. */
export function refuseLargeBody(url: URL): Response {
  const upload = uploadOf(url);
  if (!upload) return refuse(413, "large-body");
  const page = new URL(upload.tooLarge, url);
  for (const [name, value] of url.searchParams) if (name !== tooLargeFault.name) page.searchParams.append(name, value);
  return redirectTo(page.href, 303);
}

/** Drops the body that some clients send with a read. */
function withoutBody(request: Request): Request {
  if (!request.body) return request;
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "content-type", "transfer-encoding"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
}
