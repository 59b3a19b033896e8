import { describe, expect, it } from "vitest";
import { doubled } from "../../../tests/factories/doubled";
import { keyOf } from "./intent-key";

const cart = { id: "cart-1", version: 4 };
const auth = { accessToken: "token-1" };
const form = JSON.stringify({ intent: "add", sku: "4060S", quantity: 1 });

describe("keyOf", () => {
  it("T-BASK-23: is the same for a form pressed again before its response", async () => {
    const key = await keyOf({ form }, { cart, auth });
    expect(key).toMatch(/^form-[0-9a-f]{64}$/);
    expect(await keyOf({ form }, { cart, auth: { accessToken: "token-2" } })).toBe(key);
  });

  it("T-BASK-23: uses the token before there is a basket", async () => {
    const key = await keyOf({ form }, { cart: null, auth });
    expect(await keyOf({ form }, { cart: null, auth })).toBe(key);
    expect(await keyOf({ form }, { cart: null, auth: { accessToken: "token-2" } })).not.toBe(key);
  });

  it("differs once the basket has changed, and for another form", async () => {
    const keys = [
      await keyOf({ form }, { cart, auth }),
      await keyOf({ form }, { cart: { ...cart, version: 5 }, auth }),
      await keyOf({ form }, { cart: { ...cart, id: "cart-2" }, auth }),
      await keyOf({ form: form.replace("1", "2") }, { cart, auth }),
    ];
    expect(doubled(keys)).toEqual([]);
  });

  it("uses an explicit intent, and is random without intent and form", async () => {
    expect(await keyOf({ intent: "a-press" }, { cart, auth })).toBe("intent-a-press");
    expect(await keyOf({}, { cart, auth })).not.toBe(await keyOf({}, { cart, auth }));
    expect(await keyOf({ form }, { cart: null, auth: null })).not.toBe(
      await keyOf({ form }, { cart: null, auth: null }),
    );
  });
});
