/** InvoiceDetailRequest: an invoice, or a credit note for single lines with negative quantities. */
import type { Invoice, InvoiceLine } from "@contracts/commerce/invoices";
import type { PostalAddress } from "@contracts/values/postal-address";
import { multiply } from "../money/money";
import { type Xml, xml } from "../punchout/xml-writer";
import {
  amountElement,
  type BuyersOrder,
  buyersFields,
  described,
  lineNumberOf,
  orderReference,
  taxElement,
} from "./message-parts";

export function invoiceDetailRequest(order: BuyersOrder, invoice: Invoice): Xml {
  const isCredit = invoice.kind === "creditNote";
  const signed: Signed = (amount) => multiply(amount, isCredit ? -1 : 1);
  const days = invoice.seller?.invoicing?.paymentDays;
  return xml("InvoiceDetailRequest", {}, [
    xml(
      "InvoiceDetailRequestHeader",
      {
        invoiceID: invoice.number,
        purpose: isCredit ? "lineLevelCreditMemo" : "standard",
        operation: "new",
        invoiceDate: `${invoice.issuedOn}T12:00:00+00:00`,
      },
      [
        xml("InvoiceDetailHeaderIndicator", {}),
        xml("InvoiceDetailLineIndicator", {}),
        ...partners(invoice),
        ...(invoice.corrects ? [xml("InvoiceIDInfo", { invoiceID: invoice.corrects })] : []),
        ...(days !== undefined && !isCredit ? [xml("PaymentTerm", { payInNumberOfDays: days })] : []),
        ...buyersFields(order),
      ],
    ),
    xml("InvoiceDetailOrder", {}, [
      xml("InvoiceDetailOrderInfo", {}, [orderReference(order)]),
      ...invoice.lines.map((line) => item(order, line, signed, isCredit)),
    ]),
    summary(invoice, signed),
  ]);
}

type Signed = (amount: Invoice["totals"]["net"]) => Invoice["totals"]["net"];

function partners({ seller, buyer }: Invoice): Xml[] {
  return [
    ...(seller
      ? [
          partner(
            "remitTo",
            seller.name,
            { ...seller.address, state: seller.address.state ?? null },
            seller.invoicing?.vatId,
          ),
        ]
      : []),
    ...(buyer.address ? [partner("billTo", buyer.address.company || "Customer", buyer.address, buyer.vatId)] : []),
  ];
}

function partner(role: string, name: string, address: PostalAddress, vatId: string | null | undefined): Xml {
  const part = (element: string, text: string | null | undefined) => (text ? [xml(element, {}, text)] : []);
  return xml("InvoicePartner", {}, [
    xml("Contact", { role }, [
      xml("Name", { "xml:lang": "en-US" }, name),
      xml("PostalAddress", {}, [
        xml("Street", {}, address.streetName ?? ""),
        ...part("City", address.city),
        ...part("State", address.state),
        ...part("PostalCode", address.postalCode),
        xml("Country", { isoCountryCode: address.country }, address.country),
      ]),
    ]),
    ...(vatId ? [xml("IdReference", { identifier: vatId, domain: "vatID" })] : []),
  ]);
}

function item(order: BuyersOrder, line: InvoiceLine, signed: Signed, isCredit: boolean): Xml {
  const { id, sku, name, size, unit, unitPrice, net, lineItemId } = line;
  const lineNumber = lineNumberOf(order, lineItemId);
  return xml("InvoiceDetailItem", { invoiceLineNumber: id, quantity: isCredit ? -line.quantity : line.quantity }, [
    xml("UnitOfMeasure", {}, unit),
    amountElement("UnitPrice", unitPrice),
    xml("InvoiceDetailItemReference", { lineNumber }, [
      xml("ItemID", {}, [xml("SupplierPartID", {}, sku)]),
      described(size ? `${name}, ${size}` : name),
    ]),
    amountElement("SubtotalAmount", signed(net)),
  ]);
}

function summary({ totals, taxes }: Invoice, signed: Signed): Xml {
  const details = taxes.map(({ category, partsPerMillion, taxable, amount, name }) =>
    xml(
      "TaxDetail",
      { category: category === "S" ? "vat" : "other", percentageRate: String(partsPerMillion / 10_000) },
      [
        amountElement("TaxableAmount", signed(taxable)),
        amountElement("TaxAmount", signed(amount)),
        described(name || "Tax"),
      ],
    ),
  );
  const due = signed(totals.payable);
  return xml("InvoiceDetailSummary", {}, [
    amountElement("SubtotalAmount", signed(totals.lines)),
    taxElement(signed(totals.tax), taxes[0]?.name ?? "", details),
    ...(totals.charges.centAmount === 0 ? [] : [amountElement("ShippingAmount", signed(totals.charges))]),
    amountElement("GrossAmount", signed(totals.gross)),
    amountElement("NetAmount", due),
    amountElement("DueAmount", due),
  ]);
}
