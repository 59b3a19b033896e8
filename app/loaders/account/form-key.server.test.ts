import { describe, expect, it } from "vitest";
import { formKey, intentOf, keptKey, standingOf } from "./form-key.server";

const ada = { id: "ada" };
const shown = { city: "Danvers" };

describe("the key of an account's form", () => {
  it("says what has happened since the form was shown", () => {
    const key = formKey(ada, shown);
    expect(standingOf(key, ada, { ...shown })).toBe("as-shown");
    expect(standingOf(key, ada, { city: "Salem" })).toBe("changed");
    expect(standingOf(key, ada, null)).toBe("changed");
    expect(standingOf(key, { id: "lise" }, shown)).toBe("other-account");
  });

  it("claims nothing when it is none", () => {
    for (const none of [null, "", "made-up", new File([], "key"), crypto.randomUUID()]) {
      expect(standingOf(none, ada, shown)).toBe("as-shown");
      expect(keptKey(typeof none === "string" ? none : undefined)).toBeNull();
    }
  });

  it("A-ADDR-04: names an intent once for the same words, and each form by itself", () => {
    const key = formKey(ada, null);
    expect(keptKey(key)).toBe(key);
    expect(intentOf(key, shown)).toBe(intentOf(key, { ...shown }));
    expect(intentOf(key, shown)).not.toBe(intentOf(key, { city: "Salem" }));
    expect(intentOf(key, shown)).not.toBe(intentOf(formKey(ada, null), shown));
    expect(intentOf(key, shown)).toMatch(/^[\w-]{8,128}$/);
    expect(intentOf("no key", shown)).toBeUndefined();
  });
});
