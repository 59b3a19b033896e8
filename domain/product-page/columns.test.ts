import { describe, expect, it } from "vitest";
import { componentColumns, supportingColumns } from "./columns";

describe("editor-defined columns", () => {
  it("C-TMPL-16: supporting data has the requested columns with the editor's headers", () => {
    expect(supportingColumns(["REACTIVITY", "MW (kDa)", "Source/Isotype", "Weather"])).toEqual([
      { field: "reactivity", header: "REACTIVITY" },
      { field: "weight", header: "MW (kDa)" },
      { field: "source", header: "Source/Isotype" },
    ]);
  });

  it("C-TMPL-22: kit components have theirs, without duplicates", () => {
    expect(componentColumns(["Product Number", "Kit Includes Antibody", "Volume", "Cap colour", "Name"])).toEqual([
      { field: "number", header: "Product Number" },
      { field: "name", header: "Kit Includes Antibody" },
      { field: "quantity", header: "Volume" },
      { field: "cap-color", header: "Cap colour" },
    ]);
  });

  it.each([
    ["Storage temperature", "保存温度", "储存温度", "component-storage-temp"],
    ["Catalog number", "製品番号", "货号", "number"],
    ["Product name", "製品名", "产品名称", "name"],
    ["Dilution", "希釈", "稀释", "dilution"],
  ])("%s, %s and %s name the same column", (en, ja, zh, field) => {
    for (const header of [en, ja, zh]) expect(componentColumns([header])).toEqual([{ field, header }]);
  });
});
