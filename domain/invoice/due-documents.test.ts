import type { LineMove, Order, OrderLine } from "@contracts/commerce/orders";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbered, withDue } from "../../tests/factories/invoice";
import { orderIn } from "../../tests/factories/order";
import { moveLines } from "../checkout/order-moves";
import { moneyOf } from "../money/money";
import { shareOf } from "../money/share";
import { replaceablePieces, replacementOf } from "../order-status/replacement";
import { cancelledRefunds } from "./cancelled-refunds";
import { creditRefunds } from "./credit-refunds";

const later = "2030-01-03T12:00:00.000Z";
function moved(order: Order, lineState: LineMove["lineState"], place?: number, quantity?: number): Order {
  const lineId = place === undefined ? undefined : order.lineItems[place]?.id;
  const next = moveLines(order, { lineState, ...(lineId && { lineId }), ...(quantity && { quantity }) }, later);
  if (!next) throw new Error("no such line");
  return next;
}

describe("documents of an order", () => {
  it("do not exist before a line ships", () => {
    expect(withDue(orderIn())).toEqual([]);
    expect(withDue(moved(orderIn(), "Picked"))).toEqual([]);
  });

  it("are one invoice for each shipment, with shipping on the first, and together the order's total", () => {
    const order = orderIn();
    const first = withDue(moved(order, "Shipped", 0));
    expect(withDue(moved(order, "Shipped", 0), first)).toEqual(first);
    const both = withDue(moved(moved(moved(order, "Shipped", 0), "Shipped", 1), "Shipped", 2), first);
    expect(both.map(({ lines, shipping }) => [lines.map(({ sku }) => sku), shipping?.net.centAmount])).toEqual([
      [["4060S"], 3900],
      [["9272S", "7074S"], undefined],
    ]);
    expect(both.reduce((sum, { totals }) => sum + totals.payable.centAmount, 0)).toBe(order.totalPrice.centAmount);
    expect(both[0]).toMatchObject({
      ...{ poNumber: "PO-4711", orderedOn: "2030-01-01", issuedOn: "2030-01-03", dueOn: "2030-02-02" },
      ...{ deliveredOn: "2030-01-03", payment: { kind: "account" } },
      buyer: { email: "invoices@lab.example" },
    });
  });

  it("are none for free replacement pieces, whose return is credited with the line that they replace", () => {
    const shipped = moved(moved(moved(orderIn(), "Shipped", 0), "Shipped", 1), "Shipped", 2);
    const invoices = withDue(shipped);
    const [line] = shipped.lineItems;
    if (!line) throw new Error("no line");
    const again = { ...shipped, lineItems: [...shipped.lineItems, replacementOf(line, 1, "lost", "again")] };
    expect(replaceablePieces(again, line)).toBe(line.quantity - 1);
    expect(withDue(again, invoices)).toEqual(invoices);
    const sent = moved(again, "Shipped", 3);
    expect(withDue(sent, invoices)).toEqual(invoices);
    expect(moveLines(sent, { lineState: "Returned", lineId: "again" }, later)).toBeNull();
    expect(cancelledRefunds(moved(again, "Cancelled", 3))).toEqual([]);
    expect(replaceablePieces(moved(again, "Cancelled", 3), line)).toBe(line.quantity);
    const back = withDue(moved(sent, "Returned", 0, 1), invoices);
    expect(back.map(({ kind }) => kind)).toEqual(["invoice", "creditNote"]);
  });

  it("are complete with the last charged line, whether a replacement still waits or not", () => {
    const first = moved(orderIn(), "Shipped", 0);
    const [line] = first.lineItems;
    if (!line) throw new Error("no line");
    const again = { ...first, lineItems: [...first.lineItems, replacementOf(line, 1, "damaged", "again")] };
    const invoices = withDue(moved(moved(again, "Shipped", 1), "Shipped", 2), withDue(first));
    expect(invoices.reduce((sum, { totals }) => sum + totals.payable.centAmount, 0)).toBe(first.totalPrice.centAmount);
  });

  it("are one invoice and one credit note for each address of an order to several, exact without rounding", () => {
    const order = orderIn({ shipTo: { "9272S": "Zweigstelle 2" } });
    const shipped = moved(moved(moved(order, "Shipped", 0), "Shipped", 1), "Shipped", 2);
    const invoices = withDue(shipped);
    expect(
      invoices.map(({ shipTo, lines, shipping, totals }) => [
        shipTo?.streetName,
        lines.map(({ sku }) => sku),
        shipping?.net.centAmount,
        totals.rounding.centAmount,
      ]),
    ).toEqual([
      ["Hafenweg 1", ["4060S", "7074S"], 3900, 0],
      ["Zweigstelle 2", ["9272S"], 3900, 0],
    ]);
    expect(invoices.reduce((sum, { totals }) => sum + totals.payable.centAmount, 0)).toBe(order.totalPrice.centAmount);
    const back = withDue(moved(shipped, "Returned", 1, 1), invoices).slice(2);
    expect(back.map(({ kind, corrects, shipTo }) => [kind, corrects, shipTo?.streetName])).toEqual([
      ["creditNote", 1, "Zweigstelle 2"],
    ]);
    expect(withDue(shipped, invoices)).toEqual(invoices);
  });

  it("are one credit note for returned pieces, and another for pieces returned later", () => {
    const shipped = moved(orderIn(), "Shipped");
    const invoice = withDue(shipped);
    const once = withDue(moved(shipped, "Returned", 0, 1), invoice);
    const known = withDue(moved(shipped, "Returned", 0, 1), once);
    expect(numbered(known).map(({ kind, corrects, lines }) => [kind, corrects, lines[0]?.quantity])).toEqual([
      ["invoice", null, 3],
      ["creditNote", "I30-000001", 1],
    ]);
    const twice = withDue(moved(shipped, "Returned", 0, 3), known);
    expect(twice.slice(2).map(({ lines }) => lines[0]?.quantity)).toEqual([2]);
    expect(withDue(moved(shipped, "Advised", 0, 1), invoice)).toEqual(invoice);
    const announced = moved(moved(shipped, "Returned", 0, 1), "Advised", 0, 1);
    expect(withDue(announced, once)).toEqual(once);
    expect(
      withDue(moved(announced, "Returned", 0, 2), once)
        .slice(2)
        .map(({ lines }) => lines[0]?.quantity),
    ).toEqual([1]);
  });

  it("are credit notes that add up to the price of all goods, in any order of returns", () => {
    const base = orderIn();
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), cents: fc.nat(99_999) }), {
      ...{ minLength: 1, maxLength: 5 },
    });
    const rate = fc.constantFrom(0, 55_000, 77_000, 190_000);
    fc.assert(
      fc.property(lines, rate, fc.infiniteStream(fc.boolean()), (all, ppm, together) => {
        const free = orderOf(
          base,
          all.map((part) => [part]),
          ppm,
          0,
        );
        let state = moved(free, "Shipped");
        let known = withDue(state);
        for (const [place, { quantity }] of all.entries())
          for (let back = 1; back <= quantity; back += 1) {
            state = moved(state, "Returned", place, back);
            if (together.next().value) known = withDue(state, known);
          }
        known = withDue(state, known);
        const notes = known.filter(({ kind }) => kind === "creditNote");
        const credited = notes.reduce((sum, { totals }) => sum + totals.payable.centAmount, 0);
        expect(credited).toBe(free.totalPrice.centAmount);
        for (const { totals } of notes) expect(Math.abs(totals.rounding.centAmount)).toBeLessThanOrEqual(notes.length);
      }),
    );
  });

  it("leave out cancelled lines, without adjusting other amounts", () => {
    const order = moved(moved(orderIn(), "Cancelled", 0), "Shipped", 1);
    const [invoice] = withDue(moved(order, "Shipped", 2));
    expect(invoice?.lines.map(({ sku }) => sku)).toEqual(["9272S", "7074S"]);
    expect(invoice?.totals.rounding.centAmount).toBe(0);
  });

  it.each([
    ["DE", undefined, "S", 190_000],
    ["AT", undefined, "S", 200_000],
    ["AT", "ATU12345675", "K", 0],
  ] as const)(
    "to %s with the VAT number %s have category %s at %i parts per million",
    (country, vatId, category, rate) => {
      const [invoice] = withDue(moved(orderIn({ country, ...(vatId && { vatId }) }), "Shipped"));
      expect(invoice?.taxes.map((tax) => [tax.category, tax.partsPerMillion])).toEqual([[category, rate]]);
      expect(invoice?.totals.rounding.centAmount).toBe(0);
    },
  );

  it("add up to the agreed total, however the order is split into parcels", () => {
    const base = orderIn();
    const part = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), cents: fc.integer({ min: 0, max: 99_999 }) });
    const lines = fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    const rate = fc.constantFrom(0, 55_000, 70_000, 77_000, 190_000, 200_000, 255_000);
    fc.assert(
      fc.property(
        lines,
        rate,
        fc.integer({ min: 0, max: 9_999 }),
        fc.infiniteStream(fc.nat(3)),
        (all, ppm, sent, dice) => {
          const order = orderOf(base, all, ppm, sent);
          let state = order;
          let known = withDue(order);
          for (const [place] of all.entries()) {
            state = moved(state, "Shipped", place);
            if (dice.next().value !== 0) known = withDue(state, known);
          }
          known = withDue(state, known);
          const payable = known.reduce((sum, { totals }) => sum + totals.payable.centAmount, 0);
          expect(payable).toBe(order.totalPrice.centAmount);
          for (const { totals } of known)
            expect(Math.abs(totals.rounding.centAmount)).toBeLessThanOrEqual(known.length);
        },
      ),
    );
  });
});

/** An order with lines of mixed prices, a tax on goods and shipping, and its total. */
function orderOf(base: Order, all: { quantity: number; cents: number }[][], ppm: number, sent: number): Order {
  const eur = (cents: number) => moneyOf(cents, "EUR");
  const [line] = base.lineItems;
  if (!line) throw new Error("no line");
  const lineItems = all.map((parts, place): OrderLine => {
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const prices = parts.map((part) => ({ quantity: part.quantity, value: eur(part.cents) }));
    return { ...line, id: `line-${place}`, quantity, discountedPricePerQuantity: prices };
  });
  const goods = all.flat().reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  const amount = shareOf(eur(goods + sent), ppm);
  return {
    ...{ ...base, lineItems, subtotalPrice: eur(goods), shippingPrice: eur(sent), tax: amount },
    taxPortions: [{ name: "VAT", partsPerMillion: ppm, amount }],
    totalPrice: eur(goods + sent + amount.centAmount),
  };
}

it("a cancelled line of a charged order is refunded once, with the tax on its goods", () => {
  const order = moved(moved(orderIn(), "Shipped", 1), "Cancelled", 0);
  const [line] = order.lineItems;
  const [refund, ...others] = cancelledRefunds(order);
  const net = line?.totalPriceComputed ?? moneyOf(0, "EUR");
  const rate = order.taxPortions?.[0]?.partsPerMillion ?? 0;
  expect(others).toEqual([]);
  expect(refund).toEqual({
    key: `cancelled-${order.orderNumber}-${line?.id}`,
    amount: { ...net, centAmount: net.centAmount + shareOf(net, rate).centAmount },
  });
  const { taxPortions: _, ...older } = order;
  expect(cancelledRefunds(older)).toEqual([]);
});

describe("refunds of credit notes", () => {
  const shipped = moved(orderIn(), "Shipped");
  const returned = moved(shipped, "Returned", 1);
  const documents = numbered(withDue(returned, withDue(shipped)));
  const note = documents.find(({ kind }) => kind === "creditNote");
  const owed = note?.totals.payable ?? moneyOf(0, "EUR");

  it("are the notes' amounts, each under its number", () => {
    expect(owed.centAmount).toBeGreaterThan(0);
    expect(creditRefunds(returned, documents)).toEqual([{ key: `creditNote-${note?.number}`, amount: owed }]);
  });

  it("never exceed what is left of the charge", () => {
    const goodwill = (centAmount: number) => [
      { id: "goodwill", refundedAt: later, amount: { ...returned.totalPrice, centAmount } },
    ];
    const all = returned.totalPrice.centAmount;
    const [rest] = creditRefunds({ ...returned, refunds: goodwill(all - 100) }, documents);
    expect(rest?.amount.centAmount).toBe(100);
    expect(creditRefunds({ ...returned, refunds: goodwill(all) }, documents)).toEqual([]);
  });
});
