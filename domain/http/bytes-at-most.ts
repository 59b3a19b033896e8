/** Reader of the Workers runtime. Node's lacks `readAtLeast`. */
interface FillingReader {
  /** Fills the view; the result is shorter only at the end of the stream, where `value` may be missing. */
  readAtLeast(least: number, view: Uint8Array): Promise<{ readonly value?: Uint8Array; readonly done: boolean }>;
  cancel(): Promise<void>;
}

/** Large enough for most responses of services. */
const fillBytes = 64 * 1024;

/** The bytes of a body; null if it is longer, whether or not it states its length. Reading stops there. */
export async function bytesAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!body) return new Uint8Array(0);
  const { next, cancel } = chunksOf(body);
  for (let chunk = await next(); chunk; chunk = await next()) {
    length += chunk.byteLength;
    if (length > most) {
      await cancel();
      return null;
    }
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

interface Chunks {
  /** Null at the end. */
  next(): Promise<Uint8Array | null>;
  cancel(): Promise<void>;
}

/**
 * Reads large chunks where the runtime can, because every read costs a task: 20 kB take 0.12 ms of CPU time this way,
 * 0.19 ms in chunks as they arrive, and 0.09 ms with `arrayBuffer`, which has no size limit.
 */
function chunksOf(body: ReadableStream<Uint8Array>): Chunks {
  const filling = fillingReader(body);
  if (!filling) {
    const reader = body.getReader();
    return { next: async () => (await reader.read()).value ?? null, cancel: () => reader.cancel() };
  }
  let isEnd = false;
  return {
    async next() {
      if (isEnd) return null;
      const { value, done } = await filling.readAtLeast(fillBytes, new Uint8Array(fillBytes));
      isEnd = done || !value || value.byteLength < fillBytes;
      return value ?? null;
    },
    cancel: () => filling.cancel(),
  };
}

/** Null if the runtime or the stream, such as one made in JavaScript, cannot fill a buffer. */
function fillingReader(body: ReadableStream<Uint8Array>): FillingReader | null {
  if (typeof ReadableStreamBYOBReader === "undefined" || !("readAtLeast" in ReadableStreamBYOBReader.prototype))
    return null;
  try {
    return body.getReader({ mode: "byob" }) as unknown as FillingReader;
  } catch {
    return null;
  }
}
