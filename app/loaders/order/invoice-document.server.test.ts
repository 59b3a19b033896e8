import { documentRequest } from "@contracts/catalogue/documents";
import { moveLines } from "@domain/checkout/order-moves";
import type { Language } from "@domain/market/market";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { numbered, withDue } from "../../../tests/factories/invoice";
import { orderIn } from "../../../tests/factories/order";
import { invoiceDocument } from "./invoice-document.server";

async function documentsIn(language: Language, vatId?: string) {
  const shipped = moveLines(
    orderIn({ country: "AT", ...(vatId && { vatId }) }),
    { lineState: "Shipped" },
    "2030-01-03",
  );
  const returned = shipped && moveLines(shipped, { lineState: "Returned" }, "2030-01-04");
  if (!shipped || !returned) throw new Error("no lines");
  const market = { language, country: "AT" };
  const context = { t: await createT(language), market };
  return numbered(withDue(returned, withDue(shipped))).map((one) => invoiceDocument(context, one));
}

describe("the content of an invoice's PDF", () => {
  it.each([
    ["en", "Invoice I30-000001", "Credit note C30-000002", "Amount due", "Amount credited"],
    ["jp", "請求書 I30-000001", "返金明細書 C30-000002", "ご請求額", "返金額"],
    ["cn", "发票 I30-000001", "退款单 C30-000002", "应付金额", "退款金额"],
  ] as const)("in %s has the parties, sums and terms, and fits the document service", async (language, ...texts) => {
    const documents = await documentsIn(language);
    const [title, creditTitle, due, credited] = texts;
    expect(documents.map((one) => [one.title, one.amounts.at(-1)?.term])).toEqual([
      [title, due],
      [creditTitle, credited],
    ]);
    for (const data of documents) {
      const wire = { en: "EN", jp: "JA", cn: "ZH" }[language];
      const request = { requestItemType: "invoice", countryCode: "AT", language: wire, data };
      expect(v.safeParse(documentRequest, request).issues).toBeUndefined();
    }
    expect(documents[0]?.parties[0]?.lines).toContain("USt-IdNr. DE000000000");
    expect(documents[0]?.notes.join(" ")).toContain("DE00000000000000000000");
    expect(documents[0]?.amounts.some(({ term }) => term.includes("20"))).toBe(true);
  });

  it("names the tax in its language", async () => {
    const names = { en_EN: "Sales tax", ja_JP: "売上税", zh_CN: "销售税" };
    const order = orderIn({ country: "AT" });
    const taxPortions = order.taxPortions?.map((portion) => ({ ...portion, name: "Sales tax", names }));
    const shipped = moveLines(
      { ...order, ...(taxPortions && { taxPortions }) },
      { lineState: "Shipped" },
      "2030-01-03",
    );
    const terms = async (language: Language) => {
      const context = { t: await createT(language), market: { language, country: "AT" } };
      const [invoice] = shipped ? numbered(withDue(shipped)) : [];
      return invoice ? invoiceDocument(context, invoice).amounts.map(({ term }) => term) : [];
    };
    expect(await terms("en")).toContainEqual(expect.stringContaining("Sales tax 20"));
    expect(await terms("jp")).toContainEqual(expect.stringContaining("売上税"));
    expect(await terms("cn")).toContainEqual(expect.stringContaining("销售税"));
  });

  it("states why a supply to another member state has no VAT", async () => {
    const [invoice] = await documentsIn("en", "ATU12345675");
    expect(invoice?.notes[0]).toContain("intra-Community supply");
    expect(invoice?.facts).toContainEqual({ term: "VAT number of the customer", text: "ATU12345675" });
  });
});
