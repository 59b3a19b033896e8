/** Recalled lots, withdrawn products and former numbers must appear in every file of a kit. */
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import type { KitEntry, KitLot } from "./document";
import { type KitItem, kitStyles } from "./kit";
import { kitFile, kitFormats } from "./kit-file";
import { methodsDocument } from "./methods-document";
import { reagentOf } from "./reagent";

const base = product("4060", { name: "Akt mAb" });
const akt = reagentOf(
  { ...base, attributes: { ...base.attributes, rrid: "AB_1", demonstration: true } },
  null,
  "https://shop.example",
  () => null,
);
const recall = { reason: "Weak signal.", day: "2026-05-01" };
const withdrawal = { reason: "It binds another protein.", day: "2026-03-01" };

function entry(item: Partial<KitItem>, lot: Partial<KitLot> | null, key = item.product ?? "4060"): KitEntry {
  return {
    item: { product: key, lot: "", application: "", dilution: "", ...item },
    reagent: { ...akt, key },
    lot: lot && { number: "24", concentration: null, recall: null, ...lot },
    validation: [],
  };
}

const recalled = entry({ lot: "0022" }, { number: "22", recall });
const second = entry({ product: "2106", lot: "1" }, { number: "1" });
const withdrawn = { ...second, reagent: { ...second.reagent, withdrawal } };
const sound = entry({ product: "5315", lot: "7" }, { number: "7" });
const kit = [recalled, withdrawn, sound];

function textOfFile(
  format: (typeof kitFormats)[number],
  style: (typeof kitStyles)[number],
  entries: KitEntry[],
): string {
  const file = kitFile(format, methodsDocument(style, entries), entries, "");
  if (typeof file === "string") return file;
  return strFromU8(unzipSync(file)["word/document.xml"] ?? new Uint8Array());
}

function cellsOf(style: (typeof kitStyles)[number], entries: KitEntry[]): string[][] {
  const [part] = methodsDocument(style, entries).parts;
  if (part?.kind !== "table") throw new Error(style);
  return part.groups.flatMap(({ rows }) => rows.map((row) => [...row]));
}

describe("a recalled lot and a withdrawn product", () => {
  it.each(kitStyles)("are marked in every file, and nothing else is: %s", (style) => {
    for (const format of kitFormats) {
      const text = textOfFile(format, style, kit);
      expect(text, format).toMatch(/recalled|"recall": \{/);
      expect(text, format).toMatch(/withdrawn/);
      expect(textOfFile(format, style, [sound]), format).not.toMatch(/recalled|withdrawn/);
    }
  });

  it("are explained in the notes", () => {
    expect(methodsDocument("star", kit).notes.slice(0, 2)).toEqual([
      "Lot 22 of 4060 was recalled by the supplier on 2026-05-01: Weak signal.",
      "2106 was withdrawn by the supplier on 2026-03-01: It binds another protein.",
    ]);
  });

  it("are marked in the cell of the lot and of the name", () => {
    expect(cellsOf("star", kit).map(([name, , number]) => [name, number])).toEqual([
      ["Akt mAb", "Cat# 4060, lot 0022 (recalled); RRID:AB_1 (demonstration)"],
      ["Akt mAb (withdrawn)", "Cat# 2106, lot 1; RRID:AB_1 (demonstration)"],
      ["Akt mAb", "Cat# 5315, lot 7; RRID:AB_1 (demonstration)"],
    ]);
    const names = ["Akt mAb (lot 22 recalled)", "Akt mAb (withdrawn)", "Akt mAb"];
    expect(cellsOf("mdar", kit).map(([name]) => name)).toEqual(names);
    expect(cellsOf("miflowcyt", kit).map(([, , name]) => name)).toEqual(names);
  });
});

it("a former number is in a note, and the table has the current one", () => {
  const { parts, notes } = methodsDocument("star", [entry({ product: "4058", lot: "24" }, {}, "4060")]);
  expect(notes[0]).toBe("4058 is the former number of 4060; it is the same reagent.");
  expect(JSON.stringify(parts)).toContain("Cat# 4060, lot 24");
});

it("a recombinant protein without a registry number is marked so in tables and references", () => {
  const protein = entry({ product: "5315" }, null);
  const kitOfProtein = [
    { ...protein, reagent: { ...protein.reagent, kind: "chemical", productType: "Recombinant Protein", rrid: null } },
  ] satisfies KitEntry[];
  for (const style of ["star", "elife", "nih", "text"] as const)
    expect(textOfFile("txt", style, kitOfProtein)).toContain("RRID: not registered");
  for (const format of ["bib", "ris", "csl.json"] as const)
    expect(textOfFile(format, "star", kitOfProtein)).toContain("RRID: not registered, demonstration record");
});

it("imaging tables have the concentration of the lot's certificate", () => {
  const measured = [entry({ lot: "20" }, { number: "20", concentration: "133 µg/ml" })];
  expect(cellsOf("hubmap", measured)[0]?.slice(6, 8)).toEqual(["133", "ug/ml"]);
  expect(cellsOf("omap", measured)[0]).toContain("133 ug/ml");
});
