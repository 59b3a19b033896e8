import { describe, expect, it } from "vitest";
import { keyOf } from "./intent-key";

const basket = { id: "cart-1", version: 4 };
const form = JSON.stringify({ intent: "add", sku: "4060S", quantity: 1 });

describe("keyOf", () => {
  it("T-BASK-23: a form pressed twice before its answer arrived is one intent", async () => {
    const key = await keyOf({ form }, basket, 1_000);
    expect(key).toMatch(/^form-[0-9a-f]{64}$/);
    expect(await keyOf({ form }, basket, 1_900)).toBe(key);
  });

  it("is another intent once the basket has changed, for another form, and a minute later", async () => {
    const keys = [
      await keyOf({ form }, basket, 0),
      await keyOf({ form }, { ...basket, version: 5 }, 0),
      await keyOf({ form }, { ...basket, id: "cart-2" }, 0),
      await keyOf({ form: form.replace("1", "2") }, basket, 0),
      await keyOf({ form }, basket, 60_000),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("names an intent by itself, and a call without one by chance", async () => {
    expect(await keyOf({ intent: "a-press" }, basket, 0)).toBe("intent-a-press");
    expect(await keyOf({}, basket, 0)).not.toBe(await keyOf({}, basket, 0));
    expect(await keyOf({ form }, null, 0)).not.toBe(await keyOf({ form }, null, 0));
  });
});
