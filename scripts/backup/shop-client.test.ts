import { expect, it } from "vitest";
import { wholeLines } from "./shop-client.ts";

async function* sent(chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk);
}

async function read(chunks: readonly string[]): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of wholeLines("objects", sent(chunks))) text += decoder.decode(chunk, { stream: true });
  return text;
}

it.each([[["1\n2\n\n"]], [["1\n2", "\n", "", "\n"]], [["\n"]]])(
  "a complete answer is kept as it is: %j",
  async (chunks) => {
    expect(await read(chunks)).toBe(chunks.join(""));
  },
);

it.each([[[]], [["1\n"]], [["1\n2"]], [["1", "\n"]], [["1\n\n2\n"]]])(
  "an answer that ended early fails the export: %j",
  async (chunks) => {
    await expect(read(chunks)).rejects.toThrow("GET objects ended early");
  },
);
