import { readPanel } from "@domain/panel-builder/read-panel";
import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { addCurves } from "./curves.server";

const table = [
  "wavelength,excitation,emission",
  ...Array.from({ length: 30 }, (_, at) => `${480 + at * 5},${1 - at / 40},${0.2 + at / 40}`),
].join("\n");

async function sent(file: BlobPart | null, { curves = "", name = "fitc.csv", dye = "FITC", language = "en" } = {}) {
  const form = new FormData();
  form.set("curveDye", dye);
  form.set("curves", curves);
  form.set("file", file === null ? new File([], "") : new File([file], name));
  const context = { market: { language } } as unknown as PrivateContext;
  const url = new URL("http://shop.test/panel-builder?markers=CD3");
  return addCurves(context, { url, form } as Parameters<typeof addCurves>[1]);
}

type Answer = Awaited<ReturnType<typeof sent>>;

/** Dyes in the URL that the response redirects to. */
function dyesOf(answer: Answer): string[] {
  if ("data" in answer) throw new Error(JSON.stringify(answer.data));
  const { texts } = readPanel(new URL(answer.headers.get("location") ?? "", "http://shop.test").searchParams);
  return texts.curves.map((curve) => curve.split(/[;,\s]/)[0] ?? "");
}
function refusalOf(answer: Answer) {
  if (!("data" in answer)) throw new Error(answer.headers.get("location") ?? "");
  const { input, faults, text } = answer.data;
  return { status: answer.init?.status, input, kinds: faults.map(({ kind }) => kind), text };
}

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0xff, 0xfe, ...Array.from(text).flatMap((each) => [each.charCodeAt(0), 0])]);

describe("a file of measured spectra", () => {
  it("is read in the encodings of spreadsheets", async () => {
    for (const file of [table, `\ufeff${table}`, utf16(table)]) expect(dyesOf(await sent(file))).toEqual(["FITC"]);
  });

  it("is read together with a pasted table", async () => {
    const pasted = table.replace("emission", "emission,dye").replace(/(?<=\d)$/gm, ",PE");
    expect(dyesOf(await sent(table, { curves: pasted }))).toEqual(["FITC", "PE"]);
    expect(refusalOf(await sent(table, { curves: "a,b" }))).toMatchObject({ input: "curves", kinds: ["curve-head"] });
  });

  it.each([
    ["empty", "", "curve-file-empty"],
    ["not text", new Uint8Array([0, 1, 2, 3, 0, 0, 255]), "curve-file-unread"],
    ["a broken workbook", new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), "curve-file-unread"],
    ["too large", "a".repeat(500_001), "curve-file-large"],
    ["another table", "a,b\n1,2", "curve-head"],
  ])("that is %s is refused beside the file, and keeps the pasted text", async (_, file, kind) => {
    expect(refusalOf(await sent(file, { curves: table }))).toEqual({
      ...{ status: 400, input: "file", kinds: [kind], text: table },
    });
  });

  it("is refused beside the field that is wrong", async () => {
    expect(refusalOf(await sent(null)).input).toBe("curves");
    expect(refusalOf(await sent(table, { dye: "" }))).toMatchObject({ input: "curveDye", kinds: ["curve-dye"] });
  });
});
