import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assets } from "../written-content";
import { fileCharacters } from "./characters";
import { fileLines } from "./files";
import { fontFiles } from "./fonts";
import { makeFile, type PdfFile } from "./make-file";

const readFont = (name: string) => readFileSync(new URL(`./fonts/${name}`, import.meta.url));
const files = assets.flatMap(({ body }) => (typeof body === "string" ? [] : [body]));
const fontsOf = ({ language }: PdfFile) => {
  const { regular, bold } = fontFiles(language);
  return { regular: readFont(regular), bold: readFont(bold) };
};

/** Characters of a font, from its segment table (`cmap`, format 4 or 12). */
function charactersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, at) => 12 + at * 16).find(
    (at) => font.toString("latin1", at, at + 4) === "cmap",
  );
  if (entry === undefined) throw new Error("a font without cmap");
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        const at = 16 + group * 12;
        for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1) found.add(code);
      }
    } else if (format === 4) {
      const segments = table.readUInt16BE(6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const end = table.readUInt16BE(14 + segment * 2);
        const start = table.readUInt16BE(16 + segments * 2 + segment * 2);
        for (let code = start; code <= end && code < 0xffff; code += 1) found.add(code);
      }
    }
  }
  return found;
}

describe("files of the content", () => {
  it.each([
    ["jp", "en"],
    ["sc", "zh"],
  ] as const)("have every character in the fonts of %s", (script, language) => {
    for (const name of Object.values(fontFiles(language))) {
      const known = charactersOf(readFont(name));
      const missing = [...fileCharacters(script)].filter((character) => !known.has(character.codePointAt(0) ?? 0));
      expect(missing, name).toEqual([]);
    }
  });

  it.each(["guide", "chart"] as const)("are valid PDFs with language, title and structure: a %s", async (kind) => {
    for (const language of ["en", "ja"] as const) {
      const file = files.find((one) => one.source.kind === kind && one.language === language);
      if (!file) throw new Error(`no ${kind}`);
      const bytes = Buffer.from(await makeFile(file, fontsOf(file)));
      const text = bytes.toString("latin1");
      expect(text.startsWith("%PDF-1.7")).toBe(true);
      expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
      expect(text).toContain("/StructTreeRoot");
      expect(text).toContain(`/Lang (${language})`);
      expect(text).toContain("/FontFile3");
      expect(bytes.byteLength).toBeLessThan(200_000);
      // The same source gives an identical file.
      expect(bytes.equals(Buffer.from(await makeFile(file, fontsOf(file))))).toBe(true);
    }
  });

  it("are rendered once and then read from the cache", async () => {
    const kept = new Map<string, Uint8Array>(files.map((_, at) => [String(at), new Uint8Array([at])]));
    let asked = 0;
    const lines = fileLines({
      readFont,
      read: () => {
        asked += 1;
        return kept.get(String(asked - 1)) ?? null;
      },
    });
    const bodies: unknown[] = [];
    for await (const line of lines) bodies.push(line.kind === "asset" && line.body_base64);
    expect(bodies).toHaveLength(files.length);
    expect(bodies[1]).toBe(Buffer.from([1]).toString("base64"));
  });
});
