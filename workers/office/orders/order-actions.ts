/** Actions on an order, with the fields of their forms. */
import type { OfficeOrder } from "@contracts/office/orders";
import { returnedPieces } from "@domain/checkout/order-moves";
import { hasLeft, isUnderWay, isWaiting } from "@domain/order-status/queue-state";
import { isReplacement, replaceablePieces } from "@domain/order-status/replacement";
import { choices, type Field } from "../framework/fields";
import type { Action } from "../framework/resource";

type Line = OfficeOrder["order"]["lineItems"][number];

/** Rows for lots in the form of a line; more lots of one line are rare. */
const lotRows = 3;
/** True while the customer has pieces of the line. */
const canReturn = (order: OfficeOrder["order"], line: Line): boolean =>
  hasLeft(line) && !isReplacement(line) && returnedPieces(order, line.id) < line.quantity;
/** "1 of 2 came back"; empty before any did. */
export function cameBack(order: Pick<OfficeOrder["order"], "returnInfo">, { id, quantity }: Line): string {
  const pieces = returnedPieces(order, id);
  return pieces === 0 ? "" : `${pieces} of ${quantity} came back`;
}
/** Fields for the pieces of each line that can be sent again. */
function replaceFields({ order }: OfficeOrder): Field[] {
  const lines = order.lineItems.flatMap((line, place): Field[] => {
    const most = replaceablePieces(order, line);
    if (most === 0) return [];
    return [
      { name: `lines.${place}.id`, label: "", kind: "hidden", value: line.id },
      {
        ...{ name: `lines.${place}.quantity`, label: `Units of ${line.sku} to send again`, kind: "number" },
        hint: `At most ${most}. Empty: none.`,
      },
    ];
  });
  const causes = [
    { value: "lost", label: "lost on the way" },
    { value: "damaged", label: "arrived damaged" },
  ];
  return [{ name: "cause", label: "The units were", kind: "choice", options: causes }, ...lines];
}

const withdrawable = ({ order }: OfficeOrder): Line[] =>
  order.lineItems.filter((line) => isReplacement(line) && isWaiting(line));

const named = ({ sku, name, quantity }: Line) => `${quantity} × ${sku} ${name}`.slice(0, 120);
const lineChoices = (lines: readonly Line[]) => lines.map((line) => ({ value: line.id, label: named(line) }));

function shipFields({ order, proposals }: OfficeOrder): Field[] {
  const lines = order.lineItems.flatMap((line, place): Field[] => {
    if (!isWaiting(line)) return [];
    const proposal = proposals[line.id] ?? [];
    const taken = proposal.filter(({ quantity }) => quantity > 0);
    const known = proposal.map(({ lot, expires, left }) => `${lot}: ${left} units, use by ${expires}`).join("; ");
    const rows = proposal.length === 0 ? [] : Array.from({ length: Math.max(lotRows, taken.length) }, (_, row) => row);
    return [
      { name: `lines.${place}.id`, label: "", kind: "hidden", value: line.id },
      {
        ...{ name: `lines.${place}.ship`, label: `Ship ${named(line)}`, kind: "check", value: "true" },
        hint: known ? `Lots, earliest expiry first: ${known}` : "No lots are known: the size ships without one.",
      },
      ...(line.quantity > 1
        ? [
            {
              ...{
                name: `lines.${place}.quantity`,
                label: `Units of ${line.sku} that ship now`,
                kind: "number" as const,
              },
              ...{ value: String(line.quantity), hint: "With fewer, the others become a line of their own." },
            },
          ]
        : []),
      ...rows.flatMap((row): Field[] => [
        {
          name: `lines.${place}.lots.${row}.lot`,
          label: `Lot ${row + 1} of ${line.sku}`,
          value: taken[row]?.lot ?? "",
          most: 20,
        },
        {
          ...{
            name: `lines.${place}.lots.${row}.quantity`,
            label: `Units of lot ${row + 1} of ${line.sku}`,
            kind: "number",
          },
          value: taken[row] ? String(taken[row].quantity) : "",
        },
      ]),
    ];
  });
  return [
    { name: "carrier", label: "Carrier", most: 60 },
    { name: "trackingNumber", label: "Tracking number", most: 64 },
    ...lines,
  ];
}

function trackingFields({ order, customer }: OfficeOrder): Field[] {
  const lines = order.lineItems.flatMap((line, place): Field[] =>
    isWaiting(line) || line.lineItemStatus === "Cancelled"
      ? []
      : [
          { name: `lines.${place}.id`, label: "", kind: "hidden", value: line.id },
          { name: `lines.${place}.carrier`, label: `Carrier of ${line.sku}`, value: line.carrier ?? "", most: 60 },
          {
            ...{ name: `lines.${place}.trackingNumber`, label: `Tracking number of ${line.sku}`, most: 64 },
            value: line.trackingNumber ?? "",
          },
        ],
  );
  const mail = { name: "mail", label: "Email the correction to the customer", kind: "check", value: "true" } as const;
  return customer ? [...lines, mail] : lines;
}

const canWait = ({ order }: OfficeOrder): boolean => order.lineItems.some(isWaiting);

export const orderActions: readonly Action<OfficeOrder>[] = [
  {
    ...{ name: "confirm", title: "Confirm", permission: "orders:confirm", reason: "none" },
    offered: ({ order }) => order.orderStatus === "Open",
  },
  {
    ...{ name: "ship", title: "Ship lines", permission: "orders:ship", reason: "optional" },
    note: "Ships the ticked lines, or some of their units, in one parcel, charges the card with the first one, and tells the customer by email.",
    fields: shipFields,
    offered: (record) => canWait(record) && record.facts.hold === null && record.order.orderStatus !== "Cancelled",
  },
  {
    ...{ name: "tracking", title: "Correct carrier and tracking", permission: "orders:ship", reason: "needed" },
    fields: trackingFields,
    offered: ({ order }) => order.lineItems.some(hasLeft),
  },
  {
    ...{ name: "replace", title: "Send a replacement", permission: "orders:ship", reason: "optional" },
    note: "Adds lines without a price, which then wait to be shipped, and tells the customer by email. There is no charge and no invoice. Until they ship, the replacement can be withdrawn.",
    fields: replaceFields,
    offered: ({ order }) =>
      order.orderStatus !== "Cancelled" && order.lineItems.some((line) => replaceablePieces(order, line) > 0),
  },
  {
    ...{ name: "withdraw-replacement", title: "Withdraw a replacement", permission: "orders:ship", reason: "needed" },
    note: "Its units do not ship. The customer is told by email.",
    fields: (record) => [
      { name: "lineId", label: "Replacement", kind: "choice", options: lineChoices(withdrawable(record)) },
    ],
    offered: (record) => withdrawable(record).length > 0,
  },
  {
    ...{ name: "hold", title: "Hold", permission: "orders:hold", reason: "needed" },
    note: "The order does not ship until it is released. The customer is not told.",
    offered: (record) => canWait(record) && record.facts.hold === null && record.order.orderStatus !== "Cancelled",
  },
  {
    ...{ name: "release", title: "Release", permission: "orders:hold", reason: "optional" },
    offered: (record) => canWait(record) && record.facts.hold !== null,
  },
  {
    ...{ name: "cancel", title: "Cancel", permission: "orders:cancel", reason: "needed", final: true },
    note: "Cancels the whole order and releases the card, or cancels one line that has not shipped. If the card was charged, the amount of the line is refunded to it. The customer is told by email.",
    fields: ({ order }) => [
      {
        ...{ name: "lineId", label: "What", kind: "choice", value: "" },
        options: [{ value: "", label: "The whole order" }, ...lineChoices(order.lineItems.filter(isWaiting))],
      },
    ],
    offered: (record) => canWait(record) && record.order.orderStatus !== "Cancelled",
  },
  {
    ...{ name: "return", title: "Take back units", permission: "orders:refund", reason: "needed", final: true },
    note: "Makes a credit note, returns its amount to the card, and tells the customer by email. This cannot be undone.",
    fields: ({ order }) => [
      {
        ...{ name: "lineId", label: "Line", kind: "choice" },
        options: order.lineItems
          .filter((line) => canReturn(order, line))
          .map((line) => ({ value: line.id, label: [named(line), cameBack(order, line)].filter(Boolean).join(", ") })),
      },
      { name: "quantity", label: "Quantity", kind: "number", required: true },
    ],
    offered: ({ order }) => order.lineItems.some((line) => canReturn(order, line)),
  },
  {
    ...{ name: "refund", title: "Refund an amount", permission: "orders:refund", reason: "needed", final: true },
    note: "Returns a part of what the card was charged, without a credit note, for goodwill, and emails the customer the amount without the reason. Cancelled lines and returns are refunded without this.",
    fields: ({ order }) => [{ name: "amount", label: `Amount in ${order.currencyCode}`, required: true, most: 14 }],
    offered: ({ order }) => order.payments.some(({ paymentMethodInfo }) => paymentMethodInfo.method === "card"),
  },
  {
    ...{ name: "paid", title: "Mark as paid", permission: "orders:refund", reason: "optional" },
    note: "Notes that the invoices of this order on account are paid, which frees its credit. Cancelled lines and credit notes free theirs without this.",
    offered: ({ order }) =>
      order.paidOn === undefined &&
      order.orderStatus !== "Cancelled" &&
      order.payments.some(({ paymentMethodInfo }) => paymentMethodInfo.method === "purchaseOrder"),
  },
  {
    ...{ name: "settle", title: "Ask the payments service again", permission: "orders:refund", reason: "none" },
    note: "Charges, releases or refunds what is due once more; what was done before is not done twice.",
    offered: ({ facts }) => facts.payment !== undefined,
  },
  {
    ...{ name: "settled", title: "Mark the payment as settled by hand", permission: "orders:refund", reason: "needed" },
    note: "After it was settled at the payment provider or by a transfer. The service is not asked again until a line moves.",
    offered: ({ facts }) => facts.payment !== undefined,
  },
  {
    ...{ name: "unpaid", title: "Withdraw the payment", permission: "orders:refund", reason: "needed" },
    note: "For a payment that was noted by mistake, or that the bank took back. The order is owed again and counts against the credit, even above its limit. The history keeps both entries.",
    offered: ({ order }) => order.paidOn !== undefined,
  },
  {
    ...{ name: "note", title: "Add a note", permission: "orders:note", reason: "none" },
    fields: ({ customer }) => [
      {
        ...{ name: "kind", label: "For", kind: "choice", value: "internal" },
        options: [
          { value: "internal", label: "the office only" },
          ...(customer ? [{ value: "customer", label: "the customer, by email" }] : []),
        ],
      },
      { name: "text", label: "Note", kind: "long", required: true, most: 2000 },
    ],
  },
  {
    ...{ name: "mail", title: "Send an email again", permission: "orders:mail", reason: "optional" },
    fields: ({ order }) => [
      {
        ...{ name: "mail", label: "Email", kind: "choice" },
        options: choices(["confirmation", ...(order.lineItems.some(isUnderWay) ? ["shipping"] : [])]),
      },
    ],
    offered: ({ customer }) => customer !== null,
  },
];
