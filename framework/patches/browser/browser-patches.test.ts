import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { patchedFile } from "../../patching/patched-file.ts";

type Decode = (stream: ReadableStream<Uint8Array>) => Promise<{ value: unknown }>;

const folder = mkdtempSync(join(tmpdir(), "turbo-stream-"));
let decode: Decode;
beforeAll(async () => {
  const path = join(folder, "turbo-stream.mjs");
  writeFileSync(path, patchedFile("browser", "reject-cut-streams").patched);
  ({ decode } = (await import(pathToFileURL(path).href)) as { decode: Decode });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with two deferred blocks, whose data ends after these lines. */
function page(...lines: string[]) {
  const text = ['[{"_1":2,"_3":4},"one",["P",2],"other",["P",4]]', ...lines].map((line) => `${line}\n`).join("");
  return decode(new Response(text).body as ReadableStream<Uint8Array>).then(
    ({ value }) => value as { one: Promise<unknown>; other: Promise<unknown> },
  );
}

describe("page data that ends early", () => {
  it("keeps received blocks and rejects the missing ones", async () => {
    const { one, other } = await page('P2:["here"]');
    expect(await Promise.allSettled([one, other])).toEqual([
      { status: "fulfilled", value: "here" },
      { status: "rejected", reason: new Error("The answer ended early") },
    ]);
  });

  it("causes no error if nothing is missing", async () => {
    const { one, other } = await page('P4:["there"]', 'P2:["here"]');
    expect([await one, await other]).toEqual(["here", "there"]);
  });
});

describe("page data of an abandoned page", () => {
  const { patched: code } = patchedFile("browser", "quiet-abort");
  const reading = /async function fetchAndDecode[\s\S]*?\n}\n/.exec(code)?.[0];
  const reads = (failure: Error) => {
    const console = { error: vi.fn() };
    const fails = () => Promise.reject(failure);
    const make = new Function(
      "fetch",
      "decodeViaTurboStream",
      "invariant",
      "console",
      "window",
      `${reading}return fetchAndDecode`,
    );
    const read = make(
      () => Promise.resolve(new Response("[")),
      fails,
      () => undefined,
      console,
      {},
    );
    return { console, read: (signal: AbortSignal) => read("/browse.data", { signal }) as Promise<unknown> };
  };

  it("logs no error after an abort", async () => {
    const { console, read } = reads(new DOMException("left", "AbortError"));
    await expect(read(AbortSignal.abort())).rejects.toThrow("left");
    expect(console.error).not.toHaveBeenCalled();
  });

  it("logs a real read error", async () => {
    const failure = new SyntaxError("half");
    const { console, read } = reads(failure);
    await expect(read(new AbortController().signal)).rejects.toThrow("Unable to decode");
    expect(console.error).toHaveBeenCalledWith(failure);
  });
});
