/** Test double of a procurement system. */
import { SELF } from "cloudflare:test";
import { type PunchoutGrant, punchoutGrant } from "@contracts/commerce/punchout";
import { readXml, type XmlElement } from "@domain/punchout/xml-reader";
import { xmlText } from "@domain/punchout/xml-writer";
import * as v from "valibot";
import { admin, tokenCall } from "./gateway";

export const origin = "http://services.test";

export const buyer = {
  identity: "lab-buyer",
  name: "Buyer of the tests",
  secret: "a shared secret",
  countries: ["US", "DE", "NL"],
  returnAddresses: ["https://buyer.test/punchout/return", "https://buyer.test/hooks/"],
  frameOrigins: ["https://buyer.test"],
  demo: true,
};

export const importBuyers = async (...buyers: readonly object[]) => {
  const body = buyers.map((one) => JSON.stringify(one)).join("\n");
  const answer = await admin("/commerce/_admin/punchout-buyers", { method: "POST", body });
  return (await answer.json()) as { stored: number; rejected: number; rejections: { path: string; message: string }[] };
};

export interface Setup {
  readonly operation?: string;
  readonly identity?: string;
  readonly secret?: string;
  readonly cookie?: string;
  /** Null for a request without BrowserFormPost. */
  readonly returnAddress?: string | null;
  readonly country?: string;
  /**
   * Optionally with the reference of the line's earlier basket, from a message of the shop, and its price in dollars.
   */
  readonly lines?: readonly (readonly [sku: string, quantity: string | number, reference?: string, price?: string])[];
  readonly language?: string;
  readonly selected?: string;
}

export function setupDocument(setup: Setup = {}): string {
  const { operation = "create", identity = buyer.identity, secret = buyer.secret, cookie = "cookie-1" } = setup;
  const { returnAddress = "https://buyer.test/punchout/return", country, lines = [], language = "en-US" } = setup;
  const party = (inner = "") =>
    `<Credential domain="NetworkId"><Identity>${xmlText(identity)}</Identity>${inner}</Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1@buyer.test" timestamp="2030-01-01T00:00:00Z" xml:lang="${language}">
<Header><From>${party()}</From><To><Credential domain="DUNS"><Identity>benchside-shop</Identity></Credential></To>
<Sender>${party(`<SharedSecret>${xmlText(secret)}</SharedSecret>`)}<UserAgent>Tests</UserAgent></Sender></Header>
<Request><PunchOutSetupRequest operation="${operation}"><BuyerCookie>${xmlText(cookie)}</BuyerCookie>
${returnAddress === null ? "" : `<BrowserFormPost><URL>${xmlText(returnAddress)}</URL></BrowserFormPost>`}
${country ? `<ShipTo><Address isoCountryCode="${country}"><Name xml:lang="en">Lab</Name></Address></ShipTo>` : ""}
${setup.selected ? `<SelectedItem><ItemID><SupplierPartID>${setup.selected}</SupplierPartID></ItemID></SelectedItem>` : ""}
${lines.map(itemOut).join("\n")}
</PunchOutSetupRequest></Request></cXML>`;
}

function itemOut([sku, quantity, reference, price]: NonNullable<Setup["lines"]>[number]): string {
  const auxiliary = reference ? `<SupplierPartAuxiliaryID>${reference}</SupplierPartAuxiliaryID>` : "";
  const id = `<ItemID><SupplierPartID>${sku}</SupplierPartID>${auxiliary}</ItemID>`;
  const detail = price ? `<ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice></ItemDetail>` : "";
  return `<ItemOut quantity="${quantity}">${id}${detail}</ItemOut>`;
}

interface CxmlAnswer {
  readonly http: number;
  readonly status: string;
  readonly detail: string;
  /** Null if the set-up was refused. */
  readonly startPage: URL | null;
}

/** Each call uses a new address, so it does not use up another test's rate limit. */
const addresses = (function* () {
  for (let host = 1; ; host += 1) yield `2001:db8:cc:${host.toString(16)}::1`;
})();

/** @param address network address of the caller; a new one if omitted */
export async function postCxml(
  body: string | Uint8Array<ArrayBuffer>,
  address: string = addresses.next().value,
): Promise<CxmlAnswer> {
  const response = await SELF.fetch(`${origin}/commerce/punchout/cxml`, {
    method: "POST",
    headers: { "content-type": "text/xml", "cf-connecting-ip": address },
    body,
  });
  const root = xmlRoot(await response.text());
  const status = elementNamed(root, "Status");
  const url = elementNamed(root, "URL")?.text ?? null;
  return {
    http: response.status,
    status: status?.attributes.get("code") ?? "",
    detail: status?.text ?? "",
    startPage: url === null ? null : new URL(url),
  };
}

/** Root element of a document that must be well-formed. */
export function xmlRoot(text: string): XmlElement {
  const document = readXml(text);
  if (!document.ok) throw new Error(document.reason);
  return document.root;
}

/** First descendant with a name. */
export function elementNamed(element: XmlElement, name: string): XmlElement | null {
  if (element.name === name) return element;
  for (const child of element.children) {
    const found = elementNamed(child, name);
    if (found) return found;
  }
  return null;
}

/** One-time token of an accepted set-up. */
export async function tokenOf(setup: Setup = {}): Promise<string> {
  const { startPage, detail } = await postCxml(setupDocument(setup));
  const token = startPage?.searchParams.get("token");
  if (!token) throw new Error(`no token: ${detail}`);
  return token;
}

export const redeem = (token: string, over: Record<string, string> = {}) => tokenCall("punchout", { token, ...over });

/** A session with its cart. */
export async function visit(setup: Setup = {}): Promise<PunchoutGrant> {
  return v.parse(punchoutGrant, await (await redeem(await tokenOf(setup))).json());
}
