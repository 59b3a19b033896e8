/** Builds a PunchOutSetupRequest, and reads the address in its response. */
import { cxmlDocument } from "@domain/punchout/cxml-document";
import { elementAt, readXml } from "@domain/punchout/xml-reader";
import { type Xml, xml } from "@domain/punchout/xml-writer";
import type { Choice } from "./choice";

export function setupDocument(choice: Choice, way: { cookie: string; returnAddress: string }): string {
  const { operation, identity, secret, country, product, lines } = choice;
  const credential = (domain: string, name: string, ...more: Xml[]) =>
    xml("Credential", { domain }, [xml("Identity", {}, name), ...more]);
  const buyer = credential("NetworkId", identity);
  const itemId = (sku: string) => xml("ItemID", {}, [xml("SupplierPartID", {}, sku)]);
  return cxmlDocument({ payloadId: `${crypto.randomUUID()}@procurement`, timestamp: new Date().toISOString() }, [
    xml("Header", {}, [
      xml("From", {}, [buyer]),
      xml("To", {}, [credential("NetworkId", "benchside")]),
      xml("Sender", {}, [
        credential("NetworkId", identity, xml("SharedSecret", {}, secret)),
        xml("UserAgent", {}, "Procurement simulator"),
      ]),
    ]),
    xml("Request", {}, [
      xml("PunchOutSetupRequest", { operation }, [
        xml("BuyerCookie", {}, way.cookie),
        xml("BrowserFormPost", {}, [xml("URL", {}, way.returnAddress)]),
        xml("ShipTo", {}, [
          xml("Address", { isoCountryCode: country }, [xml("Name", { "xml:lang": "en" }, "Receiving")]),
        ]),
        ...(product ? [xml("SelectedItem", {}, [itemId(product)])] : []),
        ...lines.map(({ sku, quantity }, index) => xml("ItemOut", { quantity, lineNumber: index + 1 }, [itemId(sku)])),
      ]),
    ]),
  ]).replace('xml:lang="en-US"', `xml:lang="${choice.language}"`);
}

/** The start page if it belongs to the shop; null if the set-up was refused. */
export function startPageOf(answer: string, shopOrigins: readonly string[]): string | null {
  const document = readXml(answer);
  if (!document.ok) return null;
  const address = elementAt(document.root, "Response", "PunchOutSetupResponse", "StartPage", "URL")?.text ?? "";
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return shopOrigins.includes(url.origin) ? url.href : null;
}
