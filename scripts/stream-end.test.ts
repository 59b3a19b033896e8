import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withStreamEnd } from "./stream-end.mjs";

type Decode = (stream: ReadableStream<Uint8Array>) => Promise<{ value: unknown }>;

const folder = mkdtempSync(join(tmpdir(), "stream-end-"));
let decode: Decode;
beforeAll(async () => {
  const packaged = dirname(createRequire(import.meta.url).resolve("turbo-stream"));
  const path = join(folder, "turbo-stream.mjs");
  writeFileSync(path, withStreamEnd(readFileSync(join(packaged, "turbo-stream.mjs"), "utf8")));
  ({ decode } = (await import(pathToFileURL(path).href)) as { decode: Decode });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page with two blocks that come later; its data ends after the lines. */
function page(...lines: string[]) {
  const text = ['[{"_1":2,"_3":4},"one",["P",2],"other",["P",4]]', ...lines].map((line) => `${line}\n`).join("");
  return decode(new Response(text).body as ReadableStream<Uint8Array>).then(
    ({ value }) => value as { one: Promise<unknown>; other: Promise<unknown> },
  );
}

describe("data of a page that ends early", () => {
  it("leaves what has come, and ends the wait for what has not", async () => {
    const { one, other } = await page('P2:["here"]');
    expect(await Promise.allSettled([one, other])).toEqual([
      { status: "fulfilled", value: "here" },
      { status: "rejected", reason: new Error("The answer ended early") },
    ]);
  });

  it("is no matter where nothing is missing", async () => {
    const { one, other } = await page('P4:["there"]', 'P2:["here"]');
    expect([await one, await other]).toEqual(["here", "there"]);
  });

  it("fails the build when the decoder is another", () => {
    expect(() => withStreamEnd("export function decode() {}")).toThrow("scripts/stream-end.mjs");
  });
});
