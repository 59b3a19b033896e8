/** Reads the body of a form at the door, so oversized forms and those with too many fields never reach the parser. */
import { countFields, maxFields } from "./count-fields";

export type FormBody =
  | { readonly kind: "whole"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `start` is what was read before the limit. */
  | { readonly kind: "too-large"; readonly start: Uint8Array<ArrayBuffer> }
  | { readonly kind: "too-many-fields" | "broken" };

/** @param maxBytes read limit, whether or not a length is stated */
export async function readFormBody(request: Request, maxBytes: number): Promise<FormBody> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > maxBytes) return { kind: "too-large", start: joined(chunks, length - part.value.byteLength) };
      chunks.push(part.value);
    }
  } catch {
    return { kind: "broken" };
  } finally {
    reader?.releaseLock();
  }
  const bytes = joined(chunks, length);
  const fields = countFields(bytes, request.headers.get("content-type") ?? "");
  if (fields === null) return { kind: "broken" };
  return fields > maxFields ? { kind: "too-many-fields" } : { kind: "whole", bytes };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Bytes of an unwanted body read before its connection is closed. */
const maxDrainedBytes = 16 * 1024 * 1024;
/** Timeout for the whole body and for each chunk, because a client may announce more than it sends. */
const longestDrainMs = 30_000;
const longestPauseMs = 1000;

/**
 * Reads and discards an unwanted body. Otherwise a client that is still sending would see a reset connection instead of
 * the response, which is sent when this resolves.
 */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.body.locked) return;
  const reader = request.body.getReader();
  const until = Date.now() + longestDrainMs;
  try {
    for (let length = 0; length <= maxDrainedBytes && Date.now() < until; ) {
      const part = await withTimeout(longestPauseMs, reader.read());
      if (!part) break;
      if (part.done) return;
      length += part.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client disconnected.
  }
}

/** Null on timeout. */
async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
