/** Parses a returned cart like a procurement system. */
import { childOf, childrenOf, elementAt, readXml, type XmlElement } from "@domain/punchout/xml-reader";

interface ReturnedLine {
  readonly sku: string;
  readonly quantity: string;
  readonly description: string;
  readonly price: string;
  readonly currency: string;
  readonly unit: string;
  readonly unspsc: string;
}

export interface Returned {
  readonly protocol: "cXML" | "OCI" | null;
  readonly cookie: string | null;
  readonly total: string | null;
  readonly lines: readonly ReturnedLine[];
  /** Text as received. */
  readonly raw: string;
  readonly problem: string | null;
}

const nothing = {
  protocol: null,
  cookie: null,
  total: null,
  lines: [],
  raw: "",
  problem: "Nothing came back.",
} as const;

export function readReturned(fields: URLSearchParams): Returned {
  const encoded = fields.get("cXML-base64") ?? fields.get("cxml-base64");
  const message = fields.get("cXML-urlencoded") ?? fields.get("cxml-urlencoded") ?? (encoded && decoded(encoded));
  if (typeof message === "string") return readMessage(message);
  const items = [...fields].filter(([name]) => name.startsWith("NEW_ITEM-"));
  // An OCI form without fields means an empty cart.
  return items.length > 0 || fields.size === 0 ? readOci(fields, items) : nothing;
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return "";
  }
}

function readMessage(raw: string): Returned {
  const document = readXml(raw);
  if (!document.ok) return { ...nothing, protocol: "cXML", raw, problem: document.reason };
  const message = elementAt(document.root, "Message", "PunchOutOrderMessage");
  if (!message) return { ...nothing, protocol: "cXML", raw, problem: "There is no PunchOutOrderMessage in it." };
  const total = elementAt(message, "PunchOutOrderMessageHeader", "Total", "Money");
  return {
    protocol: "cXML",
    cookie: childOf(message, "BuyerCookie")?.text ?? null,
    total: total && `${total.text} ${total.attributes.get("currency") ?? ""}`,
    lines: childrenOf(message, "ItemIn").map(itemIn),
    raw,
    problem: null,
  };
}

function itemIn(item: XmlElement): ReturnedLine {
  const detail = childOf(item, "ItemDetail");
  const money = elementAt(detail, "UnitPrice", "Money");
  return {
    sku: elementAt(item, "ItemID", "SupplierPartID")?.text ?? "",
    quantity: item.attributes.get("quantity") ?? "",
    description: childOf(detail, "Description")?.text ?? "",
    price: money?.text ?? "",
    currency: money?.attributes.get("currency") ?? "",
    unit: childOf(detail, "UnitOfMeasure")?.text ?? "",
    unspsc: childOf(detail, "Classification")?.text ?? "",
  };
}

function readOci(fields: URLSearchParams, items: readonly (readonly [string, string])[]): Returned {
  const numbers = items.flatMap(([name]) => /^NEW_ITEM-VENDORMAT\[(\d{1,4})\]$/.exec(name)?.[1] ?? []);
  const read = (name: string, number: string) => fields.get(`NEW_ITEM-${name}[${number}]`) ?? "";
  return {
    protocol: "OCI",
    cookie: null,
    total: null,
    lines: numbers.map((number) => ({
      sku: read("VENDORMAT", number),
      quantity: read("QUANTITY", number),
      description: fields.get(`NEW_ITEM-LONGTEXT_${number}:132[]`) ?? read("DESCRIPTION", number),
      price: read("PRICE", number),
      currency: read("CURRENCY", number),
      unit: read("UNIT", number),
      unspsc: read("MATGROUP", number),
    })),
    raw: items.map(([name, value]) => `${name}=${value}`).join("\n"),
    problem: null,
  };
}
