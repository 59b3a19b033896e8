/** Invoices and credit notes of every kind that the shop writes, as UBL. */
import type { Invoice, TaxCategory } from "@contracts/commerce/invoices";
import type { LineMove, Order } from "@contracts/commerce/orders";
import { moveLines } from "@domain/checkout/order-moves";
import { ublOf } from "@domain/invoice/ubl";
import { multiply, zero } from "@domain/money/money";
import { numbered, withDue } from "../factories/invoice";
import { orderIn } from "../factories/order";

interface Sample {
  readonly name: string;
  readonly text: string;
}

const moved = (order: Order, lineState: LineMove["lineState"]): Order =>
  moveLines(order, { lineState }, "2030-01-03T12:00:00.000Z") ?? order;

/** The invoice of an order that has shipped, and the credit note of its return. */
export function documentsOf(order: Order): Invoice[] {
  const shipped = moved(order, "Shipped");
  return numbered(withDue(moved(shipped, "Returned"), withDue(shipped)));
}

/** Replaces the tax of a document with an untaxed category. */
function untaxed(invoice: Invoice, category: TaxCategory): Invoice {
  const none = zero(invoice.currencyCode);
  const { totals, taxes, shipping, lines } = invoice;
  const to = { category, partsPerMillion: 0 };
  const { net, prepaid } = totals;
  const isPaid = prepaid.centAmount !== 0;
  const [first] = taxes;
  if (!first) throw new Error("an invoice without a breakdown");
  return {
    ...invoice,
    lines: lines.map((line) => ({ ...line, ...to })),
    shipping: shipping && { ...shipping, ...to },
    taxes: [{ ...first, ...to, taxable: net, amount: none }],
    totals: { ...totals, tax: none, gross: net, prepaid: isPaid ? net : none, payable: isPaid ? none : net },
  };
}

/** The document, paid by card. */
const byCard = (invoice: Invoice): Invoice => ({
  ...invoice,
  payment: { kind: "card", lastFour: "1111" },
  totals: { ...invoice.totals, prepaid: invoice.totals.gross, payable: multiply(invoice.totals.gross, 0) },
});

const within = { country: "AT", vatId: "ATU12345675" } as const;

/** The first document of a kind has the sample's name; the others add their kind and position. */
export function sampleInvoices(): Sample[] {
  const kinds: readonly (readonly [name: string, documents: readonly Invoice[]])[] = [
    ["standard rate", documentsOf(orderIn())],
    ["standard rate abroad", documentsOf(orderIn({ country: "AT" }))],
    ["within the EU", documentsOf(orderIn(within))],
    ["with a code", documentsOf(orderIn({ actions: [{ action: "addDiscountCode", code: "THREEFORTWO" }] }))],
    ["two addresses", documentsOf(orderIn({ shipTo: { "9272S": "Pierstraße 9" } }))],
    ["paid by card", documentsOf(orderIn()).map(byCard)],
    ["reverse charge", documentsOf(orderIn(within)).map((one) => untaxed(one, "AE"))],
    ["export", documentsOf(orderIn({ country: "AT" })).map((one) => untaxed(one, "G"))],
    ["zero rate", documentsOf(orderIn()).map((one) => untaxed(one, "Z"))],
    ["exempt", documentsOf(orderIn()).map((one) => untaxed(one, "E"))],
  ];
  return kinds.flatMap(([name, documents]) =>
    documents.map((document, place) => {
      const text = ublOf(document);
      if (text === null) throw new Error(`${name}: no UBL`);
      return { name: [name, ...(place === 0 ? [] : [document.kind, place])].join(" "), text };
    }),
  );
}
