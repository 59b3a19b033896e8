/** `bytesAtMost` with the streams of the Workers runtime, which fills buffers; Node reads chunk by chunk. */
import { bytesAtMost } from "@domain/http/bytes-at-most";
import { expect, it } from "vitest";

const patternOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 251);

/** `toEqual` takes a second for 200,000 bytes. */
const areSame = (read: Uint8Array | null, bytes: Uint8Array) =>
  read?.length === bytes.length && read.every((value, index) => value === bytes[index]);

/** A body that arrives in chunks of 10,007 bytes, and then ends or breaks off. */
function inPieces(bytes: Uint8Array, end: "close" | "abort"): ReadableStream<Uint8Array> {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  void (async () => {
    for (let at = 0; at < bytes.length; at += 10_007) await writer.write(bytes.slice(at, at + 10_007));
    await (end === "close" ? writer.close() : writer.abort(new Error("broken off")));
  })().catch(() => {});
  return readable;
}

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])("reads %i bytes whole, and no byte more", async (length) => {
  const bytes = patternOf(length);
  expect(areSame(await bytesAtMost(new Response(bytes).body, length), bytes)).toBe(true);
  expect(areSame(await bytesAtMost(inPieces(bytes, "close"), length), bytes)).toBe(true);
  if (length > 0) expect(await bytesAtMost(inPieces(bytes, "close"), length - 1)).toBeNull();
});

it("throws if a body breaks off", async () => {
  await expect(bytesAtMost(inPieces(patternOf(100_000), "abort"), 1_000_000)).rejects.toThrow();
});

it("reads a stream that is made in JavaScript", async () => {
  const made = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(patternOf(5));
      controller.close();
    },
  });
  expect(await bytesAtMost(made, 5)).toEqual(patternOf(5));
});
