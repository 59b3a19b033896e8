/** An upstream's answer as plain data, so that it can be kept and handed to several readers. */
import type { UpstreamPolicy } from "./policies";
import type { UpstreamSource } from "./types";

export interface Answer {
  readonly status: number;
  /** With `repeated` and `retryAfter` the only header that clients look at. */
  readonly contentType: string | null;
  /** `idempotent-replayed`: the write had been carried out before. */
  readonly repeated: boolean;
  /** `retry-after` of a refusal, as it was sent. */
  readonly retryAfter: string | null;
  readonly setsCookie: boolean;
  readonly body: ArrayBuffer;
}

const repeatedHeader = "idempotent-replayed";
/** Answers of this size and more are not for pages; reading stops there. */
const maxBodyBytes = 8 * 1024 * 1024;

/** Reads the body inside of the time limit: half a body is an answer that never came. */
export async function readAnswer(response: Response): Promise<Answer> {
  const length = Number(response.headers.get("content-length") ?? 0);
  if (length > maxBodyBytes) {
    await response.body?.cancel();
    throw new RangeError("answer too large");
  }
  const body = await response.arrayBuffer();
  if (body.byteLength > maxBodyBytes) throw new RangeError("answer too large");
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

/** Only a good, impersonal answer is kept. Whether anybody can read it is another question: {@link isReadable}. */
export function mayKeep({ status, setsCookie }: Answer, policy: UpstreamPolicy): boolean {
  if (policy.kind !== "shared" || policy.freshSeconds + policy.staleSeconds === 0) return false;
  return status === 200 && !setsCookie;
}

/** Whether an answer is what its service sends; takes about as long as using it. */
export function isReadable({ body }: Answer, policy: UpstreamPolicy): boolean {
  return policy.store(new TextDecoder().decode(body));
}
