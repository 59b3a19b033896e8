/** Codes of EN 16931 and Peppol: kinds of documents (UNCL1001), reasons of exemption (VATEX), addresses (EAS). */
import type { Invoice, TaxCategory } from "@contracts/commerce/invoices";

export const kindCodes: Readonly<Record<Invoice["kind"], string>> = { invoice: "380", creditNote: "381" };

const common = {
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};

export const ublRoots = {
  invoice: {
    name: "Invoice",
    namespaces: { xmlns: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2", ...common },
    typeElement: "InvoiceTypeCode",
    lineElement: "InvoiceLine",
    quantityElement: "InvoicedQuantity",
  },
  creditNote: {
    name: "CreditNote",
    namespaces: { xmlns: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2", ...common },
    typeElement: "CreditNoteTypeCode",
    lineElement: "CreditNoteLine",
    quantityElement: "CreditedQuantity",
  },
} as const;

const exemptions: Readonly<Partial<Record<TaxCategory, { readonly code: string | null; readonly text: string }>>> = {
  AE: { code: "VATEX-EU-AE", text: "Reverse charge" },
  K: { code: "VATEX-EU-IC", text: "Intra-Community supply" },
  G: { code: "VATEX-EU-G", text: "Export outside the EU" },
  O: { code: "VATEX-EU-O", text: "Not subject to VAT" },
  // The list has codes for single articles of the directive only, and the shop does not know which one applies.
  E: { code: null, text: "Exempt from VAT" },
};

/** Why no VAT is charged; null for the categories that need no reason. */
export const exemptionOf = (category: TaxCategory) => exemptions[category] ?? null;

/** Scheme of the EAS list for email addresses, which the Peppol network does not support. */
export const emailScheme = "EM";

/** EAS schemes of VAT numbers in the Peppol network. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  EE: "9931",
  ES: "9920",
  FR: "9957",
  EL: "9933",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
};

/** A buyer is addressed by VAT number, or else by email; null without either. */
export function endpointOfBuyer({
  vatId,
  email,
}: Invoice["buyer"]): { readonly scheme: string; readonly id: string } | null {
  const scheme = vatId ? vatSchemes[vatId.slice(0, 2)] : undefined;
  if (vatId && scheme) return { scheme, id: vatId };
  return email ? { scheme: emailScheme, id: email } : null;
}
