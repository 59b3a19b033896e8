import { type PromotionTyped, promotionAdd } from "@contracts/office/promotions";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { promotion, promotions } from "../../tests/factories/checkout";
import { isInTime } from "./states";
import { promotionOf, promotionState, typedOf } from "./typed";

/** All other fields are empty. */
const typed: PromotionTyped = v.parse(promotionAdd, {
  ...{ key: "3b0f6a1e-8f6d-4a1b-9a57-5d2f4f6f0c11", reason: "Spring sale" },
  ...{ code: "SPRING", name: "Spring", from: "2027-03-01", until: "2027-05-31" },
  ...{ newCustomersOnly: false, stopsOthers: false, effect: "percentage", percent: "12.5" },
});
const number = (text: string) => (text === "" ? null : Number(text));

describe("a typed promotion", () => {
  it.each(promotions.map((each) => [each.code, each] as const))("%s round-trips", (_, known) => {
    const form = typedOf(known);
    const read = promotionOf(
      {
        ...typed,
        ...form,
        ...{ effect: known.effect.kind, perCustomer: number(form.perCustomer), buy: number(form.buy) },
        ...{ free: number(form.free), giftPieces: number(form.giftPieces) },
        ...{ newCustomersOnly: form.newCustomersOnly === "true", stopsOthers: form.stopsOthers === "true" },
      },
      known,
    );
    expect(read).toEqual({ ok: true, promotion: known });
  });

  it.each([
    ["until", { until: "2027-02-01" }],
    ["countries", { countries: "DE Austria" }],
    ["countries", { countries: "DE ZZ" }],
    ["minimums", { minimums: "USD 100,00" }],
    ["minimums", { minimums: "XYZ 100.00" }],
    ["minimums", { minimums: "USD 100.00\nUSD 200.00" }],
    ["percent", { percent: "120" }],
    ["families", { families: "4060 Akt" }],
    ["buy", { effect: "freePieces" as const }],
    ["gift", { effect: "gift" as const, gift: "Akt" }],
    ["giftPieces", { effect: "gift" as const, gift: "4060S", giftPieces: 100 }],
  ])("names the field %s", (field, over) =>
    expect(promotionOf({ ...typed, ...over }, null)).toMatchObject({ ok: false, field }),
  );

  it("runs in its time, unless it is stopped", () => {
    const known = promotion({ id: "x", code: "X1", effect: { kind: "freeShipping" } });
    const now = new Date("2030-01-01T00:00:00.000Z");
    expect(promotionState(known, now)).toBe("running");
    expect(promotionState({ ...known, validFrom: "2031-01-01T00:00:00.000Z" }, now)).toBe("planned");
    expect(promotionState({ ...known, stopped: true }, now)).toBe("stopped");
    expect(isInTime({ ...known, stopped: true }, now.toISOString())).toBe(false);
  });
});
