/**
 * Rules of EN 16931, Peppol BIS Billing 3 and German invoices that a document of the shop could break, by official id.
 * `npm run check-invoices` compares them with the official rule files.
 */
import { childOf, childrenOf, elementAt, type XmlElement } from "@domain/punchout/xml-reader";

/** Amounts in hundredths, read from the text without floats. */
function cents(element: XmlElement | null): bigint {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(element?.text ?? "0") ?? [];
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
  return sign === "-" ? -value : value;
}

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);
const textAt = (element: XmlElement | null, ...path: string[]): string =>
  elementAt(element, ...path)?.text.trim() ?? "";
const has = (element: XmlElement | null, ...path: string[]): boolean => textAt(element, ...path) !== "";
const every = (element: XmlElement, test: (one: XmlElement) => boolean): boolean =>
  test(element) && element.children.every((child) => every(child, test));

/** The elements of a document that rules refer to. */
function partsOf(root: XmlElement) {
  const lines = [...childrenOf(root, "cac:InvoiceLine"), ...childrenOf(root, "cac:CreditNoteLine")];
  const taxTotal = childOf(root, "cac:TaxTotal");
  const charges = childrenOf(root, "cac:AllowanceCharge").filter(
    (one) => textAt(one, "cbc:ChargeIndicator") === "true",
  );
  const totals = childOf(root, "cac:LegalMonetaryTotal");
  const categories = [
    ...lines.map((line) => elementAt(line, "cac:Item", "cac:ClassifiedTaxCategory")),
    ...charges.map((charge) => childOf(charge, "cac:TaxCategory")),
  ];
  return {
    ...{ root, lines, charges, taxTotal, totals, categories },
    allowances: childrenOf(root, "cac:AllowanceCharge").filter((one) => !charges.includes(one)),
    subtotals: childrenOf(taxTotal, "cac:TaxSubtotal"),
    seller: elementAt(root, "cac:AccountingSupplierParty", "cac:Party"),
    buyer: elementAt(root, "cac:AccountingCustomerParty", "cac:Party"),
    total: (name: string) => cents(childOf(totals, `cbc:${name}`)),
    hasTotal: (name: string) => has(totals, `cbc:${name}`),
    tax: cents(childOf(taxTotal, "cbc:TaxAmount")),
    isPeppol: textAt(root, "cbc:CustomizationID").includes("peppol"),
  };
}
type Parts = ReturnType<typeof partsOf>;
type Rule = (parts: Parts) => boolean;

const vatIdOf = (party: XmlElement | null) => textAt(party, "cac:PartyTaxScheme", "cbc:CompanyID");
const countryOf = (party: XmlElement | null) =>
  textAt(party, "cac:PostalAddress", "cac:Country", "cbc:IdentificationCode");
const quantityOf = (line: XmlElement) => childOf(line, "cbc:InvoicedQuantity") ?? childOf(line, "cbc:CreditedQuantity");
const deliveryCountry = (root: XmlElement) =>
  textAt(root, "cac:Delivery", "cac:DeliveryLocation", "cac:Address", "cac:Country", "cbc:IdentificationCode");

/** Required contents of every document: BR-01 to BR-26. */
const contents: Record<string, Rule> = {
  "BR-01": ({ root }) => has(root, "cbc:CustomizationID"),
  "BR-02": ({ root }) => has(root, "cbc:ID"),
  "BR-03": ({ root }) => has(root, "cbc:IssueDate"),
  "BR-04": ({ root }) => has(root, "cbc:InvoiceTypeCode") || has(root, "cbc:CreditNoteTypeCode"),
  "BR-05": ({ root }) => has(root, "cbc:DocumentCurrencyCode"),
  "BR-06": ({ seller }) => has(seller, "cac:PartyLegalEntity", "cbc:RegistrationName"),
  "BR-07": ({ buyer }) => has(buyer, "cac:PartyLegalEntity", "cbc:RegistrationName"),
  "BR-08": ({ seller }) => childOf(seller, "cac:PostalAddress") !== null,
  "BR-09": ({ seller }) => countryOf(seller) !== "",
  "BR-10": ({ buyer }) => childOf(buyer, "cac:PostalAddress") !== null,
  "BR-11": ({ buyer }) => countryOf(buyer) !== "",
  "BR-12": ({ hasTotal }) => hasTotal("LineExtensionAmount"),
  "BR-13": ({ hasTotal }) => hasTotal("TaxExclusiveAmount"),
  "BR-14": ({ hasTotal }) => hasTotal("TaxInclusiveAmount"),
  "BR-15": ({ hasTotal }) => hasTotal("PayableAmount"),
  "BR-16": ({ lines }) => lines.length > 0,
  "BR-21": ({ lines }) => lines.every((line) => has(line, "cbc:ID")),
  "BR-22": ({ lines }) => lines.every((line) => (quantityOf(line)?.text ?? "") !== ""),
  "BR-23": ({ lines }) => lines.every((line) => Boolean(quantityOf(line)?.attributes.get("unitCode"))),
  "BR-24": ({ lines }) => lines.every((line) => has(line, "cbc:LineExtensionAmount")),
  "BR-25": ({ lines }) => lines.every((line) => has(line, "cac:Item", "cbc:Name")),
  "BR-26": ({ lines }) => lines.every((line) => has(line, "cac:Price", "cbc:PriceAmount")),
  "BR-27": ({ lines }) => lines.every((line) => cents(elementAt(line, "cac:Price", "cbc:PriceAmount")) >= 0n),
  "BR-36": ({ charges }) => charges.every((one) => has(one, "cbc:Amount")),
  "BR-37": ({ charges }) => charges.every((one) => has(one, "cac:TaxCategory", "cbc:ID")),
  "BR-38": ({ charges }) =>
    charges.every((one) => has(one, "cbc:AllowanceChargeReason") || has(one, "cbc:AllowanceChargeReasonCode")),
  "BR-45": ({ subtotals }) => subtotals.every((one) => has(one, "cbc:TaxableAmount")),
  "BR-46": ({ subtotals }) => subtotals.every((one) => has(one, "cbc:TaxAmount")),
  "BR-47": ({ subtotals }) => subtotals.every((one) => has(one, "cac:TaxCategory", "cbc:ID")),
  "BR-48": ({ subtotals }) =>
    subtotals.every(
      (one) => has(one, "cac:TaxCategory", "cbc:Percent") || textAt(one, "cac:TaxCategory", "cbc:ID") === "O",
    ),
  "BR-49": ({ root }) => childrenOf(root, "cac:PaymentMeans").every((one) => has(one, "cbc:PaymentMeansCode")),
  "BR-55": ({ root }) =>
    childrenOf(root, "cac:BillingReference").every((one) => has(one, "cac:InvoiceDocumentReference", "cbc:ID")),
  "BR-61": ({ root }) =>
    childrenOf(root, "cac:PaymentMeans").every(
      (one) =>
        !["30", "58"].includes(textAt(one, "cbc:PaymentMeansCode")) || has(one, "cac:PayeeFinancialAccount", "cbc:ID"),
    ),
  "BR-62": ({ seller }) => Boolean(childOf(seller, "cbc:EndpointID")?.attributes.get("schemeID")),
  "BR-63": ({ buyer }) => {
    const endpoint = childOf(buyer, "cbc:EndpointID");
    return endpoint === null || Boolean(endpoint.attributes.get("schemeID"));
  },
};

/** Sums, and rules that relate several elements: BR-CO and BR-DEC. */
const sums: Record<string, Rule> = {
  "BR-CO-04": ({ lines }) => lines.every((line) => has(line, "cac:Item", "cac:ClassifiedTaxCategory", "cbc:ID")),
  "BR-CO-09": ({ seller, buyer }) =>
    [vatIdOf(seller), vatIdOf(buyer)].every((id) => id === "" || /^(?:[A-Z]{2})/.test(id)),
  "BR-CO-10": ({ lines, total }) =>
    total("LineExtensionAmount") === sumOf(lines.map((one) => cents(childOf(one, "cbc:LineExtensionAmount")))),
  "BR-CO-11": ({ allowances, total }) =>
    total("AllowanceTotalAmount") === sumOf(allowances.map((one) => cents(childOf(one, "cbc:Amount")))),
  "BR-CO-12": ({ charges, total }) =>
    total("ChargeTotalAmount") === sumOf(charges.map((one) => cents(childOf(one, "cbc:Amount")))),
  "BR-CO-13": ({ total }) =>
    total("TaxExclusiveAmount") ===
    total("LineExtensionAmount") - total("AllowanceTotalAmount") + total("ChargeTotalAmount"),
  "BR-CO-14": ({ tax, subtotals }) => tax === sumOf(subtotals.map((one) => cents(childOf(one, "cbc:TaxAmount")))),
  "BR-CO-15": ({ total, tax }) => total("TaxInclusiveAmount") === total("TaxExclusiveAmount") + tax,
  "BR-CO-16": ({ total }) =>
    total("PayableAmount") === total("TaxInclusiveAmount") - total("PrepaidAmount") + total("PayableRoundingAmount"),
  "BR-CO-17": ({ subtotals }) => subtotals.every(isRoundedTax),
  "BR-CO-18": ({ subtotals }) => subtotals.length > 0,
  "BR-CO-25": ({ root, total }) =>
    root.name !== "Invoice" ||
    total("PayableAmount") <= 0n ||
    has(root, "cbc:DueDate") ||
    has(root, "cac:PaymentTerms", "cbc:Note"),
  "BR-CO-26": ({ seller }) => vatIdOf(seller) !== "" || has(seller, "cac:PartyLegalEntity", "cbc:CompanyID"),
  // BR-DEC-09 to 28 list each amount; all of them may have at most two decimals.
  "BR-DEC": ({ root }) => every(root, ({ name, text }) => !isAmount(name) || /^-?\d+(?:\.\d{1,2})?$/.test(text.trim())),
};

const isAmount = (name: string) => name.endsWith("Amount") && name !== "cbc:PriceAmount";

function isRoundedTax(subtotal: XmlElement): boolean {
  const rate = cents(elementAt(subtotal, "cac:TaxCategory", "cbc:Percent"));
  const exact = cents(childOf(subtotal, "cbc:TaxableAmount")) * rate;
  return cents(childOf(subtotal, "cbc:TaxAmount")) === (exact + 5_000n) / 10_000n;
}

/** VAT category codes, and the letters in their rule ids. */
const families = { S: "S", Z: "Z", E: "E", AE: "AE", K: "IC", G: "G" } as const;
type Category = keyof typeof families;
const isOf = (category: Category) => (element: XmlElement | null) => textAt(element, "cbc:ID") === category;

/** Rules for each VAT category: a breakdown, its base, rate, amount and reason. */
function familyRules(category: Category): Record<string, Rule> {
  const prefix = `BR-${families[category]}`;
  const is = isOf(category);
  const breakdowns = ({ subtotals }: Parts) => subtotals.filter((one) => is(childOf(one, "cac:TaxCategory")));
  const used = ({ categories }: Parts) => categories.filter(is);
  const isTaxed = category === "S";
  const rateIsRight = (element: XmlElement | null) => {
    const rate = cents(childOf(element, "cbc:Percent"));
    return has(element, "cbc:Percent") && (isTaxed ? rate > 0n : rate === 0n);
  };
  return {
    [`${prefix}-01`]: (parts) => used(parts).length === 0 || breakdowns(parts).length > 0,
    [`${prefix}-05`]: (parts) =>
      parts.lines
        .map((line) => elementAt(line, "cac:Item", "cac:ClassifiedTaxCategory"))
        .filter(is)
        .every(rateIsRight),
    [`${prefix}-07`]: (parts) =>
      parts.charges
        .map((one) => childOf(one, "cac:TaxCategory"))
        .filter(is)
        .every(rateIsRight),
    [`${prefix}-08`]: (parts) =>
      breakdowns(parts).every((one) => baseOf(parts, one) === cents(childOf(one, "cbc:TaxableAmount"))),
    [`${prefix}-09`]: (parts) =>
      breakdowns(parts).every((one) => (isTaxed ? isRoundedTax(one) : cents(childOf(one, "cbc:TaxAmount")) === 0n)),
    // Zero-rated and standard-rated goods must not have a reason; all other categories need one.
    [`${prefix}-10`]: (parts) =>
      breakdowns(parts).every((one) => {
        const reason = ["cbc:TaxExemptionReason", "cbc:TaxExemptionReasonCode"].some((name) =>
          has(one, "cac:TaxCategory", name),
        );
        return reason === !["S", "Z"].includes(category);
      }),
  };
}

/** Sum of the lines and charges of a breakdown's category and rate. */
function baseOf({ lines, charges }: Parts, subtotal: XmlElement): bigint {
  const of = childOf(subtotal, "cac:TaxCategory");
  const same = (element: XmlElement | null) =>
    textAt(element, "cbc:ID") === textAt(of, "cbc:ID") &&
    cents(childOf(element, "cbc:Percent")) === cents(childOf(of, "cbc:Percent"));
  return sumOf([
    ...lines
      .filter((line) => same(elementAt(line, "cac:Item", "cac:ClassifiedTaxCategory")))
      .map((line) => cents(childOf(line, "cbc:LineExtensionAmount"))),
    ...charges.filter((one) => same(childOf(one, "cac:TaxCategory"))).map((one) => cents(childOf(one, "cbc:Amount"))),
  ]);
}

const uses = ({ categories }: Parts, category: Category) => categories.some(isOf(category));

/** Identifiers that categories require, and the destination of goods within the EU. */
const parties: Record<string, Rule> = {
  "BR-S-02": (parts) => !uses(parts, "S") || vatIdOf(parts.seller) !== "",
  "BR-AE-02": (parts) => !uses(parts, "AE") || (vatIdOf(parts.seller) !== "" && vatIdOf(parts.buyer) !== ""),
  "BR-IC-02": (parts) => !uses(parts, "K") || (vatIdOf(parts.seller) !== "" && vatIdOf(parts.buyer) !== ""),
  "BR-IC-11": (parts) => !uses(parts, "K") || has(parts.root, "cac:Delivery", "cbc:ActualDeliveryDate"),
  "BR-IC-12": (parts) => !uses(parts, "K") || deliveryCountry(parts.root) !== "",
  "BR-G-02": (parts) => !uses(parts, "G") || vatIdOf(parts.seller) !== "",
};

/** Rules for documents of the Peppol network. */
const peppol: Record<string, Rule> = {
  "PEPPOL-EN16931-R001": ({ root }) => has(root, "cbc:ProfileID"),
  "PEPPOL-EN16931-R003": ({ root }) => has(root, "cbc:BuyerReference") || has(root, "cac:OrderReference", "cbc:ID"),
  "PEPPOL-EN16931-R004": ({ root }) =>
    textAt(root, "cbc:CustomizationID").startsWith(
      "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    ),
  "PEPPOL-EN16931-R007": ({ root }) =>
    /urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0/.test(textAt(root, "cbc:ProfileID")),
  "PEPPOL-EN16931-R010": ({ buyer }) => has(buyer, "cbc:EndpointID"),
  "PEPPOL-EN16931-R020": ({ seller }) => has(seller, "cbc:EndpointID"),
  "PEPPOL-EN16931-R053": ({ root }) =>
    childrenOf(root, "cac:TaxTotal").filter((one) => childrenOf(one, "cac:TaxSubtotal").length > 0).length === 1,
  "PEPPOL-EN16931-R120": ({ lines }) => lines.every(isPriceTimesQuantity),
};

function isPriceTimesQuantity(line: XmlElement): boolean {
  const quantity = BigInt(quantityOf(line)?.text ?? "0");
  return (
    cents(childOf(line, "cbc:LineExtensionAmount")) ===
    quantity * cents(elementAt(line, "cac:Price", "cbc:PriceAmount"))
  );
}

const groups: readonly (readonly [rules: Record<string, Rule>, applies: (parts: Parts) => boolean])[] = [
  [contents, () => true],
  [sums, () => true],
  [parties, () => true],
  ...(Object.keys(families) as Category[]).map((category) => [familyRules(category), () => true] as const),
  [peppol, ({ isPeppol }) => isPeppol],
];

/** Ids of the rules that a document breaks. */
export function brokenRules(root: XmlElement): string[] {
  const parts = partsOf(root);
  return groups
    .filter(([, applies]) => applies(parts))
    .flatMap(([rules]) => Object.entries(rules).flatMap(([id, holds]) => (holds(parts) ? [] : [id])));
}
