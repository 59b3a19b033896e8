/** A level 2 catalogue: an Index of products that a procurement system searches, and opens in the shop by punchout. */

import { unspscOf } from "../punchout/order-lines";
import { type Xml, xml } from "../punchout/xml-writer";
import { described } from "./message-parts";

export interface IndexedItem {
  readonly sku: string;
  readonly name: string;
  /** Content of one piece: "100 µl". */
  readonly size: string;
  /** Null if the product has none. */
  readonly unspsc: string | null;
}

/** One size of a product. @param setUp address of the PunchOutSetupRequest */
export function indexItem({ sku, name, size, unspsc }: IndexedItem, setUp: string): Xml {
  return xml("IndexItem", {}, [
    xml("IndexItemPunchout", {}, [
      xml("ItemID", {}, [xml("SupplierPartID", {}, sku)]),
      xml("PunchoutDetail", {}, [
        described(size ? `${name}, ${size}` : name),
        xml("URL", {}, setUp),
        xml("Classification", { domain: "UNSPSC" }, unspscOf(unspsc)),
        xml("ManufacturerName", {}, "Benchside"),
        xml("ManufacturerPartID", {}, sku),
      ]),
    ]),
  ]);
}

/** Start and end of the document, around the items. */
export const indexFrame = {
  open: `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE Index SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">\n<Index loadmode="Full">${xml("SupplierID", { domain: "NetworkId" }, "benchside")}`,
  close: "</Index>",
} as const;
