/** Pasted text over HTTP, without scripts: reviewed line by line, and added if selected. */
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const listPath = "/cart/quick-add/list";
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

interface Line {
  readonly said: string;
  readonly ticked: boolean;
}
/** Lines of the review; nested lists of alternatives have no class. */
const linesOf = (body: string): Line[] =>
  body
    .split(/(?=<li class=")/)
    .filter((item) => item.startsWith("<li ") && item.includes('translate="no"'))
    .map((item) => ({
      said: textOf(item.replace(/<option.*?<\/option>/gs, "").replace(/<[^>]*>/g, " ")).replace(/\s+/g, " "),
      ticked: /<input type="checkbox"[^>]*\schecked/.test(item),
    }));
async function basketOf(visitor: AccountVisitor): Promise<Record<string, number>> {
  const { state } = JSON.parse((await visitor.get("/api/basket")).body);
  const lines: { sku: string; quantity: number }[] = state.basket?.lines ?? [];
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

/** A PDF of one page. */
function printed(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const document = new PDFDocument();
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    draw(document);
    document.end();
  });
}

/** A workbook with one visible sheet, and a hidden one that contains a product. */
function workbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const sheet = (cells: readonly (readonly string[])[]) =>
    `<worksheet><sheetData>${cells
      .map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`)
      .join("")}</sheetData></worksheet>`;
  const files = {
    "xl/workbook.xml":
      '<workbook><sheets><sheet name="Order" r:id="r1"/><sheet name="Old" state="hidden" r:id="r2"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": sheet(rows),
    "xl/worksheets/sheet2.xml": sheet([["Benchside", "9272S"]]),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe("pasted text", () => {
  it("shows verdicts, selects only the shop's products, and adds the selected ones", async () => {
    const visitor = accountVisitor(shop);
    const paste = "Benchside 4060S 2\nCell Signaling Technology 9272S 1";
    const answer = await visitor.upload(listPath, formOf({ paste }));
    expect(answer.status).toBe(200);
    const lines = linesOf(answer.body);
    expect(lines.map(({ ticked }) => ticked)).toEqual([true, false]);
    expect(lines.map(({ said }) => said)).toEqual([
      expect.stringContaining("4060S"),
      expect.stringContaining("This is a product of Cell Signaling Technology."),
    ]);
    const key = /name="key" value="([^"]+)"/.exec(answer.body)?.[1] ?? "";
    const ticked = { "tick-0": "yes", "sku-0": "4060S", "quantity-0": "2" };
    const added = await visitor.upload(listPath, formOf({ pasted: paste, go: "add", key, ...ticked }));
    expect([added.status, added.header("location")]).toEqual([303, "/cart?added=4060S&count=2"]);
    expect(await basketOf(visitor)).toEqual({ "4060S": 2 });
  });

  it("is kept when the language changes: typed text, selections and corrections, a list and rows", async () => {
    const visitor = accountVisitor(shop);
    // Like a browser after a press on a language button: sends the form again to the address of the redirect.
    const inLanguage = async (language: string, path: string, form: FormData) => {
      form.set("language-changed", "yes");
      const sent = await visitor.upload(`${path}?language=${language}`, form);
      expect([sent.status, sent.header("location")]).toEqual([
        307,
        // This visitor keeps no cookies.
        expect.stringMatching(new RegExp(`^http.*${path}(\\?shown-language=${language})?$`)),
      ]);
      const shown = await visitor.upload(path, form);
      expect([shown.status, /<html[^>]* lang="([^"]+)"/.exec(shown.body)?.[1]?.slice(0, 2)]).toEqual([
        ...[200, language === "jp" ? "ja" : language === "cn" ? "zh" : "en"],
      ]);
      return shown;
    };
    const page = await visitor.get("/cart/quick-add");
    expect(page.body).toMatch(/<button type="submit" form="typed"[^>]*formaction="\/cart\/quick-add\?language=jp"/i);
    for (const other of ["/browse?q=akt", "/country?return=/cart/quick-add"])
      expect((await visitor.get(other)).body, other).not.toContain('name="language-changed"');
    const paste = "Benchside 4060S 2\nCell Signaling Technology 9272S 1";
    const rows = formOf({ paste });
    for (const [code, quantity] of [
      ["4060S", "3"],
      ["nonsense", "1"],
    ] as const) {
      rows.append("code", code);
      rows.append("quantity", quantity);
    }
    const typed = await inLanguage("jp", "/cart/quick-add", rows);
    for (const text of [
      "Cell Signaling Technology 9272S 1</textarea>",
      'value="4060S"',
      'value="3"',
      'value="NONSENSE"',
    ])
      expect(typed.body).toContain(text);
    expect((await inLanguage("en", listPath, formOf({ paste }))).body).toContain("9272S 1</textarea>");
    for (const [tick, ticked] of [
      [{ "tick-0": "yes" }, true],
      [{}, false],
    ] as const) {
      const sent = formOf({ pasted: paste, go: "add", "sku-0": "4060S", "quantity-0": "7", ...tick });
      const pasted = await inLanguage("cn", listPath, sent);
      expect(linesOf(pasted.body).map((line) => line.ticked)).toEqual([ticked, false]);
      expect(pasted.body).toContain('value="7"');
    }
    const list = await visitor.upload(listPath, formOf({ paste: "4060S 2\n9272S 1" }));
    const packed = textOf(/name="list" value="([^"]+)"/.exec(list.body)?.[1] ?? "");
    const review = await inLanguage("jp", listPath, formOf({ list: packed, "code-0": "4060T", "quantity-0": "5" }));
    // A row that can be added has no field; the list contains it as corrected.
    expect(review.body).toMatch(/name="list" value="1\t4060T\t5\t/);
    expect(await basketOf(visitor)).toEqual({});
  });

  it("may be a PDF; a PDF without text is reported and keeps the typed text", async () => {
    const visitor = accountVisitor(shop);
    const withPdf = (draw: (document: PDFKit.PDFDocument) => void, paste: string) =>
      printed(draw).then((pdf) => {
        const form = formOf({ paste });
        form.set("file", new File([pdf], "methods.pdf", { type: "application/pdf" }));
        return visitor.upload(listPath, form);
      });
    const answer = await withPdf((document) => document.text("Benchside 4060S 2"), "");
    expect(answer.status).toBe(200);
    expect(linesOf(answer.body)).toEqual([{ said: expect.stringContaining("4060S"), ticked: true }]);
    const scanned = await withPdf((document) => document.rect(0, 0, 100, 100).fill(), "RRID:AB_99009272");
    expect(scanned.status).toBe(422);
    expect(textOf(scanned.body)).toContain("methods.pdf contains pictures of pages and no text.");
    expect(scanned.body).toContain("RRID:AB_99009272");
  });

  it("does not select a list row whose text mentions another target than its number", async () => {
    const answer = await accountVisitor(shop).upload(listPath, formOf({ paste: "4060S GAPDH antibody\n9272S Akt 2" }));
    expect(answer.status).toBe(200);
    expect(linesOf(answer.body).map(({ ticked }) => ticked)).toEqual([false, true]);
  });

  it("in a list too long for selection, such a row needs a confirmation that its number is intended", async () => {
    const visitor = accountVisitor(shop);
    const paste = ["4060S GAPDH antibody", ...Array.from({ length: 510 }, () => "9272S Akt 1")].join("\n");
    const first = await visitor.upload(listPath, formOf({ paste }));
    expect(first.status).toBe(200);
    expect(textOf(first.body)).toContain("The row says GAPDH, but the number belongs to Phospho-Akt");
    const hidden = (name: string) => textOf(new RegExp(`name="${name}" value="([^"]*)"`).exec(first.body)?.[1] ?? "");
    const sent = { list: hidden("list"), show: "all", page: "1", "code-0": "4060S", "quantity-0": "1" };
    const added = await visitor.upload(listPath, formOf({ ...sent, go: "add", key: hidden("key") }));
    expect(added.status).toBe(200);
    expect(await basketOf(visitor)).toEqual({ "9272S": 510 });
    const meant = accountVisitor(shop);
    await meant.upload(listPath, formOf({ ...sent, go: "add", key: crypto.randomUUID(), "meant-0": "4060S" }));
    expect(await basketOf(meant)).toEqual({ "4060S": 1, "9272S": 510 });
  });

  it("may be a workbook, whose hidden sheets are ignored", async () => {
    const visitor = accountVisitor(shop);
    const form = formOf({ paste: "" });
    form.set(
      "file",
      new File(
        [
          workbook([
            ["Vendor", "Cat. no."],
            ["Benchside", "4060S"],
            ["abcam", "ab32072"],
          ]),
        ],
        "list.xlsx",
      ),
    );
    const answer = await visitor.upload(listPath, form);
    expect(answer.status).toBe(200);
    expect(linesOf(answer.body).map(({ said, ticked }) => [/4060S|ab32072/.exec(said)?.[0], ticked])).toEqual([
      ["4060S", true],
      ["ab32072", false],
    ]);
    const broken = formOf({ paste: "" });
    broken.set("file", new File([workbook([["4060S"]]).slice(0, 300)], "list.xlsx"));
    const refused = await visitor.upload(listPath, broken);
    expect([refused.status, textOf(refused.body).includes("list.xlsx cannot be read.")]).toEqual([422, true]);
  });

  it("reads a single registry id", async () => {
    const answer = await accountVisitor(shop).upload(listPath, formOf({ paste: "RRID:AB_99009272" }));
    expect(answer.status).toBe(200);
    expect(linesOf(answer.body).map(({ said }) => said)).toEqual([expect.stringContaining("9272")]);
  });

  it("keeps the text if nothing is selected, and shows a notice", async () => {
    const visitor = accountVisitor(shop);
    const answer = await visitor.upload(listPath, formOf({ pasted: "BioLegend 100201 CD3", go: "add", key: "k" }));
    expect(answer.status).toBe(422);
    expect(answer.body).toContain("Tick at least one line.");
    expect(answer.body).toContain("BioLegend 100201 CD3");
    const typed = { "quantity-0": "7", "sku-0": "4060L" };
    const again = await visitor.upload(
      listPath,
      formOf({ pasted: "Benchside 4060S 2", go: "add", key: "k", ...typed }),
    );
    expect(linesOf(again.body).map(({ ticked }) => ticked)).toEqual([false]);
    expect(again.body).toMatch(/name="quantity-0"[^>]*value="7"|value="7"[^>]*name="quantity-0"/);
    expect(again.body).toMatch(/<option value="4060L" selected/);
  });

  it("handles prose, tables and nonsense in every language without errors", async () => {
    const visitor = accountVisitor(shop);
    const texts = [
      "Cells were stained with anti-CD3 (BioLegend, 100201, 1:200) and anti-Akt (Benchside, 9272).",
      "メーカー\t品番\t数量\nアブカム\tab32072\t1,000",
      "\u0000\uffff(((((BD 550280 AB_",
    ];
    for (const paste of texts) {
      const answer = await visitor.upload(listPath, formOf({ paste }));
      expect([paste, answer.status]).toEqual([paste, 200]);
    }
  });
});
