/** The subset of the UBL 2.1 schema that EN 16931 uses. */
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
