/** Messages of the shop that the simulator has received: the last hundred. */
import { childOf, childrenOf, elementAt, readXml, type XmlElement } from "@domain/punchout/xml-reader";
import type { ServicesEnv } from "../env";

export interface Received {
  readonly payloadId: string;
  readonly receivedAt: string;
  readonly document: string;
}

const table = `create table if not exists procurement_messages (
  payload_id text primary key, received_at text not null, document text not null) without rowid`;

/** A repeated message is kept once. */
export async function keepReceived(env: Pick<ServicesEnv, "ORDERS_DB">, payloadId: string, document: string) {
  await env.ORDERS_DB.batch([
    env.ORDERS_DB.prepare(table),
    env.ORDERS_DB.prepare(
      "insert or ignore into procurement_messages (payload_id, received_at, document) values (?, ?, ?)",
    ).bind(payloadId, new Date().toISOString(), document),
    env.ORDERS_DB.prepare(
      `delete from procurement_messages where payload_id not in
         (select payload_id from procurement_messages order by received_at desc limit 100)`,
    ),
  ]);
}

/** Newest first. */
export async function received(env: Pick<ServicesEnv, "ORDERS_DB">): Promise<Received[]> {
  const [, rows] = await env.ORDERS_DB.batch<{ payload_id: string; received_at: string; document: string }>([
    env.ORDERS_DB.prepare(table),
    env.ORDERS_DB.prepare(
      "select payload_id, received_at, document from procurement_messages order by received_at desc",
    ),
  ]);
  return (rows?.results ?? []).map(({ payload_id: payloadId, received_at: receivedAt, document }) => ({
    ...{ payloadId, receivedAt, document },
  }));
}

interface MessageSummary {
  /** Name of the request. */
  readonly name: string;
  readonly orderId: string;
  /** Content of the message, one sentence for each fact. */
  readonly facts: readonly string[];
}

/** Null for a document that is not a message about an order. */
export function summaryOf(document: string): MessageSummary | null {
  const reading = readXml(document);
  const request = reading.ok ? (elementAt(reading.root, "Request")?.children[0] ?? null) : null;
  switch (request?.name) {
    case "ConfirmationRequest":
      return { name: request.name, orderId: orderIdIn(request), facts: confirmation(request) };
    case "ShipNoticeRequest":
      return { name: request.name, orderId: orderIdIn(request), facts: shipment(request) };
    case "InvoiceDetailRequest":
      return { name: request.name, orderId: orderIdIn(request), facts: invoice(request) };
    default:
      return null;
  }
}

function orderIdIn(element: XmlElement): string {
  const own = childOf(element, "OrderReference")?.attributes.get("orderID");
  if (own) return own;
  for (const child of element.children) {
    const found = orderIdIn(child);
    if (found) return found;
  }
  return "";
}

const moneyIn = (element: XmlElement | null, ...path: string[]): string => {
  const money = elementAt(element, ...path, "Money");
  return money ? `${money.text} ${money.attributes.get("currency") ?? ""}` : "";
};

function confirmation(request: XmlElement): string[] {
  const header = childOf(request, "ConfirmationHeader");
  const items = childrenOf(request, "ConfirmationItem").map((item) => {
    const status = childOf(item, "ConfirmationStatus");
    const said = [
      status?.attributes.get("type") ?? "",
      moneyIn(status, "UnitPrice"),
      childOf(status, "Comments")?.text,
    ];
    return `Line ${item.attributes.get("lineNumber") ?? ""}: ${said.filter(Boolean).join(", ")}`;
  });
  const sums = [
    ["goods", moneyIn(header, "Total")],
    ["shipping", moneyIn(header, "Shipping")],
    ["tax", moneyIn(header, "Tax")],
  ].flatMap(([name, amount]) => (amount ? [`${name} ${amount}`] : []));
  return [
    `Type: ${header?.attributes.get("type") ?? ""}. Seller's number: ${header?.attributes.get("confirmID") ?? ""}.`,
    ...(sums.length > 0 ? [`Amounts: ${sums.join(", ")}.`] : []),
    ...items,
  ];
}

function shipment(request: XmlElement): string[] {
  const tracking = childrenOf(request, "ShipControl").map((one) => childOf(one, "ShipmentIdentifier")?.text ?? "");
  const items = childrenOf(childOf(request, "ShipNoticePortion"), "ShipNoticeItem");
  return [
    ...(tracking.length > 0 ? [`Tracking: ${tracking.join(", ")}`] : []),
    ...items.map(
      (item) => `Line ${item.attributes.get("lineNumber") ?? ""}: ${item.attributes.get("quantity") ?? ""} units`,
    ),
  ];
}

function invoice(request: XmlElement): string[] {
  const header = childOf(request, "InvoiceDetailRequestHeader");
  const summary = childOf(request, "InvoiceDetailSummary");
  const { attributes } = header ?? {};
  return [
    `${attributes?.get("purpose") ?? ""} ${attributes?.get("invoiceID") ?? ""}`,
    `Goods ${moneyIn(summary, "SubtotalAmount")}, tax ${moneyIn(summary, "Tax")}, due ${moneyIn(summary, "DueAmount")}`,
  ];
}
