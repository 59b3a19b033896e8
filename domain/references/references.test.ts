import { describe, expect, it } from "vitest";
import { carriedOut, newCart, refusalOf } from "../../tests/factories/cart";
import { orderIn } from "../../tests/factories/order";
import { referenceProblem, referenceRulesOf, refusedReference } from "./references";
import { isRequestableDay } from "./requested-day";

const rule = { required: true, codes: [{ code: "CC-100", name: "Cell biology" }] };
const settings = { companies: [{ soldToIds: ["D-1", "D-2"], references: { costCentre: rule } }] };
const set = (name: "costCentre" | "requestedOn" | "shipComplete" | "glAccount", value: string) =>
  ({ action: "setCustomField", name, value }) as const;

describe("references", () => {
  it("a company's rule takes its codes only; without a company any code", () => {
    const rules = referenceRulesOf(["D-2"], settings);
    const cart = (value: string) => carriedOut(newCart(), [set("costCentre", value)]);
    expect(refusedReference(newCart(), rules)).toBe("costCentre");
    expect(refusedReference(cart("CC-999"), rules)).toBe("costCentre");
    expect(refusedReference(cart("CC-100"), rules)).toBeNull();
    expect(refusedReference(cart("CC-999"), referenceRulesOf(["D-9"], settings))).toBeNull();
    expect(referenceProblem("", { required: false, codes: [] })).toBeNull();
    expect(referenceProblem("any", { required: true, codes: [] })).toBeNull();
  });

  it("codes are one line that an invoice can print", () => {
    for (const value of ["<b>", "a\nb", "-1", "x".repeat(60)]) {
      expect(refusalOf(newCart(), set("glAccount", value)).code, value).toBe("InvalidInput");
    }
  });

  it("the order carries references and wishes, and neither without them", () => {
    const order = orderIn({
      actions: [set("costCentre", "CC-100"), set("requestedOn", "2030-03-01"), set("shipComplete", "yes")],
    });
    expect(order.references).toEqual({ costCentre: "CC-100", grantNumber: null, glAccount: null });
    expect(order.delivery).toEqual({ requestedOn: "2030-03-01", shipComplete: true });
    expect([orderIn().references, orderIn().delivery]).toEqual([undefined, undefined]);
  });
});

it("a line keeps a note of one line through changes of its quantity, and the order has it", () => {
  const [line] = carriedOut(newCart(), [{ action: "addLineItem", sku: "4060S", quantity: 1 }]).lineItems;
  const id = line?.id ?? "";
  const note = (value: string) => ({ action: "setLineItemCustomField", lineItemId: id, name: "note", value }) as const;
  const cart = carriedOut(newCart(), [
    { action: "addLineItem", sku: "4060S", quantity: 1 },
    note(" for Ada "),
    { action: "addLineItem", sku: "4060S", quantity: 2 },
  ]);
  expect(cart.lineItems.map(({ quantity, custom }) => [quantity, custom.fields.note])).toEqual([[3, "for Ada"]]);
  expect(carriedOut(cart, [note("")]).lineItems[0]?.custom.fields.note).toBeNull();
  expect(refusalOf(cart, note("two\nlines")).code).toBe("InvalidInput");
});

it.each([
  ["2030-01-01", true],
  ["2029-12-31", true],
  ["2029-12-30", false],
  ["2031-01-01", true],
  ["2031-01-02", false],
  ["2030-02-30", false],
  ["2030-2-3", false],
  ["tomorrow", false],
])("delivery on %s is requestable: %s", (day, expected) => {
  expect(isRequestableDay(day, "2030-01-01T10:00:00.000Z")).toBe(expected);
});
