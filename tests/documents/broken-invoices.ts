/** Changes that make a document break a rule, with the rule's official id. */

export interface Mutation {
  readonly rule: string;
  /** Sample to change; any sample if absent. */
  readonly sample?: string;
  /** Text that is replaced once. */
  readonly from: RegExp;
  readonly to: string;
}

const without = (rule: string, element: string, sample?: string): Mutation => ({
  ...{ rule, from: new RegExp(`<${element}(?: [^>]*)?>.*?</${element}>`, "s"), to: "" },
  ...(sample !== undefined && { sample }),
});
const supplier = "(<cac:AccountingSupplierParty>.*?)";
const customer = "(<cac:AccountingCustomerParty>.*?)";
const subtotal = "(<cac:TaxSubtotal>.*?)";
const charge = "(<cac:AllowanceCharge>.*?)";
const line = "(<cac:InvoiceLine>.*?)";
const after = (rule: string, before: string, from: string, to: string, sample?: string): Mutation => ({
  ...{ rule, from: new RegExp(`${before}${from}`, "s"), to: `$1${to}` },
  ...(sample !== undefined && { sample }),
});

export const mutations: readonly Mutation[] = [
  without("BR-01", "cbc:CustomizationID"),
  without("BR-02", "cbc:ID"),
  without("BR-03", "cbc:IssueDate"),
  without("BR-05", "cbc:DocumentCurrencyCode"),
  after("BR-06", supplier, "<cbc:RegistrationName>[^<]*</cbc:RegistrationName>", ""),
  after("BR-07", customer, "<cbc:RegistrationName>[^<]*</cbc:RegistrationName>", ""),
  after("BR-09", supplier, "<cbc:IdentificationCode>[^<]*</cbc:IdentificationCode>", ""),
  after("BR-11", customer, "<cbc:IdentificationCode>[^<]*</cbc:IdentificationCode>", ""),
  after("BR-13", "", "()<cbc:TaxExclusiveAmount[^>]*>[^<]*</cbc:TaxExclusiveAmount>", ""),
  after("BR-15", "", "()<cbc:PayableAmount[^>]*>[^<]*</cbc:PayableAmount>", ""),
  after("BR-21", line, "<cbc:ID>[^<]*</cbc:ID>", ""),
  after("BR-23", line, ' unitCode="[^"]*"', ""),
  after("BR-25", line, "<cbc:Name>[^<]*</cbc:Name>", ""),
  after("BR-27", line, "(<cbc:PriceAmount[^>]*>)", "$2-"),
  after("BR-38", charge, "<cbc:AllowanceChargeReasonCode>.*?</cbc:AllowanceChargeReason>", ""),
  after("BR-48", subtotal, "<cbc:Percent>[^<]*</cbc:Percent>", ""),
  after("BR-61", "", "()<cac:PayeeFinancialAccount>.*?</cac:PayeeFinancialAccount>", ""),
  after("BR-CO-09", supplier, "(<cac:PartyTaxScheme><cbc:CompanyID>)[A-Z]{2}", "$2"),
  after(
    "BR-CO-10",
    "",
    "()(<cbc:LineExtensionAmount[^>]*>)\\d+(\\.\\d\\d</cbc:LineExtensionAmount><cbc:TaxExclusive)",
    "$21$3",
  ),
  after("BR-CO-12", "", "()(<cbc:ChargeTotalAmount[^>]*>)\\d+", "$21"),
  after("BR-CO-13", "", "()(<cbc:TaxExclusiveAmount[^>]*>)\\d+", "$21"),
  after("BR-CO-14", "", "()(<cac:TaxTotal><cbc:TaxAmount[^>]*>)\\d+", "$21"),
  after("BR-CO-15", "", "()(<cbc:TaxInclusiveAmount[^>]*>)\\d+", "$21"),
  after("BR-CO-16", "", "()(<cbc:PayableAmount[^>]*>)\\d+", "$299999"),
  after("BR-CO-17", subtotal, "(<cbc:TaxAmount[^>]*>)\\d+", "$299999"),
  after("BR-CO-18", "", "()<cac:TaxSubtotal>.*</cac:TaxSubtotal>", ""),
  after("BR-DEC", "", "()(<cbc:TaxExclusiveAmount[^>]*>\\d+\\.\\d\\d)", "$23"),
  after("BR-S-05", line, "(<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>)[^<]*", "$20"),
  after("BR-S-07", charge, "(<cbc:Percent>)[^<]*", "$20"),
  after("BR-S-08", subtotal, "(<cbc:TaxableAmount[^>]*>)\\d+", "$299999"),
  after("BR-S-09", subtotal, "(<cbc:TaxAmount[^>]*>)\\d+", "$299999"),
  after(
    "BR-S-10",
    subtotal,
    "(<cbc:Percent>[^<]*</cbc:Percent>)",
    "$2<cbc:TaxExemptionReason>None</cbc:TaxExemptionReason>",
  ),
  after("BR-IC-02", customer, "<cac:PartyTaxScheme>.*?</cac:PartyTaxScheme>", "", "within the EU"),
  after("BR-IC-05", line, "(<cac:ClassifiedTaxCategory><cbc:ID>K</cbc:ID><cbc:Percent>)0", "$219", "within the EU"),
  after("BR-IC-08", subtotal, "(<cbc:TaxableAmount[^>]*>)\\d+", "$299999", "within the EU"),
  after("BR-IC-09", subtotal, "(<cbc:TaxAmount[^>]*>)0", "$29", "within the EU"),
  after("BR-IC-10", subtotal, "<cbc:TaxExemptionReasonCode>.*?</cbc:TaxExemptionReason>", "", "within the EU"),
  after("BR-IC-11", "", "()<cbc:ActualDeliveryDate>[^<]*</cbc:ActualDeliveryDate>", "", "within the EU"),
  after("BR-IC-12", "", "()<cac:DeliveryLocation>.*?</cac:DeliveryLocation>", "", "within the EU"),
  after("BR-AE-02", customer, "<cac:PartyTaxScheme>.*?</cac:PartyTaxScheme>", "", "reverse charge"),
  after("BR-AE-08", subtotal, "(<cbc:TaxableAmount[^>]*>)\\d+", "$299999", "reverse charge"),
  after("BR-AE-09", subtotal, "(<cbc:TaxAmount[^>]*>)0", "$29", "reverse charge"),
  after("BR-AE-10", subtotal, "<cbc:TaxExemptionReasonCode>.*?</cbc:TaxExemptionReason>", "", "reverse charge"),
  after("BR-G-08", subtotal, "(<cbc:TaxableAmount[^>]*>)\\d+", "$299999", "export"),
  after("BR-G-10", subtotal, "<cbc:TaxExemptionReasonCode>.*?</cbc:TaxExemptionReason>", "", "export"),
  after("BR-Z-05", line, "(<cac:ClassifiedTaxCategory><cbc:ID>Z</cbc:ID><cbc:Percent>)0", "$219", "zero rate"),
  after("BR-Z-09", subtotal, "(<cbc:TaxAmount[^>]*>)0", "$29", "zero rate"),
  after("BR-E-10", subtotal, "<cbc:TaxExemptionReason>.*?</cbc:TaxExemptionReason>", "", "exempt"),
  { rule: "PEPPOL-EN16931-R001", sample: "within the EU", from: /<cbc:ProfileID>[^<]*<\/cbc:ProfileID>/, to: "" },
  {
    ...{ rule: "PEPPOL-EN16931-R003", sample: "within the EU" },
    ...{ from: /<cbc:BuyerReference>.*?<\/cac:OrderReference>/s, to: "" },
  },
  after("PEPPOL-EN16931-R007", "", "()(<cbc:ProfileID>[^<]*billing:)01", "$21", "within the EU"),
  after("PEPPOL-EN16931-R010", customer, "<cbc:EndpointID[^>]*>[^<]*</cbc:EndpointID>", "", "within the EU"),
  after("PEPPOL-EN16931-R020", supplier, "<cbc:EndpointID[^>]*>[^<]*</cbc:EndpointID>", "", "within the EU"),
  after("PEPPOL-EN16931-R120", line, "(<cbc:PriceAmount[^>]*>)\\d+", "$29999", "within the EU"),
];

/** The document with the change applied; throws if the text to replace is missing. */
export function mutated(text: string, { rule, from, to }: Mutation): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${rule}: the document has nothing to change`);
  return changed;
}
