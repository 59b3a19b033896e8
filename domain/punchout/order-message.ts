/** The PunchOutOrderMessage: the basket as returned to a procurement system by the browser. */

import { decimalText } from "../money/format";
import { utf8Base64 } from "./base64";
import { type CxmlEnvelope, cxmlDocument } from "./cxml-document";
import { type OrderLine, orderTotal } from "./order-lines";
import type { CxmlCredential } from "./setup-request";
import { type Xml, xml } from "./xml-writer";

interface OrderMessage extends CxmlEnvelope {
  /** The shop's identity, as used in the setup request. */
  readonly from: CxmlCredential;
  readonly to: CxmlCredential;
  readonly buyerCookie: string;
  /** Sent back with the lines when the basket is reopened. */
  readonly reference: string;
  readonly currency: string;
  readonly lines: readonly OrderLine[];
}

const manufacturer = "Benchside";

/** The message contains no secrets, because it passes through the buyer's browser. */
export function orderMessage(message: OrderMessage): string {
  const { from, to, buyerCookie, currency, lines } = message;
  return cxmlDocument(message, [
    xml("Header", {}, [
      xml("From", {}, [credentialElement(from)]),
      xml("To", {}, [credentialElement(to)]),
      xml("Sender", {}, [credentialElement(from), xml("UserAgent", {}, manufacturer)]),
    ]),
    xml("Message", {}, [
      xml("PunchOutOrderMessage", {}, [
        xml("BuyerCookie", {}, buyerCookie),
        xml("PunchOutOrderMessageHeader", { operationAllowed: "edit" }, [
          xml("Total", {}, [moneyElement(orderTotal(lines, currency))]),
        ]),
        ...lines.map((line, index) => itemIn(line, index + 1, message.reference)),
      ]),
    ]),
  ]);
}

/** Form field with the message, in the encoding that the buyer's system expects. */
export function messageField(name: "cXML-urlencoded" | "cXML-base64", message: string): readonly [string, string] {
  return [name, name === "cXML-base64" ? utf8Base64(message) : message];
}

function itemIn(line: OrderLine, lineNumber: number, reference: string): Xml {
  const { sku, name, size, quantity, unitPrice, unit, unspsc, leadDays, quoteNumber } = line;
  return xml("ItemIn", { quantity, lineNumber }, [
    xml("ItemID", {}, [xml("SupplierPartID", {}, sku), xml("SupplierPartAuxiliaryID", {}, reference)]),
    xml("ItemDetail", {}, [
      xml("UnitPrice", {}, [moneyElement(unitPrice)]),
      xml("Description", { "xml:lang": "en-US" }, size ? `${name}, ${size}` : name),
      xml("UnitOfMeasure", {}, unit),
      xml("Classification", { domain: "UNSPSC" }, unspsc),
      xml("ManufacturerPartID", {}, sku),
      xml("ManufacturerName", {}, manufacturer),
      ...(leadDays === null ? [] : [xml("LeadTime", {}, String(leadDays))]),
      ...(quoteNumber === null ? [] : [xml("Extrinsic", { name: "quoteNumber" }, quoteNumber)]),
    ]),
  ]);
}

/** A credential without a secret. */
export const credentialElement = ({ domain, identity }: CxmlCredential): Xml =>
  xml("Credential", { domain }, [xml("Identity", {}, identity)]);

/** `Money` of an amount. */
export const moneyElement = (amount: OrderLine["unitPrice"]): Xml =>
  xml("Money", { currency: amount.currencyCode }, decimalText(amount));
