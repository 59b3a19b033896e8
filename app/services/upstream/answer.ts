/** An upstream's answer as plain data, so that it can be kept and handed to several readers. */
import type { UpstreamPolicy } from "./policies";
import type { UpstreamSource } from "./types";

export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

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
  return { status: response.status, headers: [...response.headers], body };
}

export function toResponse({ status, headers, body }: Answer, source: UpstreamSource): Response {
  const copy = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
  copy.set("x-upstream", source);
  // The body is already decoded; these describe the bytes of the wire.
  copy.delete("content-encoding");
  copy.delete("content-length");
  const empty = status === 204 || status === 205 || status === 304;
  return new Response(empty ? null : body.slice(0), { status, headers: copy });
}

/** Only a complete, good, impersonal answer is kept. */
export function mayKeep({ status, headers, body }: Answer, policy: UpstreamPolicy): boolean {
  if (policy.kind !== "shared" || policy.freshSeconds + policy.staleSeconds === 0) return false;
  if (status !== 200 || headers.some(([name]) => name === "set-cookie")) return false;
  return policy.store(new TextDecoder().decode(body));
}
