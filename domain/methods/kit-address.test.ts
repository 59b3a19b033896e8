import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitLimits, kitStyles, oneLine } from "./kit";
import { kitHref, kitOf, kitQuery } from "./kit-address";
import { readKit, rowsOfForm } from "./read-kit";

const read = (query: string) => readKit(new URLSearchParams(query));
const faultsOf = (query: string) => read(query).items.map(({ faults }) => faults);

describe("the address of a methods kit", () => {
  it("has a row once, however often an order repeats it", () => {
    expect(read("item=4060~24~WB~1:1000&item=4060~24~WB~1:1000&item=4060~25~WB").items).toHaveLength(2);
  });
  it("names product, lot, application and dilution of each item, and the style", () => {
    const kit = read("item=4060~24~WB~1:1000&item=9272&as=elife");
    expect(kit.style).toBe("elife");
    expect(kit.items).toEqual([
      { product: "4060", lot: "24", application: "WB", dilution: "1:1000", faults: {} },
      { product: "9272", lot: "", application: "", dilution: "", faults: {} },
    ]);
    expect(kitHref(kit.items, kit.style)).toBe("/methods?item=4060~24~WB~1:1000&item=9272&as=elife");
  });

  it("reads numbers in any width, case or size, and codes of applications in any case", () => {
    expect(read("item=４０６０s~~ihc-p").items[0]).toMatchObject({ product: "4060", application: "IHC-P" });
  });

  it("has the species by code or name, and the place in a panel", () => {
    const kit = read("item=4060~~IHC-P~1:50~mouse~2~594&item=9272~~~~axolotl");
    expect(kit.items).toMatchObject([{ species: "M", cycle: "2", channel: "594" }, { species: "axolotl" }]);
    expect(kitHref(kit.items)).toBe("/methods?item=4060~~IHC-P~1:50~M~2~594&item=9272~~~~axolotl");
    expect(kitOf([{ product: "4060", cycle: "1", channel: "488" }])).toBe("/methods?item=4060~~~~~1~488");
  });

  it("keeps blanks between values", () => {
    expect(read("item=4060~~~1:50").items[0]).toMatchObject({ lot: "", application: "", dilution: "1:50" });
  });

  it("leaves out items without any value", () => {
    expect(read("item=&item=~~~&item=4060").items).toHaveLength(1);
  });

  it("keeps typed values beside the fault of their field", () => {
    const long = "x".repeat(kitLimits.fields.lot + 1);
    expect(faultsOf(`item=abc&item=~24&item=4060~${long}&item=4060~1~WB~1:5~H~1~488~more&item=406`)).toEqual([
      { product: "malformed" },
      { product: "missing" },
      { lot: "too-long" },
      { channel: "too-many-parts" },
      { product: "malformed" },
    ]);
    expect(read("item=4060~1~WB~1:5~H~1~488~more").items[0]?.channel).toBe("488~more");
    expect(read(`item=abc~7`).items[0]).toMatchObject({ product: "abc", lot: "7" });
    expect(read(`item=4060~${long}`).items[0]?.lot).toBe(long);
  });

  it("reports an unknown style, and counts items beyond the limit", () => {
    expect(read("as=cell")).toMatchObject({ style: "star", unknownStyle: "cell" });
    const many = Array.from({ length: kitLimits.items + 3 }, (_, lot) => `item=4060~${lot}`).join("&");
    expect(read(many)).toMatchObject({ leftOut: 3 });
    expect(read(many).items).toHaveLength(kitLimits.items);
  });

  it("survives 1,000 random kits", () => {
    const value = (limit: number) =>
      fc.string({ unit: "binary", maxLength: limit }).map(oneLine).map(withoutDirections);
    const item = fc.record({
      product: fc.integer({ min: 1000, max: 999_999 }).map(String),
      lot: value(20),
      // A code in another case is read in the catalogue's spelling.
      application: fc.constantFrom("WB", "IHC-P", "C&R", "", "mass cytometry"),
      species: fc.constantFrom("H", "M", "axolotl"),
      dilution: fc.oneof(
        value(20),
        fc.constantFrom("~1:50!", "!~", "!!~~", "1 µg/ml & 2 %", "稀释 1:200", "a#b?c=d+e"),
      ),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), fc.constantFrom(...kitStyles), (items, style) => {
        const kit = readKit(new URLSearchParams(kitQuery(items, style)));
        expect(kit.items.map(({ faults, ...rest }) => rest)).toEqual(items);
        expect(kit.style).toBe(style);
      }),
      { numRuns: 1000 },
    );
  });

  it("has each product once, with blanks for what only its user knows", () => {
    const kit = [{ product: "4060", lot: "24" }, { product: "9272" }, { product: "4060", lot: "24" }];
    expect(kitOf(kit)).toBe("/methods?item=4060~24&item=9272");
  });

  it("reads the rows of the form", () => {
    const form = new FormData();
    for (const [name, text] of [
      ["product", "4060"],
      ["lot", "24"],
      ["application", "WB"],
      ["dilution", ""],
      ["product", " "],
      ["lot", ""],
      ["application", ""],
      ["dilution", ""],
      ["product", "9272\n"],
    ] as const) {
      form.append(name, text);
    }
    expect(rowsOfForm(form)).toEqual([
      { product: "4060", lot: "24", application: "WB", dilution: "" },
      { product: "9272", lot: "", application: "", dilution: "" },
    ]);
  });
});

const withoutDirections = (text: string) => oneLine(text.replace(/[\u202a-\u202e\u2066-\u2069]/gu, ""));
