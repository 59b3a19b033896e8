/** Parts of the messages that follow an order. */
import type { Order, OrderLine, Procurement } from "@contracts/commerce/orders";
import type { Money } from "@contracts/values/money";
import { type CxmlEnvelope, cxmlDocument } from "../punchout/cxml-document";
import { credentialElement, moneyElement } from "../punchout/order-message";
import { type Xml, xml } from "../punchout/xml-writer";

/** An order that a procurement system sent. */
export type BuyersOrder = Order & { readonly procurement: Procurement };

export const isBuyersOrder = (order: Order): order is BuyersOrder => order.procurement !== undefined;

/** Reference to the buyer's OrderRequest. */
export const orderReference = ({ procurement: { orderId, orderDate, payloadId } }: BuyersOrder): Xml =>
  xml("OrderReference", { orderID: orderId, orderDate }, [xml("DocumentReference", { payloadID: payloadId })]);

/**
 * The buyer's own fields of the order (cost center, grant, account), which its system uses to book the shop's messages.
 */
export const buyersFields = ({ procurement, orderNumber }: BuyersOrder): Xml[] => [
  xml("Extrinsic", { name: "supplierOrderNumber" }, orderNumber),
  ...procurement.extrinsics.map(({ name, value }) => xml("Extrinsic", { name }, value)),
];

/** The buyer's number of a line; 0 for a gift, which the buyer did not order. */
export const lineNumberOf = ({ procurement }: BuyersOrder, lineItemId: string): number =>
  procurement.lines.find((line) => line.lineItemId === lineItemId)?.lineNumber ?? 0;

/** Lines that the buyer ordered, with the buyer's numbers. */
export const orderedLines = (order: BuyersOrder): { readonly line: OrderLine; readonly lineNumber: number }[] =>
  order.lineItems.flatMap((line) => {
    const lineNumber = lineNumberOf(order, line.id);
    return lineNumber > 0 ? [{ line, lineNumber }] : [];
  });

export const amountElement = (name: string, amount: Money): Xml => xml(name, {}, [moneyElement(amount)]);

export const described = (text: string): Xml => xml("Description", { "xml:lang": "en-US" }, text);

/** `Shipping` with its amount and the method's name. */
export const shippingElement = (amount: Money, method: string): Xml =>
  xml("Shipping", {}, [moneyElement(amount), described(method || "Shipping")]);

/** `Tax` with its amount and the tax's name. */
export const taxElement = (amount: Money, name: string, details: readonly Xml[] = []): Xml =>
  xml("Tax", {}, [moneyElement(amount), described(name || "Tax"), ...details]);

interface Addressed extends CxmlEnvelope {
  /** Credentials as in the order; the message swaps sender and receiver. */
  readonly procurement: Pick<Procurement, "from" | "to">;
  /** Credential with which the shop authenticates to the buyer. */
  readonly secret: string;
  /** The content of `Request`, and the name of its element. */
  readonly content: Xml;
  readonly name: RequestName;
}

export type RequestName = "ConfirmationRequest" | "ShipNoticeRequest" | "InvoiceDetailRequest";

/** A request of the shop to the buyer's system. */
export function requestDocument({ procurement: { from, to }, secret, content, name, ...envelope }: Addressed): string {
  const header = xml("Header", {}, [
    xml("From", {}, [credentialElement(to)]),
    xml("To", {}, [credentialElement(from)]),
    xml("Sender", {}, [
      xml("Credential", { domain: to.domain }, [xml("Identity", {}, to.identity), xml("SharedSecret", {}, secret)]),
      xml("UserAgent", {}, "Benchside"),
    ]),
  ]);
  const documentType = name === "InvoiceDetailRequest" ? "InvoiceDetail" : "Fulfill";
  return cxmlDocument(envelope, [header, xml("Request", {}, [content])], documentType);
}
