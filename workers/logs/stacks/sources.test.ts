import { afterEach, expect, it, vi } from "vitest";
import { framesIn } from "./frames";
import { sourcesOf } from "./sources";

afterEach(() => vi.unstubAllGlobals());

/** Column 1 of line 1 is line 1 of the source, columns from 5 on are its line 3. */
const map = { version: 3, sources: ["../../app/loaders/cart.ts"], names: [], mappings: "AAAA,IAEA" };
const settings = { url: "https://maps.example/{version}", key: "a-key" };
const entry = {
  status: 503,
  error: { name: "Error", message: "x", stack: ["load storefront.js:1:7", "elsewhere:1:1"] },
};

it("maps a worker's stack to the source of its build, with the operator's key", async () => {
  const asked = vi.fn(async () => Response.json(map));
  vi.stubGlobal("fetch", asked);
  const frames = framesIn(entry);
  expect(frames).toEqual([
    { name: "load", place: "storefront.js:1:7" },
    { name: "", place: "elsewhere:1:1" },
  ]);
  expect([...(await sourcesOf(frames, "abc123", settings))]).toEqual([
    ["storefront.js:1:7", "app/loaders/cart.ts:3:1"],
  ]);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    "https://maps.example/abc123/storefront.js.map",
    expect.objectContaining({ headers: { authorization: "Bearer a-key" } }),
  );
});

it.each([
  ["is missing", () => new Response("", { status: 404 })],
  ["is not a map", () => new Response("<html>")],
  ["is too large", () => new Response("{}", { headers: { "content-length": "99999999" } })],
])("a map that %s leaves its places as they are", async (_, answer) => {
  vi.stubGlobal("fetch", async () => answer());
  expect((await sourcesOf(framesIn(entry), "abc123", settings)).size).toBe(0);
});

it("nothing is fetched without settings, and a hostile entry has no frames", async () => {
  expect((await sourcesOf(framesIn(entry), "abc123", null)).size).toBe(0);
  for (const members of [undefined, { error: "x" }, { error: { stack: "x" } }, { error: { stack: [1] } }])
    expect(framesIn(members)).toEqual([]);
});
