import { describe, expect, it } from "vitest";
import { createSealer } from "./sealed-value";

const first = "first-secret-of-at-least-32-letters!";
const second = "second-secret-of-at-least-32-letter!";

describe("sealed values", () => {
  it("open to the original text and reveal nothing of it", async () => {
    const sealer = createSealer([first]);
    const sealed = await sealer.seal("ct-cart", '{"id":"basket-1"}');
    expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w-]+$/);
    expect(atob(sealed.slice(9).replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("basket");
    expect(await sealer.open("ct-cart", sealed)).toBe('{"id":"basket-1"}');
    expect(await sealer.seal("ct-cart", '{"id":"basket-1"}')).not.toBe(sealed);
  });

  it("do not open for another purpose or key, or if altered", async () => {
    const sealer = createSealer([first]);
    const sealed = await sealer.seal("ct-cart", "text");
    expect(await sealer.open("ct-auth", sealed)).toBeNull();
    expect(await createSealer([second]).open("ct-cart", sealed)).toBeNull();
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === "A" ? "B" : "A";
      expect(await sealer.open("ct-cart", sealed.slice(0, at) + other + sealed.slice(at + 1))).not.toBe("forged");
      if (at < sealed.length - 1) {
        expect(await sealer.open("ct-cart", sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull();
      }
    }
    for (const text of ["", ".", "00000000.", "x".repeat(9000), `${sealed}=`, `${sealed} `]) {
      expect(await sealer.open("ct-cart", text)).toBeNull();
    }
  });

  it("open after a new key was added in front", async () => {
    const sealed = await createSealer([first]).seal("ct-cart", "text");
    expect(await createSealer([second, first]).open("ct-cart", sealed)).toBe("text");
  });
});
