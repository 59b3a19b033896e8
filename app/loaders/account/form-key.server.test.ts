import { describe, expect, it } from "vitest";
import { formFreshness, formKey, intentOf, keptKey } from "./form-key.server";

const ada = { id: "ada" };
const shown = { city: "Danvers" };

describe("form key of an account form", () => {
  it("detects changes since the form was rendered", () => {
    const key = formKey(ada, shown);
    expect(formFreshness(key, ada, { ...shown })).toBe("as-shown");
    expect(formFreshness(key, ada, { city: "Salem" })).toBe("changed");
    expect(formFreshness(key, ada, null)).toBe("changed");
    expect(formFreshness(key, { id: "lise" }, shown)).toBe("other-account");
  });

  it("detects nothing if it is invalid", () => {
    for (const none of [null, "", "made-up", new File([], "key"), crypto.randomUUID()]) {
      expect(formFreshness(none, ada, shown)).toBe("as-shown");
      expect(keptKey(typeof none === "string" ? none : undefined)).toBeNull();
    }
  });

  it("A-ADDR-04: gives equal input of one form the same idempotency key, and each form its own", () => {
    const key = formKey(ada, null);
    expect(keptKey(key)).toBe(key);
    expect(intentOf(key, shown)).toBe(intentOf(key, { ...shown }));
    expect(intentOf(key, shown)).not.toBe(intentOf(key, { city: "Salem" }));
    expect(intentOf(key, shown)).not.toBe(intentOf(formKey(ada, null), shown));
    expect(intentOf(key, shown)).toMatch(/^[\w-]{8,128}$/);
    expect(intentOf("no key", shown)).toBeUndefined();
  });
});
