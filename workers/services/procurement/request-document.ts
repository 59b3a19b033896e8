/** Requests of the simulator about orders: an OrderRequest, and a StatusUpdateRequest about a message of the shop. */
import { cxmlDocument } from "@domain/punchout/cxml-document";
import { type Xml, xml } from "@domain/punchout/xml-writer";

interface Sender {
  readonly identity: string;
  readonly secret: string;
}

export interface BasketOrder extends Sender {
  readonly orderId: string;
  readonly country: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: string;
    readonly price: string;
    readonly currency: string;
    readonly unit: string;
    readonly unspsc: string;
    readonly description: string;
  }[];
}

const credential = (identity: string, ...more: Xml[]) =>
  xml("Credential", { domain: "NetworkId" }, [xml("Identity", {}, identity), ...more]);

/** A document from the simulator's buyer. */
export function requestDocument({ identity, secret }: Sender, content: Xml): string {
  return cxmlDocument({ payloadId: `${crypto.randomUUID()}@procurement`, timestamp: new Date().toISOString() }, [
    xml("Header", {}, [
      xml("From", {}, [credential(identity)]),
      xml("To", {}, [credential("benchside")]),
      xml("Sender", {}, [
        credential(identity, xml("SharedSecret", {}, secret)),
        xml("UserAgent", {}, "Procurement simulator"),
      ]),
    ]),
    xml("Request", {}, [content]),
  ]);
}

/** Made-up addresses of the buyer, complete enough to ship to. */
const places: Readonly<Record<string, readonly [street: string, city: string, state: string | null, code: string]>> = {
  US: ["1 Example Way", "Boston", "MA", "02110"],
  DE: ["Musterstraße 1", "Frankfurt am Main", null, "60311"],
  NL: ["Voorbeeldstraat 1", "Utrecht", null, "3511 AA"],
};

export function orderRequest({ orderId, country, lines }: BasketOrder): Xml {
  const [street, city, state, code] = places[country] ?? ["1 Example Way", "Example", null, "00000"];
  const address = xml("Address", { isoCountryCode: country }, [
    xml("Name", { "xml:lang": "en" }, "Demonstration Institute"),
    xml("PostalAddress", {}, [
      xml("DeliverTo", {}, "Receiving"),
      ...[xml("Street", {}, street), xml("City", {}, city)],
      ...(state ? [xml("State", {}, state)] : []),
      xml("PostalCode", {}, code),
      xml("Country", { isoCountryCode: country }, country),
    ]),
    xml("Email", {}, "invoices@demo.benchside.example"),
  ]);
  const currency = lines[0]?.currency ?? "USD";
  const cents = lines.reduce((sum, { price, quantity }) => sum + Math.round(Number(price) * 100) * Number(quantity), 0);
  return xml("OrderRequest", {}, [
    xml("OrderRequestHeader", { orderID: orderId, orderDate: new Date().toISOString(), type: "new" }, [
      xml("Total", {}, [xml("Money", { currency }, (cents / 100).toFixed(2))]),
      xml("ShipTo", {}, [address]),
      xml("BillTo", {}, [address]),
    ]),
    ...lines.map((line, index) =>
      xml("ItemOut", { quantity: line.quantity, lineNumber: index + 1 }, [
        xml("ItemID", {}, [xml("SupplierPartID", {}, line.sku)]),
        xml("ItemDetail", {}, [
          xml("UnitPrice", {}, [xml("Money", { currency: line.currency }, line.price)]),
          xml("Description", { "xml:lang": "en" }, line.description),
          xml("UnitOfMeasure", {}, line.unit),
          xml("Classification", { domain: "UNSPSC" }, line.unspsc),
        ]),
      ]),
    ),
  ]);
}

export function statusUpdate({ payloadId, accepted }: { payloadId: string; accepted: boolean }): Xml {
  const status = accepted ? { code: 200, text: "OK" } : { code: 423, text: "Rejected" };
  return xml("StatusUpdateRequest", {}, [
    xml("DocumentReference", { payloadID: payloadId }),
    xml("Status", { ...status, "xml:lang": "en" }, accepted ? "Processed" : "Rejected by the procurement simulator"),
  ]);
}
