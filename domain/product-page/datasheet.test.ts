import { describe, expect, it } from "vitest";
import { datasheetHref, datasheetTypes, parseDatasheetOptions } from "./datasheet";

const parse = (query: string) => parseDatasheetOptions(new URLSearchParams(query));

describe("datasheet options", () => {
  it.each([
    ["", { images: true, protocol: false, size: "Letter" }],
    ["images=0", { images: false, protocol: false, size: "Letter" }],
    ["images=1&protocol=1", { images: true, protocol: true, size: "Letter" }],
    ["protocol=0&size=A4", { images: true, protocol: false, size: "A4" }],
  ])("C-DS-01, C-DS-02, C-DS-03: %j", (query, options) => {
    expect(parse(query)).toEqual({ options, known: true });
  });

  it.each(["images=2", "images=", "protocol=yes", "size=a4", "size=Letter", "images=0&images=1"])(
    "%j is invalid and prints the default",
    (query) => {
      expect(parse(query)).toEqual({ options: { images: true, protocol: false, size: "Letter" }, known: false });
    },
  );

  it("use the shortest address and round-trip", () => {
    expect(datasheetHref("4060")).toBe("/products/4060/datasheet");
    for (const images of [true, false])
      for (const protocol of [true, false])
        for (const size of ["A4", "Letter"] as const) {
          const options = { images, protocol, size };
          const [, query = ""] = datasheetHref("4060", options).split("?");
          expect(parse(query)).toEqual({ options, known: true });
        }
  });
});

describe("C-DS-04: product types with a datasheet", () => {
  it("come from the setting, in any letter case", () => {
    expect(datasheetTypes(["BUFFER", "Kit", "Spaceship"])).toEqual(["Kit", "Buffer"]);
  });
  it("are the defaults if the setting names none", () => {
    for (const setting of [[], ["Spaceship"]]) {
      expect(datasheetTypes(setting)).toContain("Primary Antibody");
      expect(datasheetTypes(setting)).not.toContain("Service");
    }
  });
});
