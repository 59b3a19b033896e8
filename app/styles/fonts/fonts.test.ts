import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const folder = import.meta.dirname;
const styles = readFileSync(join(folder, "../fonts.css"), "utf8");

/** Faces whose files are cut, with the characters that the style sheet states. */
const faces = [
  ...styles.matchAll(/@font-face \{[^}]*url\("\.\/fonts\/([\w-]+\.woff2)"\)[^}]*unicode-range:([^}]*);/g),
].map(([, file = "", ranges = ""]) => ({ file, characters: charactersOf(ranges) }));

describe("cut fonts", () => {
  it("are the files of the style sheet", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
    expect(faces.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(faces)("$file has the characters that no later face has", ({ file, characters }) => {
    const has = lettersIn(readFileSync(join(folder, file)));
    expect([...has].filter((character) => !characters.has(character))).toEqual([]);
    const plain = faces.find((face) => face.file === file.replace("accented", "plain"))?.characters;
    const missing = [...characters].filter((character) => !has.has(character) && !plain?.has(character));
    // Ranges beyond Latin 1 span characters that the original does not have either.
    expect(missing.filter((character) => character < 0x100)).toEqual([]);
  });

  it("of plain text have the letters, signs and units of a page in English", () => {
    const text = "NFC – “5 µg/ml ± 2 °C”, 10³ × 2 cm², © 2026 ® ™ · € £ − … ’ ↑ ↓ ";
    for (const { file, characters } of faces.filter((face) => face.file.includes("plain")))
      expect(
        [...text].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0)),
        file,
      ).toEqual([]);
  });
});

function charactersOf(ranges: string): Set<number> {
  const found = new Set<number>();
  for (const [, first = "", last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let character = Number.parseInt(first, 16); character <= Number.parseInt(last, 16); character += 1)
      found.add(character);
  return found;
}

/** Characters of a WOFF 2 file, from its `cmap` of format 4. */
function lettersIn(file: Buffer): Set<number> {
  let at = 48;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let cmapAt = 0;
  let offset = 0;
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file.readUInt8(at++);
    if ((flags & 63) === 63) at += 4;
    const length = number();
    const isTransformed = [10, 11].includes(flags & 63) ? flags >> 6 === 0 : flags >> 6 !== 0;
    if ((flags & 63) === 0) cmapAt = offset;
    offset += isTransformed ? number() : length;
  }
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(cmapAt);
  const found = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const format = cmap.subarray(cmap.readUInt32BE(8 + table * 8));
    if (format.readUInt16BE(0) !== 4) continue;
    const segments = format.readUInt16BE(6);
    for (let segment = 0; segment < segments; segment += 2) {
      const [last, first] = [format.readUInt16BE(14 + segment), format.readUInt16BE(16 + segments + segment)];
      for (let character = first; character <= last && character !== 0xffff; character += 1) found.add(character);
    }
  }
  return found;
}
