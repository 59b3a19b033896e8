/** A parsed cXML OrderRequest. */

import { calendarDay } from "@contracts/values/measures";
import type { Money } from "@contracts/values/money";
import { type PostalAddress, postalAddress } from "@contracts/values/postal-address";
import * as v from "valibot";
import { isKnownCountry } from "../market/countries";
import { normalizeCountry } from "../market/resolve-market";
import type { CxmlStatus } from "../punchout/cxml-document";
import { priceOfItem } from "../punchout/item-price";
import { cxmlQuantity, cxmlSku, partOf } from "../punchout/setup-request";
import { childOf, childrenOf, elementAt, type XmlElement } from "../punchout/xml-reader";

interface OrderedLine {
  readonly lineNumber: number;
  readonly sku: string;
  readonly quantity: number;
  /** Null if the buyer states none. */
  readonly unitPrice: Money | null;
  readonly comment: string | null;
  /** Calendar day; null if the buyer names none. */
  readonly requestedOn: string | null;
  /** Address of the line alone; null if it uses the order's. */
  readonly shipTo: PostalAddress | null;
}

export interface BuyerOrder {
  readonly orderId: string;
  readonly orderDate: string;
  readonly payloadId: string;
  readonly shipTo: PostalAddress;
  readonly billTo: PostalAddress;
  readonly comment: string | null;
  readonly lines: readonly OrderedLine[];
  readonly shipComplete: boolean;
  readonly extrinsics: readonly { readonly name: string; readonly value: string }[];
}

type OrderReading =
  | { readonly ok: true; readonly order: BuyerOrder; readonly kind: "new" | "update" }
  /** The request cancels the order. */
  | { readonly ok: true; readonly order: null; readonly cancelled: string }
  | { readonly ok: false; readonly status: CxmlStatus };

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
/** A day, or a time with or without its zone: systems write all of them. */
const stamp = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/),
);
const maxLines = 500;

/** Null for an invalid day, which mails and pages of the order could not format. */
function dayOf(time: string | undefined): string | null {
  const day = (time ?? "").slice(0, 10);
  return v.is(calendarDay, day) ? day : null;
}

export function readOrderRequest(root: XmlElement): OrderReading {
  const request = elementAt(root, "Request", "OrderRequest");
  const header = childOf(request, "OrderRequestHeader");
  const payloadId = v.safeParse(v.pipe(text, v.maxLength(200)), root.attributes.get("payloadID"));
  const orderId = v.safeParse(text, header?.attributes.get("orderID"));
  const orderDate = v.safeParse(stamp, header?.attributes.get("orderDate"));
  if (!header || !payloadId.success || !orderId.success || !orderDate.success) {
    return refused(406, "payloadID, orderID and orderDate are required; the date is an ISO 8601 day or time.");
  }
  const kind = header.attributes.get("type") ?? "new";
  if (kind === "delete") return { ok: true, order: null, cancelled: orderId.output };
  if (kind !== "new" && kind !== "update") return refused(406, "The type of an order is new, update or delete.");
  const lines = linesOf(request);
  if (typeof lines === "string") return refused(406, lines);
  const party = childOf(header, "ShipTo");
  // An order whose lines all name an address needs none of its own.
  const shipTo = party ? addressOf(party) : lines.every((line) => line.shipTo) ? (lines[0]?.shipTo ?? null) : null;
  const billTo = addressOf(childOf(header, "BillTo"));
  if (!shipTo || !billTo) return refused(406, "ShipTo and BillTo need an Address with name, street, city and country.");
  return {
    ok: true,
    kind,
    order: {
      ...{ payloadId: payloadId.output, orderId: orderId.output, orderDate: orderDate.output },
      ...{ shipTo, billTo, lines, comment: commentOf(header) },
      shipComplete: header.attributes.get("shipComplete") === "yes",
      extrinsics: extrinsicsOf(header),
    },
  };
}

const refused = (code: CxmlStatus["code"], detail: string): OrderReading => ({ ok: false, status: { code, detail } });

const commentOf = (element: XmlElement): string | null =>
  (
    childOf(element, "Comments")
      ?.text.replace(/[\p{Cc}\s]+/gu, " ")
      .trim() ?? ""
  ).slice(0, 1000) || null;

/** The buyer's own fields; those without a name or a value are left out. */
function extrinsicsOf(header: XmlElement): BuyerOrder["extrinsics"] {
  const fields = childrenOf(header, "Extrinsic").map(({ attributes, text: value }) => ({
    name: (attributes.get("name") ?? "").trim().slice(0, 100),
    value: value
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, 500),
  }));
  return fields.filter(({ name, value }) => name !== "" && value !== "").slice(0, 50);
}

/** Null if the address is not complete enough to ship to. */
function addressOf(party: XmlElement | null): PostalAddress | null {
  const address = childOf(party, "Address");
  const postal = childOf(address, "PostalAddress");
  const texts = (name: string) => childrenOf(postal, name).map((one) => one.text.replace(/[\p{Cc}\s]+/gu, " ").trim());
  const [streetName = "", ...more] = texts("Street");
  const [city = ""] = texts("City");
  const country = normalizeCountry(
    elementAt(postal, "Country")?.attributes.get("isoCountryCode") ?? address?.attributes.get("isoCountryCode") ?? "",
  );
  const company = childOf(address, "Name")?.text.trim() ?? "";
  const parsed = v.safeParse(postalAddress, {
    ...{ country, company, streetName, city },
    lastName: texts("DeliverTo")[0] ?? "",
    department: texts("DeliverTo").slice(1).join(", "),
    additionalStreetInfo: more.join(", "),
    ...{ state: texts("State")[0] ?? "", postalCode: texts("PostalCode")[0] ?? "" },
    email: childOf(address, "Email")?.text.trim() ?? "",
  });
  const isComplete = isKnownCountry(country) && company !== "" && streetName !== "" && city !== "";
  return parsed.success && isComplete ? parsed.output : null;
}

/** The lines, or their fault. */
function linesOf(request: XmlElement | null): OrderedLine[] | string {
  const items = childrenOf(request, "ItemOut");
  if (items.length === 0 || items.length > maxLines) return `An order has 1 to ${maxLines} lines.`;
  const lines: OrderedLine[] = [];
  for (const [index, item] of items.entries()) {
    const lineNumber = Number(item.attributes.get("lineNumber") ?? index + 1);
    const sku = v.safeParse(cxmlSku, partOf(item));
    const quantity = v.safeParse(cxmlQuantity, item.attributes.get("quantity"));
    if (!Number.isSafeInteger(lineNumber) || lineNumber < 1) return `Item ${index + 1} has no lineNumber.`;
    if (!sku.success || !quantity.success) {
      return `Line ${lineNumber} needs a SupplierPartID and a quantity in whole units.`;
    }
    const unitPrice = priceOfItem(item);
    if (unitPrice === "invalid") return `Line ${lineNumber} has a price that is not an amount in its currency.`;
    const twin = lines.find((line) => line.sku === sku.output || line.lineNumber === lineNumber);
    if (twin)
      return `Lines ${twin.lineNumber} and ${lineNumber} have the same number or product. Order it in one line.`;
    const party = childOf(item, "ShipTo");
    const shipTo = addressOf(party);
    if (party && !shipTo) return `ShipTo of line ${lineNumber} needs an Address with name, street, city and country.`;
    lines.push({
      ...{ lineNumber, sku: sku.output, quantity: quantity.output, unitPrice },
      ...{ comment: commentOf(item), shipTo },
      requestedOn: dayOf(item.attributes.get("requestedDeliveryDate")),
    });
  }
  return lines;
}
