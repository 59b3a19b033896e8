import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64Url, randomBase64Url, toBase64Url } from "./base64url";

describe("base64url", () => {
  it("round-trips any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toMatch(/^[\w-]+$/);
        expect([...(fromBase64Url(text) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  it.each(["", "a", "ab==", "a+b/", "ab c", "é"])("refuses %j", (text) => {
    expect(fromBase64Url(text)).toBeNull();
  });

  it("makes random texts of the requested length", () => {
    expect(randomBase64Url(16)).toMatch(/^[\w-]{22}$/);
    expect(randomBase64Url(16)).not.toBe(randomBase64Url(16));
  });
});
