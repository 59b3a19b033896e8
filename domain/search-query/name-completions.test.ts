import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../query-reading/name-table";
import { nameCompletions } from "./name-completions";

const deps = { names: nameTable(texts), flags: { searchPrecision: true } };
const complete = (typed: string) => nameCompletions(typed, deps).map(({ phrase }) => phrase);

describe("the beginning of a whole name", () => {
  it.each([
    ["glial fibr", "glial fibrillary acidic protein"],
    ["Epidermal growth factor rec", "Epidermal growth factor receptor"],
    ["tumor necrosis fac", "tumor necrosis factor"],
    ["autoph", "autophagy"],
    ["T cell exh", "T cell exhaustion"],
    ["上皮成長因子受", "上皮成長因子受容体"],
    ["表皮生长因子受", "表皮生长因子受体"],
    ["カスパ", "カスパーゼ"],
  ])("is completed: %s", (typed, name) => {
    expect(complete(typed)).toContain(name);
  });

  it("leads to the symbol if it is of one gene only and has no spelling of its own", () => {
    expect(complete("mammalian target of rapa")).toEqual(["MTOR"]);
  });

  it("is not completed to names that only sound alike", () => {
    expect(complete("beta act").filter((phrase) => phrase.startsWith("bact"))).toEqual([]);
  });

  it.each(["akt", "F3", "tumor necrosis factor", "apoptosis", "凋亡", "dot", "抗", "", "zzzz"])(
    "is not looked for in a name, or in too little: %s",
    (typed) => {
      expect(complete(typed)).toEqual([]);
    },
  );
});

it("every completion is read as the name that it states", () => {
  for (const typed of ["interleuk", "heat sho", "prote", "signal transducer and act", "mitog", "肿瘤", "インター"])
    for (const { query } of nameCompletions(typed, deps)) expect(query.filters.length, typed).toBeGreaterThan(0);
});
