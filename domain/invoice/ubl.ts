/**
 * An invoice or credit note as UBL 2.1 XML: in the profile Peppol BIS Billing 3 for a buyer with an address in the
 * network, else as plain EN 16931. Elements are in the order of the UBL schema.
 */
import type { Invoice, InvoiceLine, InvoiceTax } from "@contracts/commerce/invoices";
import type { Seller } from "@contracts/commerce/seller";
import type { Money } from "@contracts/values/money";
import { isMemberState } from "../market/european-countries";
import { decimalText } from "../money/format";
import { type Xml, xml } from "../punchout/xml-writer";
import { emailScheme, endpointOfBuyer, exemptionOf, kindCodes, ublRoots } from "./ubl-codes";

type Content = Parameters<typeof xml>[2];
const cbc = (name: string, content: string, attributes: Parameters<typeof xml>[1] = {}): Xml =>
  xml(`cbc:${name}`, attributes, content);
const cac = (name: string, content: Exclude<Content, string | undefined>): Xml => xml(`cac:${name}`, {}, content);
/** The element, or none for an absent text. */
const optional = (name: string, content: string | null | undefined): Xml[] => (content ? [cbc(name, content)] : []);

const amount = (name: string, value: Money): Xml => cbc(name, decimalText(value), { currencyID: value.currencyCode });
/** 19 % from 190,000 parts per million, without trailing zeros. */
const percent = (partsPerMillion: number): string => String(partsPerMillion / 10_000);

/**
 * True if the invoice can be written as EN 16931: the seller is in the EU with the data of electronic invoices, the
 * buyer has an address, and the sale is subject to VAT, because otherwise the standard forbids the seller's number.
 */
export const hasUbl = ({ seller, buyer, lines }: Invoice): boolean =>
  seller?.invoicing !== undefined &&
  isMemberState(seller.address.country) &&
  buyer.address !== null &&
  lines.every(({ category }) => category !== "O");

/** Null if {@link hasUbl} is false. */
export function ublOf(invoice: Invoice): string | null {
  const { seller, kind, number, issuedOn, dueOn, currencyCode, totals } = invoice;
  if (!hasUbl(invoice) || !seller) return null;
  const root = ublRoots[kind];
  const document = xml(root.name, root.namespaces, [
    ...profileOf(invoice),
    cbc("ID", number),
    cbc("IssueDate", issuedOn),
    // A credit note has no due date in the schema.
    ...(kind === "invoice" ? optional("DueDate", dueOn) : []),
    cbc(root.typeElement, kindCodes[kind]),
    cbc("DocumentCurrencyCode", currencyCode),
    cbc("BuyerReference", invoice.poNumber ?? invoice.orderNumber),
    cac("OrderReference", [
      cbc("ID", invoice.poNumber ?? invoice.orderNumber),
      cbc("SalesOrderID", invoice.orderNumber),
    ]),
    ...(invoice.corrects
      ? [cac("BillingReference", [cac("InvoiceDocumentReference", [cbc("ID", invoice.corrects)])])]
      : []),
    supplier(seller),
    customer(invoice),
    ...delivery(invoice),
    ...payment(invoice, seller),
    ...allowanceCharge(invoice),
    taxTotal(invoice),
    monetaryTotal(totals),
    ...invoice.lines.map((line) => invoiceLine(line, root)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}`;
}

/** Peppol has no email addresses, so an invoice sent to one is not a Peppol document. */
function profileOf({ buyer }: Invoice): Xml[] {
  const endpoint = endpointOfBuyer(buyer);
  const standard = "urn:cen.eu:en16931:2017";
  if (!endpoint || endpoint.scheme === emailScheme) return [cbc("CustomizationID", standard)];
  return [
    cbc("CustomizationID", `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`),
    cbc("ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
  ];
}

const country = (code: string): Xml => cac("Country", [cbc("IdentificationCode", code)]);
const vatScheme = cac("TaxScheme", [cbc("ID", "VAT")]);

function supplier({ name, address, email, phone, invoicing }: Seller): Xml {
  return cac("AccountingSupplierParty", [
    cac("Party", [
      ...(invoicing ? [cbc("EndpointID", invoicing.endpoint.id, { schemeID: invoicing.endpoint.scheme })] : []),
      cac("PartyName", [cbc("Name", name)]),
      cac("PostalAddress", [
        cbc("StreetName", address.streetName),
        cbc("CityName", address.city),
        cbc("PostalZone", address.postalCode),
        ...optional("CountrySubentity", address.state),
        country(address.country),
      ]),
      ...(invoicing ? [cac("PartyTaxScheme", [cbc("CompanyID", invoicing.vatId), vatScheme])] : []),
      cac("PartyLegalEntity", [cbc("RegistrationName", name)]),
      // German invoices must name a contact; the shop has no department to name.
      cac("Contact", [cbc("Name", name), cbc("Telephone", phone), cbc("ElectronicMail", email)]),
    ]),
  ]);
}

function customer({ buyer, shipTo }: Invoice): Xml {
  const { address, vatId } = buyer;
  const endpoint = endpointOfBuyer(buyer);
  const name = nameOf(address) || nameOf(shipTo);
  return cac("AccountingCustomerParty", [
    cac("Party", [
      ...(endpoint ? [cbc("EndpointID", endpoint.id, { schemeID: endpoint.scheme })] : []),
      cac("PartyName", [cbc("Name", name)]),
      ...(address ? [cac("PostalAddress", postal(address))] : []),
      ...(vatId ? [cac("PartyTaxScheme", [cbc("CompanyID", vatId), vatScheme])] : []),
      cac("PartyLegalEntity", [cbc("RegistrationName", name)]),
    ]),
  ]);
}

type Address = NonNullable<Invoice["shipTo"]>;

const nameOf = (address: Address | null): string =>
  address?.company?.trim() || [address?.firstName, address?.lastName].filter(Boolean).join(" ");

const postal = (address: Address): Xml[] => [
  ...optional("StreetName", address.streetName),
  ...optional("AdditionalStreetName", address.building ?? address.additionalStreetInfo),
  ...optional("CityName", address.city),
  ...optional("PostalZone", address.postalCode),
  ...optional("CountrySubentity", address.state),
  country(address.country),
];

function delivery({ deliveredOn, shipTo }: Invoice): Xml[] {
  if (!shipTo) return [];
  return [
    cac("Delivery", [
      cbc("ActualDeliveryDate", deliveredOn),
      cac("DeliveryLocation", [cac("Address", postal(shipTo))]),
      cac("DeliveryParty", [cac("PartyName", [cbc("Name", nameOf(shipTo))])]),
    ]),
  ];
}

function payment(
  { kind, number, payment: { kind: means }, totals }: Invoice,
  { invoicing, paymentTerms }: Seller,
): Xml[] {
  // UNCL4461: 30 is a credit transfer; 1 is "not defined". Cards also get 1, because their code requires more digits of
  // the card number than the shop has.
  const iban = means === "account" ? invoicing?.iban : undefined;
  const account = iban && [
    cac("PayeeFinancialAccount", [
      cbc("ID", iban),
      ...(invoicing?.bic ? [cac("FinancialInstitutionBranch", [cbc("ID", invoicing.bic)])] : []),
    ]),
  ];
  const hasTerms = kind === "invoice" && totals.payable.centAmount > 0;
  return [
    cac("PaymentMeans", [cbc("PaymentMeansCode", iban ? "30" : "1"), cbc("PaymentID", number), ...(account || [])]),
    ...(hasTerms ? [cac("PaymentTerms", [cbc("Note", paymentTerms.en_EN)])] : []),
  ];
}

function allowanceCharge({ shipping }: Invoice): Xml[] {
  if (!shipping || shipping.net.centAmount === 0) return [];
  return [
    cac("AllowanceCharge", [
      cbc("ChargeIndicator", "true"),
      // UNCL7161: freight service.
      cbc("AllowanceChargeReasonCode", "FC"),
      cbc("AllowanceChargeReason", shipping.name || "Freight"),
      amount("Amount", shipping.net),
      taxCategory("TaxCategory", shipping),
    ]),
  ];
}

function taxCategory(
  element: string,
  { category, partsPerMillion }: Pick<InvoiceTax, "category" | "partsPerMillion">,
): Xml {
  return cac(element, [
    cbc("ID", category),
    // "Not subject to tax" has no rate, not even zero.
    ...(category === "O" ? [] : [cbc("Percent", percent(partsPerMillion))]),
    vatScheme,
  ]);
}

function taxTotal({ taxes, totals }: Invoice): Xml {
  return cac("TaxTotal", [
    amount("TaxAmount", totals.tax),
    ...taxes.map((tax) => {
      const reason = exemptionOf(tax.category);
      return cac("TaxSubtotal", [
        amount("TaxableAmount", tax.taxable),
        amount("TaxAmount", tax.amount),
        cac("TaxCategory", [
          cbc("ID", tax.category),
          ...(tax.category === "O" ? [] : [cbc("Percent", percent(tax.partsPerMillion))]),
          ...optional("TaxExemptionReasonCode", reason?.code),
          ...optional("TaxExemptionReason", reason?.text),
          vatScheme,
        ]),
      ]);
    }),
  ]);
}

function monetaryTotal({ lines, net, gross, charges, prepaid, rounding, payable }: Invoice["totals"]): Xml {
  const unlessZero = (name: string, value: Money) => (value.centAmount === 0 ? [] : [amount(name, value)]);
  return cac("LegalMonetaryTotal", [
    amount("LineExtensionAmount", lines),
    amount("TaxExclusiveAmount", net),
    amount("TaxInclusiveAmount", gross),
    ...unlessZero("ChargeTotalAmount", charges),
    ...unlessZero("PrepaidAmount", prepaid),
    ...unlessZero("PayableRoundingAmount", rounding),
    amount("PayableAmount", payable),
  ]);
}

function invoiceLine(line: InvoiceLine, root: (typeof ublRoots)[Invoice["kind"]]): Xml {
  const { id, sku, name, size, quantity, unit, unitPrice, net } = line;
  return cac(root.lineElement, [
    cbc("ID", String(id)),
    cbc(root.quantityElement, String(quantity), { unitCode: unit }),
    amount("LineExtensionAmount", net),
    cac("Item", [
      ...(size ? [cbc("Description", size)] : []),
      cbc("Name", name),
      cac("SellersItemIdentification", [cbc("ID", sku)]),
      taxCategory("ClassifiedTaxCategory", line),
    ]),
    cac("Price", [amount("PriceAmount", unitPrice)]),
  ]);
}
