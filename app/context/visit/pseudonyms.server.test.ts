import { describe, expect, it } from "vitest";
import { createPseudonyms } from "./pseudonyms.server";

const secret = "a-secret-that-has-32-characters-or-more";

describe("customer pseudonyms", () => {
  it("are stable per customer and differ between customers", async () => {
    const pseudonym = createPseudonyms([secret]);
    expect(await pseudonym("customer-1")).toBe(await createPseudonyms([secret])("customer-1"));
    expect(await pseudonym("customer-1")).not.toBe(await pseudonym("customer-2"));
  });

  it("do not contain the id and cannot be computed without the secret", async () => {
    const pseudonym = await createPseudonyms([secret])("customer-1");
    expect(pseudonym).toMatch(/^[0-9a-f]{24}$/);
    expect(pseudonym).not.toBe(await createPseudonyms(["another-secret-of-32-characters-or-more"])("customer-1"));
  });
});
