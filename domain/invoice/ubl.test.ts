import type { Order } from "@contracts/commerce/orders";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mutated, mutations } from "../../tests/documents/broken-invoices";
import { contentFaults } from "../../tests/documents/content-models";
import { documentsOf, sampleInvoices } from "../../tests/documents/sample-invoices";
import { ublModels } from "../../tests/documents/ubl";
import { brokenRules } from "../../tests/documents/ubl-rules";
import { orderIn } from "../../tests/factories/order";
import { elementAt, readXml, type XmlElement } from "../punchout/xml-reader";
import { hasUbl, ublOf } from "./ubl";

function rootOf(text: string): XmlElement {
  const reading = readXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.root;
}
const rootsOf = (order: Order): XmlElement[] => documentsOf(order).map((one) => rootOf(ublOf(one) ?? ""));
const at = (root: XmlElement | undefined, ...path: string[]) => elementAt(root ?? null, ...path)?.text;

describe("an invoice as UBL", () => {
  it.each(sampleInvoices())("$name: has the schema's order and breaks no rule", ({ text }) => {
    const root = rootOf(text);
    expect(contentFaults(root, ublModels)).toEqual([]);
    expect(brokenRules(root)).toEqual([]);
  });

  it.each(mutations)("that breaks $rule is refused", (mutation) => {
    const sample = sampleInvoices().find(({ name }) => name === (mutation.sample ?? "standard rate"));
    expect(brokenRules(rootOf(mutated(sample?.text ?? "", mutation)))).toContain(mutation.rule);
  });

  it("has the codes of its kind, and the credit note names its invoice", () => {
    const [invoice, credit] = rootsOf(orderIn());
    expect(at(invoice, "cbc:InvoiceTypeCode")).toBe("380");
    expect(at(credit, "cbc:CreditNoteTypeCode")).toBe("381");
    expect(at(credit, "cac:BillingReference", "cac:InvoiceDocumentReference", "cbc:ID")).toBe("I30-000001");
    expect(at(invoice, "cac:PaymentMeans", "cbc:PaymentMeansCode")).toBe("30");
    expect(at(invoice, "cac:TaxTotal", "cac:TaxSubtotal", "cac:TaxCategory", "cbc:Percent")).toBe("19");
  });

  it("is a Peppol document only for a buyer with a Peppol address, and names a contact", () => {
    const [peppol] = rootsOf(orderIn({ country: "AT", vatId: "ATU12345675" }));
    const [plain] = rootsOf(orderIn());
    expect([peppol, plain].map((root) => at(root, "cbc:CustomizationID")?.includes("peppol"))).toEqual([true, false]);
    expect([peppol, plain].map((root) => at(root, "cbc:ProfileID") !== undefined)).toEqual([true, false]);
    const contact = ["cac:AccountingSupplierParty", "cac:Party", "cac:Contact", "cbc:Name"];
    expect(at(plain, ...contact)).toBe("Example Reagents GmbH");
  });

  it("states why a supply to another member state has no VAT", () => {
    const [invoice] = rootsOf(orderIn({ country: "AT", vatId: "ATU12345675" }));
    const category = ["cac:TaxTotal", "cac:TaxSubtotal", "cac:TaxCategory"];
    expect(at(invoice, ...category, "cbc:ID")).toBe("K");
    expect(at(invoice, ...category, "cbc:TaxExemptionReasonCode")).toBe("VATEX-EU-IC");
    const buyer = ["cac:AccountingCustomerParty", "cac:Party"];
    expect(at(invoice, ...buyer, "cac:PartyTaxScheme", "cbc:CompanyID")).toBe("ATU12345675");
    expect(
      at(invoice, "cac:Delivery", "cac:DeliveryLocation", "cac:Address", "cac:Country", "cbc:IdentificationCode"),
    ).toBe("AT");
  });

  it("is not created for a seller outside the EU, or one without the data of electronic invoices", () => {
    const [invoice] = documentsOf(orderIn());
    if (!invoice?.seller) throw new Error("no invoice");
    const { invoicing: _, ...plain } = invoice.seller;
    const abroad = { ...invoice.seller, address: { ...invoice.seller.address, country: "US" } };
    expect(
      [invoice, { ...invoice, seller: plain }, { ...invoice, seller: abroad }, { ...invoice, seller: null }].map(
        hasUbl,
      ),
    ).toEqual([true, false, false, false]);
  });

  it("keeps any name as text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (name) => {
        const order = orderIn();
        const [root] = rootsOf({ ...order, lineItems: order.lineItems.map((line) => ({ ...line, name })) });
        expect(root && contentFaults(root, ublModels)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
