import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentCategories, consentCategoriesIn, formatConsent, objectsToTracking, parseConsent } from "./consent";

describe("consent cookie", () => {
  it("round-trips", () => {
    fc.assert(
      fc.property(
        fc.subarray([...consentCategories]),
        fc.integer({ min: 0, max: 4_000_000_000 }),
        (allowed, givenAt) => {
          expect(parseConsent(formatConsent({ givenAt, allowed }))).toEqual({ givenAt, allowed });
        },
      ),
    );
  });

  it("records a refusal as a choice", () => {
    expect(formatConsent({ givenAt: 1_785_000_000, allowed: [] })).toBe("1.1785000000.");
    expect(parseConsent("1.1785000000.")).toEqual({ givenAt: 1_785_000_000, allowed: [] });
  });

  it.each([null, "", "1", "yes", "2.1785000000.a", "1.x.a", "1.1785000000.ax", "1.1785000000.avca", "1..a"])(
    "rejects %j",
    (value) => {
      expect(parseConsent(value)).toBeNull();
    },
  );
});

describe("consent in a request", () => {
  it("keeps only known categories", () => {
    expect(consentCategoriesIn(["chat", "marketing", 1, "analytics"])).toEqual(["analytics", "chat"]);
  });

  it("treats only Sec-GPC: 1 as an objection to tracking", () => {
    expect([null, "", "0", "true", "1", " 1 "].map(objectsToTracking)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
