/** A parsed cXML PunchOutSetupRequest. Nothing in it is trusted until the credential has been checked. */

import { type PunchoutOperation, punchoutOperation } from "@contracts/commerce/punchout";
import { maxQuantity } from "@contracts/values/limits";
import type { Money } from "@contracts/values/money";
import * as v from "valibot";
import { isKnownCountry } from "../market/countries";
import type { Language } from "../market/market";
import { normalizeCountry } from "../market/resolve-market";
import type { CxmlStatus } from "./cxml-document";
import { priceOfItem } from "./item-price";
import { childOf, childrenOf, elementAt, type XmlElement } from "./xml-reader";

export interface CxmlCredential {
  readonly domain: string;
  readonly identity: string;
}

/** A line of an earlier basket. */
export interface EarlierLine {
  readonly sku: string;
  readonly quantity: number;
  /** The basket that it was in, as the shop's message named it; null if the buyer's system does not send it back. */
  readonly reference?: string | null | undefined;
  /** Price of one piece then, as the buyer's system states it; null if it states none. */
  readonly price?: Money | null | undefined;
}

/** The header of a request. Nothing in it is trusted until the secret has been checked. */
export interface CxmlParties {
  readonly from: CxmlCredential;
  readonly to: CxmlCredential;
  readonly sender: CxmlCredential;
  readonly secret: string;
}

interface SetupRequest extends CxmlParties {
  readonly operation: PunchoutOperation;
  /** Returned unchanged. */
  readonly buyerCookie: string;
  readonly returnAddress: string | null;
  readonly country: string | null;
  readonly language: Language | null;
  /** Product to open the shop with. */
  readonly selected: string | null;
  readonly lines: readonly EarlierLine[];
}

type SetupReading =
  | { readonly ok: true; readonly request: SetupRequest }
  | { readonly ok: false; readonly status: CxmlStatus };

const maxLines = 500;
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
export const cxmlSku = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/));
/** Whole pieces. */
export const cxmlQuantity = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(?:\.0{1,3})?$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(maxQuantity),
);
const cookie = v.pipe(v.string(), v.maxLength(2048));
const address = v.pipe(v.string(), v.maxLength(2048));

type PartiesReading =
  | { readonly ok: true; readonly parties: CxmlParties }
  | { readonly ok: false; readonly status: CxmlStatus };

/** Credentials of a request. */
export function readParties(root: XmlElement): PartiesReading {
  if (root.name !== "cXML") return refused(406, "This is not a cXML document.");
  const header = childOf(root, "Header");
  const from = credentialOf(childOf(header, "From"));
  const to = credentialOf(childOf(header, "To"));
  const senderElement = childOf(header, "Sender");
  const sender = credentialOf(senderElement);
  const secret = elementAt(senderElement, "Credential", "SharedSecret")?.text ?? "";
  if (!from || !to || !sender || secret === "") return refused(401, "From, To and Sender need a credential each.");
  return { ok: true, parties: { from, to, sender, secret } };
}

export function readSetupRequest(root: XmlElement): SetupReading {
  const reading = readParties(root);
  if (!reading.ok) return reading;
  const request = childOf(root, "Request");
  if (!request) return refused(406, "The document has no request.");
  const setup = childOf(request, "PunchOutSetupRequest");
  if (!setup) return refused(501, "This address takes a PunchOutSetupRequest.");
  const operation = v.safeParse(punchoutOperation, setup.attributes.get("operation") ?? "create");
  if (!operation.success) return refused(406, "The operation must be create, edit or inspect.");
  const buyerCookie = v.safeParse(cookie, childOf(setup, "BuyerCookie")?.text ?? "");
  const returnAddress = v.safeParse(address, elementAt(setup, "BrowserFormPost", "URL")?.text.trim() ?? "");
  if (!buyerCookie.success || !returnAddress.success)
    return refused(406, "BuyerCookie or BrowserFormPost is too long.");
  const lines = linesOf(setup);
  if (!lines) return refused(406, "An ItemOut needs a SupplierPartID and a quantity in whole units.");
  const selected = v.safeParse(cxmlSku, partOf(childOf(setup, "SelectedItem")));
  return {
    ok: true,
    request: {
      ...reading.parties,
      lines,
      operation: operation.output,
      buyerCookie: buyerCookie.output,
      returnAddress: returnAddress.output || null,
      country: countryOf(setup),
      language: cxmlLanguage(root.attributes.get("xml:lang") ?? ""),
      selected: selected.success ? selected.output : null,
    },
  };
}

const refused = (code: CxmlStatus["code"], detail: string) => ({ ok: false, status: { code, detail } }) as const;

/** The first credential of a party. */
function credentialOf(party: XmlElement | null): CxmlCredential | null {
  const credential = childOf(party, "Credential");
  const domain = v.safeParse(short, credential?.attributes.get("domain"));
  const identity = v.safeParse(short, childOf(credential, "Identity")?.text.trim());
  return domain.success && identity.success ? { domain: domain.output, identity: identity.output } : null;
}

/** Lines of the earlier basket; null if any is invalid, so none is lost silently. */
function linesOf(setup: XmlElement): EarlierLine[] | null {
  const items = childrenOf(setup, "ItemOut");
  if (items.length > maxLines) return null;
  const lines: EarlierLine[] = [];
  for (const item of items) {
    const part = v.safeParse(cxmlSku, partOf(item));
    const count = v.safeParse(cxmlQuantity, item.attributes.get("quantity"));
    if (!part.success || !count.success) return null;
    const reference = v.safeParse(basketReference, auxiliaryOf(item));
    // A price only shows what has changed, so one that is not an amount counts as missing.
    const price = priceOfItem(item);
    lines.push({
      ...{ sku: part.output, quantity: count.output, reference: reference.success ? reference.output : null },
      price: price === "invalid" ? null : price,
    });
  }
  return lines;
}

const basketReference = v.pipe(v.string(), v.uuid());
const auxiliaryOf = (item: XmlElement): string =>
  elementAt(item, "ItemID", "SupplierPartAuxiliaryID")?.text.trim() ?? "";

/** Supplier's part number of an item; empty if it has none. */
export const partOf = (item: XmlElement | null): string =>
  elementAt(item, "ItemID", "SupplierPartID")?.text.trim() ?? "";

/** Ship-to country, or the Extrinsic that some systems send instead. */
function countryOf(setup: XmlElement): string | null {
  const named = childrenOf(setup, "Extrinsic").find(({ attributes }) => attributes.get("name") === "Country")?.text;
  const shipTo = elementAt(setup, "ShipTo", "Address")?.attributes.get("isoCountryCode");
  const country = normalizeCountry(shipTo ?? named ?? "");
  return isKnownCountry(country) ? country : null;
}

const languages: readonly (readonly [RegExp, Language])[] = [
  // The single characters are the language keys of SAP.
  [/^(?:ja\b|j$)/i, "jp"],
  [/^(?:zh\b|1$)/i, "cn"],
  [/^(?:en\b|e$)/i, "en"],
];

/** Shop language for an XML language tag, or for a language key of SAP; null if unsupported. */
export function cxmlLanguage(tag: string): Language | null {
  return languages.find(([pattern]) => pattern.test(tag))?.[1] ?? null;
}
