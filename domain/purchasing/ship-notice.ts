/** ShipNoticeRequest: one parcel of an order. */
import type { OrderLine } from "@contracts/commerce/orders";
import { unitOf } from "../punchout/order-lines";
import { type Xml, xml } from "../punchout/xml-writer";
import { type BuyersOrder, lineNumberOf, orderReference } from "./message-parts";

interface Shipment {
  readonly shipmentId: string;
  readonly lines: readonly OrderLine[];
  /** ISO 8601. */
  readonly shippedAt: string;
}

export function shipNoticeRequest(order: BuyersOrder, { shipmentId, lines, shippedAt }: Shipment): Xml {
  const tracking = [...new Set(lines.flatMap(({ trackingNumber }) => trackingNumber ?? []))];
  return xml("ShipNoticeRequest", {}, [
    xml("ShipNoticeHeader", {
      shipmentID: shipmentId,
      noticeDate: shippedAt,
      shipmentDate: shippedAt,
      operation: "new",
    }),
    ...tracking.map((number) =>
      xml("ShipControl", {}, [
        // The name of the carrier is not known, only the method that was chosen.
        xml("CarrierIdentifier", { domain: "companyName" }, order.shippingInfo?.shippingMethodName || "Carrier"),
        xml("ShipmentIdentifier", {}, number),
      ]),
    ),
    xml("ShipNoticePortion", {}, [orderReference(order), ...lines.flatMap((line) => shippedItem(order, line))]),
  ]);
}

/** A gift has no line in the buyer's order, so it cannot be announced. */
function shippedItem(order: BuyersOrder, line: OrderLine): Xml[] {
  const lineNumber = lineNumberOf(order, line.id);
  if (lineNumber === 0) return [];
  return [
    xml("ShipNoticeItem", { quantity: line.quantity, lineNumber }, [
      xml("ItemID", {}, [xml("SupplierPartID", {}, line.sku)]),
      xml("UnitOfMeasure", {}, unitOf(line)),
    ]),
  ];
}
