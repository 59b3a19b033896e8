import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeGoto } from "./safe-goto";

const origin = "https://www.benchside.example";

describe("safeGoto", () => {
  it("keeps paths of this site with query and fragment", () => {
    for (const path of [
      "/",
      "/browse?q=akt&tab=product",
      "/products/4060#citations",
      "/a/../b",
      "/%2f%2fx",
      "/search?goto=//evil.test",
      `/panel-builder?markers=${"a".repeat(7000)}`,
    ]) {
      expect(safeGoto(path, origin)).toBe(new URL(path, origin).href.slice(origin.length));
    }
  });

  it.each([
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/.//evil.test",
    "/..//evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "data:text/html,x",
    "browse",
    "",
    `/${"a".repeat(8000)}`,
  ])("returns the fallback for %j", (target) => {
    expect(safeGoto(target, origin, "/safe")).toBe("/safe");
  });

  it("returns the fallback for values that are not text", () => {
    for (const value of [null, undefined, 1, {}, ["/a"]]) expect(safeGoto(value, origin)).toBe("/");
  });

  it("never leads to another site, for any input", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "//",
      "\t",
      "\n",
      "@",
      ":",
      "%2f",
      "%5c",
      "evil.test",
      "a",
      "?",
      "#",
      ";",
      " ",
      "\u00a0",
      "http:",
      "javascript:",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const result = safeGoto(parts.join(""), origin);
        expect(new URL(result, origin).origin).toBe(origin);
        expect(result).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 20_000 },
    );
  });
});
