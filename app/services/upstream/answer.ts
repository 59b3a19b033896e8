/** An upstream answer as plain data, so that it can be stored and shared. */
import { bytesAtMost } from "@domain/http/bytes-at-most";
import type { UpstreamPolicy } from "./policies";
import type { UpstreamSource } from "./types";

export interface Answer {
  readonly status: number;
  /** With `repeated` and `retryAfter`, the only headers that clients use. */
  readonly contentType: string | null;
  /** `idempotent-replayed`: the write was already executed. */
  readonly repeated: boolean;
  /** `retry-after`, as sent. */
  readonly retryAfter: string | null;
  readonly setsCookie: boolean;
  readonly body: ArrayBuffer;
}

const repeatedHeader = "idempotent-replayed";
/** Larger answers are not for pages; reading stops there. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Reads the body within the time limit; an incomplete body counts as no answer. */
export async function readAnswer(response: Response): Promise<Answer> {
  const length = Number(response.headers.get("content-length") ?? 0);
  if (length > maxBodyBytes) {
    await response.body?.cancel();
    throw new RangeError("response too large");
  }
  const body = (await bytesAtMost(response.body, maxBodyBytes))?.buffer;
  if (!body) throw new RangeError("response too large");
  const { status, headers } = response;
  const repeated = headers.get(repeatedHeader) === "true";
  return {
    status,
    contentType: headers.get("content-type"),
    repeated,
    retryAfter: headers.get("retry-after"),
    setsCookie: headers.has("set-cookie"),
    body,
  };
}

export function toResponse(
  { status, contentType, repeated, retryAfter, body }: Answer,
  source: UpstreamSource,
): Response {
  const empty = status === 204 || status === 205 || status === 304;
  const headers = {
    "x-upstream": source,
    ...(contentType !== null && { "content-type": contentType }),
    ...(repeated && { [repeatedHeader]: "true" }),
    ...(retryAfter !== null && { "retry-after": retryAfter }),
  };
  return new Response(empty ? null : body.slice(0), { status, headers });
}

/** Only a successful public answer is stored. Whether it is valid is checked by {@link isReadable}. */
export function isStorable({ status, setsCookie }: Answer, policy: UpstreamPolicy): boolean {
  if (policy.kind !== "shared" || policy.freshSeconds + policy.staleSeconds === 0) return false;
  return status === 200 && !setsCookie;
}

const refusals: ReadonlySet<number> = new Set([401, 403, 407, 429]);

/**
 * True if the upstream refuses the shop itself rather than one visitor's request: wrong key, block, rate limit, or a redirect,
 * which is not followed. A visitor's token may expire, so personal calls count only if they use the shop's key.
 */
export function isRefusal({ status }: Answer, { kind, key }: Pick<UpstreamPolicy, "kind" | "key">): boolean {
  if (kind === "shared") return refusals.has(status) || (status >= 300 && status < 400);
  return key === "shop" && status === 401;
}

/** True if the answer is valid for its service; costs about as much as using it. */
export function isReadable({ body }: Answer, policy: UpstreamPolicy): boolean {
  return policy.store(new TextDecoder().decode(body));
}

const [space, openBrace, closeBrace, openBracket, closeBracket] = [0x20, 0x7b, 0x7d, 0x5b, 0x5d];

/** True for a 200 declared as JSON whose first and last bytes are not JSON; parsing it twice would cost too much. */
export function isGarbage({ status, contentType, body }: Answer): boolean {
  if (status !== 200 || !contentType?.includes("json")) return false;
  const bytes = new Uint8Array(body);
  let [from, to] = [0, bytes.length - 1];
  while (from < to && (bytes[from] ?? 0) <= space) from += 1;
  while (to > from && (bytes[to] ?? 0) <= space) to -= 1;
  const [first, last] = [bytes[from], bytes[to]];
  const isWhole = (first === openBrace && last === closeBrace) || (first === openBracket && last === closeBracket);
  // A text, a number or a word alone is JSON too.
  return !isWhole && !/^["\w-]/.test(String.fromCharCode(first ?? 0));
}
