import { checkoutSettings } from "@contracts/commerce/checkout-settings";
import { sellingSettings } from "@contracts/settings";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defaultCheckoutSettings } from "../checkout/defaults";
import { defaultSellingSettings } from "../selling/defaults";
import { readSettings, withNewerMembers } from "./newer-members";

/** Every object of a document that is not a record of free names gets a member that no schema has. */
function widened(schema: v.GenericSchema, value: unknown): unknown {
  const { entries, item, wrapped, pipe, options } = schema as unknown as {
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    wrapped?: v.GenericSchema;
    pipe?: readonly v.GenericSchema[];
    options?: readonly v.GenericSchema[];
  };
  if (pipe?.[0]) return widened(pipe[0], value);
  if (wrapped) return widened(wrapped, value);
  if (Array.isArray(value)) return item ? value.map((each) => widened(item, each)) : value;
  if (typeof value !== "object" || value === null) return value;
  const fitting = options?.find((option) => v.safeParse(option, value).success);
  if (fitting) return widened(fitting, value);
  if (!entries) return value;
  const members = Object.entries(value).map(([name, each]) => {
    const known = entries[name];
    return [name, known ? widened(known, each) : each];
  });
  return { ...Object.fromEntries(members), newerA: [1], newerB: { deep: true } };
}

const promotion = {
  ...{ id: "spring", code: "SPRING", name: "Spring" },
  ...{ validFrom: "2026-03-01T00:00:00.000Z", validUntil: "2026-04-01T00:00:00.000Z" },
  effect: { kind: "percentage" as const, partsPerMillion: 50_000 },
};
const checkout = { ...defaultCheckoutSettings, promotions: [promotion, { ...promotion, id: "second", code: "TWO" }] };
const selling = { ...defaultSellingSettings, withdrawal: { countries: ["DE"], forBusinesses: false } };

describe("members of a newer version", () => {
  it.each([
    ["checkout", checkoutSettings, checkout],
    ["selling", sellingSettings, selling],
  ] as const)("are left out and named, wherever they are in the %s settings", (_, schema, document) => {
    const stored = widened(schema, document);
    const read = readSettings(schema as v.GenericSchema, stored);
    expect(read).toMatchObject({ ok: true, value: document });
    const marks = JSON.stringify(stored).split('"newerA"').length - 1;
    expect(read.ok && read.newer.filter((path) => path.endsWith("newerA"))).toHaveLength(marks);
    expect(withNewerMembers(stored, document, document)).toEqual(stored);
  });

  it("do not make an invalid value readable", () => {
    const read = readSettings(checkoutSettings, { ...checkout, quoteValidDays: "ten", newer: 1 });
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining("quoteValidDays") });
  });

  it("stay with their entries when the list is changed, and go with an entry that is removed", () => {
    const stored = {
      list: [
        { id: "a", n: 1, newer: "A" },
        { id: "b", n: 2, newer: "B" },
      ],
      free: { x: 1 },
    };
    const known = {
      list: [
        { id: "a", n: 1 },
        { id: "b", n: 2 },
      ],
      free: { x: 1 },
    };
    const next = {
      list: [
        { id: "c", n: 9 },
        { id: "b", n: 3 },
      ],
      free: {},
    };
    expect(withNewerMembers(stored, known, next)).toEqual({
      list: [
        { id: "c", n: 9 },
        { id: "b", n: 3, newer: "B" },
      ],
      free: {},
    });
  });

  it("stay with an entry without an id that is changed in its place", () => {
    const stored = [
      { country: "US", rate: 1, newer: "A" },
      { country: "DE", rate: 2, newer: "B" },
    ];
    const known = stored.map(({ newer: _, ...rest }) => rest);
    const next = [{ country: "US", rate: 3 }, known[1]];
    expect(withNewerMembers(stored, known, next)).toEqual([{ ...next[0], newer: "A" }, stored[1]]);
  });
});
