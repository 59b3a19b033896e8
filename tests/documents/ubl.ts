/** The part of the UBL 2.1 schema that EN 16931 uses, and the arithmetic rules of the standard. */
import { childOf, childrenOf, elementAt, type XmlElement } from "@domain/punchout/xml-reader";
import type { ContentModels } from "./content-models";

const address =
  "(cbc:StreetName?, cbc:AdditionalStreetName?, cbc:CityName?, cbc:PostalZone?, cbc:CountrySubentity?, cac:AddressLine?, cac:Country)";
const party =
  "(cbc:EndpointID, cac:PartyIdentification*, cac:PartyName?, cac:PostalAddress, cac:PartyTaxScheme*, cac:PartyLegalEntity, cac:Contact?)";
const reason = "cbc:TaxExemptionReasonCode?, cbc:TaxExemptionReason?";
const head = "cbc:CustomizationID, cbc:ProfileID?, cbc:ID, cbc:IssueDate";
const after =
  "cbc:Note?, cbc:TaxPointDate?, cbc:DocumentCurrencyCode, cbc:TaxCurrencyCode?, cbc:AccountingCost?, cbc:BuyerReference?, cac:InvoicePeriod?, cac:OrderReference?, cac:BillingReference*, cac:DespatchDocumentReference?, cac:AccountingSupplierParty, cac:AccountingCustomerParty, cac:PayeeParty?, cac:TaxRepresentativeParty?, cac:Delivery?, cac:PaymentMeans*, cac:PaymentTerms?, cac:AllowanceCharge*, cac:TaxTotal+, cac:LegalMonetaryTotal";
const line = (quantity: string) =>
  `(cbc:ID, cbc:Note?, cbc:${quantity}, cbc:LineExtensionAmount, cbc:AccountingCost?, cac:InvoicePeriod?, cac:OrderLineReference?, cac:AllowanceCharge*, cac:Item, cac:Price)`;

const texts = [
  "CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode DocumentCurrencyCode BuyerReference",
  "SalesOrderID EndpointID Name StreetName AdditionalStreetName CityName PostalZone CountrySubentity IdentificationCode",
  "CompanyID RegistrationName Telephone ElectronicMail ActualDeliveryDate PaymentMeansCode PaymentID Note ChargeIndicator",
  "AllowanceChargeReasonCode AllowanceChargeReason Amount Percent TaxExemptionReasonCode TaxExemptionReason TaxAmount",
  "TaxableAmount LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount ChargeTotalAmount PrepaidAmount",
  "PayableRoundingAmount PayableAmount InvoicedQuantity CreditedQuantity Description PriceAmount",
].flatMap((names) => names.split(" "));

export const ublModels: ContentModels = {
  ...Object.fromEntries(texts.map((name) => [`cbc:${name}`, "#PCDATA"])),
  Invoice: `(${head}, cbc:DueDate?, cbc:InvoiceTypeCode, ${after}, cac:InvoiceLine+)`,
  CreditNote: `(${head}, cbc:CreditNoteTypeCode, ${after}, cac:CreditNoteLine+)`,
  "cac:OrderReference": "(cbc:ID, cbc:SalesOrderID?)",
  "cac:BillingReference": "(cac:InvoiceDocumentReference)",
  "cac:InvoiceDocumentReference": "(cbc:ID, cbc:IssueDate?)",
  "cac:AccountingSupplierParty": "(cac:Party)",
  "cac:AccountingCustomerParty": "(cac:Party)",
  "cac:Party": party,
  "cac:PartyName": "(cbc:Name)",
  "cac:PostalAddress": address,
  "cac:Address": address,
  "cac:Country": "(cbc:IdentificationCode)",
  "cac:PartyTaxScheme": "(cbc:CompanyID, cac:TaxScheme)",
  "cac:TaxScheme": "(cbc:ID)",
  "cac:PartyLegalEntity": "(cbc:RegistrationName, cbc:CompanyID?, cbc:CompanyLegalForm?)",
  "cac:Contact": "(cbc:Name?, cbc:Telephone?, cbc:ElectronicMail?)",
  "cac:Delivery": "(cbc:ActualDeliveryDate?, cac:DeliveryLocation?, cac:DeliveryParty?)",
  "cac:DeliveryLocation": "(cbc:ID?, cac:Address?)",
  "cac:DeliveryParty": "(cac:PartyName)",
  "cac:PaymentMeans":
    "(cbc:PaymentMeansCode, cbc:PaymentID*, cac:CardAccount?, cac:PayeeFinancialAccount?, cac:PaymentMandate?)",
  "cac:PayeeFinancialAccount": "(cbc:ID, cbc:Name?, cac:FinancialInstitutionBranch?)",
  "cac:FinancialInstitutionBranch": "(cbc:ID)",
  "cac:PaymentTerms": "(cbc:Note)",
  "cac:AllowanceCharge":
    "(cbc:ChargeIndicator, cbc:AllowanceChargeReasonCode?, cbc:AllowanceChargeReason?, cbc:MultiplierFactorNumeric?, cbc:Amount, cbc:BaseAmount?, cac:TaxCategory)",
  "cac:TaxCategory": `(cbc:ID, cbc:Percent?, ${reason}, cac:TaxScheme)`,
  "cac:ClassifiedTaxCategory": "(cbc:ID, cbc:Percent?, cac:TaxScheme)",
  "cac:TaxTotal": "(cbc:TaxAmount, cac:TaxSubtotal*)",
  "cac:TaxSubtotal": "(cbc:TaxableAmount, cbc:TaxAmount, cac:TaxCategory)",
  "cac:LegalMonetaryTotal":
    "(cbc:LineExtensionAmount, cbc:TaxExclusiveAmount, cbc:TaxInclusiveAmount, cbc:AllowanceTotalAmount?, cbc:ChargeTotalAmount?, cbc:PrepaidAmount?, cbc:PayableRoundingAmount?, cbc:PayableAmount)",
  "cac:InvoiceLine": line("InvoicedQuantity"),
  "cac:CreditNoteLine": line("CreditedQuantity"),
  "cac:Item":
    "(cbc:Description?, cbc:Name, cac:BuyersItemIdentification?, cac:SellersItemIdentification?, cac:StandardItemIdentification?, cac:CommodityClassification*, cac:ClassifiedTaxCategory)",
  "cac:SellersItemIdentification": "(cbc:ID)",
  "cac:Price": "(cbc:PriceAmount, cbc:BaseQuantity?)",
};

/** Amounts in hundredths, read from the text without floats. */
function cents(element: XmlElement | null): bigint {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(element?.text ?? "0") ?? [];
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
  return sign === "-" ? -value : value;
}

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** Names of the arithmetic rules BR-CO-10 to BR-CO-17 that a document breaks, and the rule that a line's price gives its amount. */
export function brokenRules(root: XmlElement): string[] {
  const totals = childOf(root, "cac:LegalMonetaryTotal");
  const total = (name: string) => cents(childOf(totals, `cbc:${name}`));
  const lines = [...childrenOf(root, "cac:InvoiceLine"), ...childrenOf(root, "cac:CreditNoteLine")];
  const charges = childrenOf(root, "cac:AllowanceCharge").filter(
    (one) => childOf(one, "cbc:ChargeIndicator")?.text === "true",
  );
  const allowances = childrenOf(root, "cac:AllowanceCharge").filter((one) => !charges.includes(one));
  const taxTotal = childOf(root, "cac:TaxTotal");
  const subtotals = childrenOf(taxTotal, "cac:TaxSubtotal");
  const amountOf = (one: XmlElement) => cents(childOf(one, "cbc:Amount"));
  const tax = cents(childOf(taxTotal, "cbc:TaxAmount"));
  const rules: [string, boolean][] = [
    [
      "BR-CO-10",
      total("LineExtensionAmount") === sumOf(lines.map((one) => cents(childOf(one, "cbc:LineExtensionAmount")))),
    ],
    ["BR-CO-11", total("AllowanceTotalAmount") === sumOf(allowances.map(amountOf))],
    ["BR-CO-12", total("ChargeTotalAmount") === sumOf(charges.map(amountOf))],
    [
      "BR-CO-13",
      total("TaxExclusiveAmount") ===
        total("LineExtensionAmount") - total("AllowanceTotalAmount") + total("ChargeTotalAmount"),
    ],
    ["BR-CO-14", tax === sumOf(subtotals.map((one) => cents(childOf(one, "cbc:TaxAmount"))))],
    ["BR-CO-15", total("TaxInclusiveAmount") === total("TaxExclusiveAmount") + tax],
    [
      "BR-CO-16",
      total("PayableAmount") === total("TaxInclusiveAmount") - total("PrepaidAmount") + total("PayableRoundingAmount"),
    ],
    ["BR-CO-17", subtotals.every(isRoundedTax)],
    [
      "taxable amounts",
      sumOf(subtotals.map((one) => cents(childOf(one, "cbc:TaxableAmount")))) === total("TaxExclusiveAmount"),
    ],
    ["line amounts", lines.every(isPriceTimesQuantity)],
  ];
  return rules.flatMap(([name, holds]) => (holds ? [] : [name]));
}

function isRoundedTax(subtotal: XmlElement): boolean {
  const rate = cents(elementAt(subtotal, "cac:TaxCategory", "cbc:Percent"));
  const exact = cents(childOf(subtotal, "cbc:TaxableAmount")) * rate;
  return cents(childOf(subtotal, "cbc:TaxAmount")) === (exact + 5_000n) / 10_000n;
}

function isPriceTimesQuantity(line: XmlElement): boolean {
  const quantity = BigInt(
    (childOf(line, "cbc:InvoicedQuantity") ?? childOf(line, "cbc:CreditedQuantity"))?.text ?? "0",
  );
  return (
    cents(childOf(line, "cbc:LineExtensionAmount")) ===
    quantity * cents(elementAt(line, "cac:Price", "cbc:PriceAmount"))
  );
}
