import { beforeAll, describe, expect, it } from "vitest";
import { engineCall, ids, newEngine, search } from "./testing";

const schema = {
  productnumber: "text",
  skus: "text",
  name: "text",
  targetsymbols: "text",
  aliases: "text",
  description: "text",
};
const weights = {
  productnumber: { weight: 10 },
  skus: { weight: 10 },
  targetsymbols: { weight: 8 },
  name: { weight: 7 },
  aliases: { weight: 5 },
  description: { weight: 1 },
};
const products = [
  {
    id: "4060",
    productnumber: "4060",
    skus: ["4060S", "4060T", "4060L"],
    name: "Phospho-Akt (Ser473) (D9E) XP® Rabbit mAb",
    targetsymbols: ["AKT1", "AKT2"],
    aliases: ["PKB", "Protein kinase B"],
  },
  {
    id: "9272",
    productnumber: "9272",
    skus: ["9272S"],
    name: "Akt Antibody",
    targetsymbols: ["AKT1", "AKT2", "AKT3"],
    aliases: ["PKB"],
  },
  {
    id: "8242",
    productnumber: "8242",
    skus: ["8242S"],
    name: "NF-κB p65 (D14E12) XP® Rabbit mAb",
    targetsymbols: ["RELA"],
    aliases: [],
  },
  {
    id: "4970",
    productnumber: "4970",
    skus: ["4970S"],
    name: "β-Actin (13E5) Rabbit mAb",
    targetsymbols: ["ACTB"],
    aliases: [],
  },
  {
    id: "3707",
    productnumber: "3707",
    skus: ["3707S"],
    name: "TNF-α (D5G9) Rabbit mAb",
    targetsymbols: ["TNF"],
    aliases: ["TNFA"],
  },
  {
    id: "9664",
    productnumber: "9664",
    skus: ["9664S"],
    name: "Cleaved Caspase-3 (Asp175) (5A1E) Rabbit mAb",
    targetsymbols: ["CASP3"],
    aliases: [],
  },
  {
    id: "9733",
    productnumber: "9733",
    skus: ["9733S"],
    name: "Tri-Methyl-Histone H3 (Lys27) (C36B11) Rabbit mAb",
    targetsymbols: ["H3C1"],
    aliases: [],
  },
  {
    id: "4370",
    productnumber: "4370",
    skus: ["4370S"],
    name: "Phospho-p44/42 MAPK (Erk1/2) (Thr202/Tyr204) XP® Rabbit mAb",
    targetsymbols: ["MAPK1", "MAPK3"],
    aliases: ["ERK1", "ERK2"],
  },
  {
    id: "12153",
    productnumber: "12153",
    skus: ["12153S"],
    name: "Simple Western Kit",
    targetsymbols: [],
    aliases: [],
    description: "Reagents for AKT1, AKT2 and MAPK1 in capillaries",
  },
  {
    id: "5000",
    productnumber: "5000",
    skus: ["5000S"],
    name: "Serum Buffer zebra-unique-5000",
    targetsymbols: [],
    aliases: [],
  },
  { id: "5001", productnumber: "5001", skus: ["5001S"], name: "A unique zebra buffer", targetsymbols: [], aliases: [] },
];

let engine: string;
beforeAll(async () => {
  engine = await newEngine(schema, products, { search_fields: weights });
});
const found = (query: string, precision?: number) => ids(engine, precision ? { query, precision } : { query });

describe("spellings of one term", () => {
  it.each(["NF-kB", "NF-κB", "NFkappaB", "NF kB", "nf kappa b", "NFkB p65", "ＮＦ－κＢ", "nf/kb"])(
    "%s finds NF-κB",
    async (query) => {
      expect(await found(query)).toEqual(["8242"]);
    },
  );
  it.each(["β-actin", "beta-actin", "Beta Actin", "bactin", "b-actin", "betaactin", "ACTB"])(
    "%s finds β-Actin",
    async (query) => {
      expect((await found(query))[0]).toBe("4970");
    },
  );
  it.each(["TNF-α", "TNF alpha", "TNFalpha", "tnf-a", "TNFA"])("%s finds TNF-α", async (query) => {
    expect(await found(query)).toEqual(["3707"]);
  });
  it.each(["p-Akt", "phospho-Akt", "phospho Akt", "pAkt", "Phospho-AKT (Ser473)", "p-Akt Ser473", "anti-phospho-Akt"])(
    "%s finds Phospho-Akt",
    async (query) => {
      expect(await found(query)).toEqual(["4060"]);
    },
  );
  it.each(["Ser473", "S473", "pSer473", "pS473", "Ser 473", "Ser-473"])("%s finds Ser473", async (query) => {
    expect(await found(query)).toEqual(["4060"]);
  });
  it.each(["caspase-3", "caspase 3", "Caspase3", "CASPASE‑3"])("%s finds Caspase-3", async (query) => {
    expect((await found(query))[0]).toBe("9664");
  });
  it.each(["K27", "Lys27", "H3 Lys27"])("%s finds Lys27", async (query) => {
    expect(await found(query)).toEqual(["9733"]);
  });
  it.each(["Erk1/2", "p44/42", "Thr202", "T202", "Tyr204", "erk2"])("%s finds p44/42", async (query) => {
    expect(await found(query)).toContain("4370");
  });
  it("finds plurals and singulars", async () => {
    expect(await found("buffers")).toEqual(expect.arrayContaining(["5000", "5001"]));
    expect(await found("kits")).toEqual(["12153"]);
  });
});

describe("numbers and symbols", () => {
  it("finds a number, its sizes, and longer numbers that start with it", async () => {
    expect((await found("4060"))[0]).toBe("4060");
    expect(await found("4060S")).toEqual(["4060"]);
    expect(await found("4060-s")).toEqual(["4060"]);
    expect(await found("12153")).toEqual(["12153"]);
    expect(await found("1215")).toEqual(["12153"]);
    expect(await found("4061")).toEqual([]);
  });
  it("finds exactly the one product with a number in its name", async () => {
    expect(await found("zebra-unique-5000")).toEqual(["5000"]);
  });
  it("ranks the exact symbol above texts that mention it", async () => {
    expect((await found("AKT1")).slice(0, 2).toSorted()).toEqual(["4060", "9272"]);
    expect((await found("AKT1")).at(-1)).toBe("12153");
    expect((await found("PKB"))[0]).toBeOneOf(["4060", "9272"]);
  });
  it("ranks the exact number first, whatever the boosts", async () => {
    const boosts = { name: { type: "value", value: "Akt Antibody", operation: "multiply", factor: 10 } };
    expect((await ids(engine, { query: "4060", boosts }))[0]).toBe("4060");
  });
});

describe("compounds that no document contains as typed", () => {
  it.each(["phospho-AKT1-S473", "p-Akt-Ser473", "AKT2/3-pS473"])("%s finds Phospho-Akt (Ser473)", async (query) => {
    expect((await found(query))[0]).toBe("4060");
  });
  it("find the product if its size does not exist", async () => {
    expect(await found("4060X")).toEqual(["4060"]);
    expect(await found("4061X")).toEqual([]);
    expect(await found("4060X", 11)).toEqual([]);
  });
  it("are split if a name with digits was joined", async () => {
    const names = await newEngine({ name: "text" }, [
      { id: "d1", name: "Cyclin D1 Antibody" },
      { id: "d3", name: "Cyclin D3 Antibody" },
    ]);
    expect(await ids(names, { query: "cyclind1" })).toEqual(["d1"]);
    expect(await ids(names, { query: "cyclind2" })).toEqual([]);
  });
  it("are corrected in the letters of a long name, never in its digits", async () => {
    const names = await newEngine({ name: "text" }, [{ id: "a", name: "RASGEF1A Antibody" }]);
    expect(await ids(names, { query: "rasggef1a" })).toEqual(["a"]);
    expect(await ids(names, { query: "rasgef2a" })).toEqual([]);
  });
});

describe("the rarest word of a query", () => {
  let names: string;
  beforeAll(async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      id: `m${index}`,
      name: `Protein${index} rabbit antibody`,
      body: "tested for western blot",
    }));
    names = await newEngine({ name: "text", aliases: "text", body: "text" }, [
      ...many,
      { id: "about", name: "CCDC190 antibody", aliases: ["YAP"], body: "tested for nothing" },
      { id: "long", name: "YY1AP1 YAP YAP", aliases: ["YAP associated"], body: "fit for western blot" },
    ]);
  });
  it("is required; other words cannot make up for it", async () => {
    expect(await ids(names, { query: "CCDC190 rabbit western blot" })).not.toContain("m0");
    expect(await ids(names, { query: "CCDC190 rabbit western blot", precision: 1 })).toContain("m0");
    expect((await ids(names, { query: "CCDC190 rabbit western blot", precision: 1 }))[0]).toBe("about");
  });
  it("ranks an alias that equals the word above texts that contain it, among other words too", async () => {
    expect((await ids(names, { query: "YAP antibody" }))[0]).toBe("about");
  });
});

describe("prefixes, typing errors and precision", () => {
  it("match the last word as a prefix", async () => {
    expect(await found("cleaved casp")).toEqual(["9664"]);
    expect(await found("casp cleaved")).toEqual([]);
    expect(await found("cleaved casp", 9)).toEqual([]);
  });
  it("correct one typing error if nothing matches, in words but not in numbers", async () => {
    expect(await found("caspaes")).toEqual(["9664"]);
    expect(await found("caspse")).toEqual(["9664"]);
    expect(await found("hisstone")).toEqual(["9733"]);
    expect(await found("histone", 2)).toEqual(["9733"]);
    expect(await found("caspaes", 7)).toEqual([]);
    expect(await found("p66")).toEqual([]);
  });
  it("join a corrected word with its neighbors, and correct a part of a compound", async () => {
    const caspases = await newEngine({ name: "text", aliases: "text" }, [
      { id: "nine", name: "Caspase-9 Antibody", aliases: ["ICE-LAP6", "3 forms"] },
      { id: "three", name: "Caspase-3 Antibody", aliases: ["CPP32"] },
    ]);
    const first = async (query: string) => (await ids(caspases, { query }))[0];
    expect(await first("caspase 3")).toBe("three");
    expect(await first("caspse 3")).toBe("three");
    expect(await first("caspse-3")).toBe("three");
    expect(await first("caspse-9")).toBe("nine");
    expect(await ids(caspases, { query: "caspase-7" })).toEqual([]);
    expect(await ids(caspases, { query: "caspse-7" })).toEqual([]);
  });
  it("split two words written as one", async () => {
    expect(await found("simplewestern")).toEqual(["12153"]);
  });
  it("require more words at a higher precision", async () => {
    const query = "akt casp3 zebra rela";
    const totals = await Promise.all([1, 2, 7, 11].map(async (precision) => (await found(query, precision)).length));
    expect(totals).toEqual([6, 0, 0, 0]);
    expect(await found("akt rabbit histone", 2)).toEqual(["9733", "4060"]);
    expect(await found("akt rabbit histone", 7)).toEqual([]);
  });
  it("require adjacent words at 11", async () => {
    expect(await found("rabbit mab", 11)).toContain("4970");
    expect(await found("mab rabbit", 11)).toEqual([]);
    expect(await found("4060S", 11)).toEqual(["4060"]);
    expect(await found("406", 11)).toEqual([]);
  });
  it("support quotation marks, + and -, AND, OR, NOT", async () => {
    expect(await found('"unique zebra"')).toEqual(["5001"]);
    expect(await found("buffer -serum")).toEqual(["5001"]);
    expect(await found("buffer NOT serum")).toEqual(["5001"]);
    expect(await found("+serum buffer")).toEqual(["5000"]);
    expect((await found("RELA OR ACTB")).toSorted()).toEqual(["4970", "8242"]);
    expect(await found("histone AND rabbit")).toEqual(["9733"]);
    expect(await found("histone AND actb")).toEqual([]);
  });
});

describe("hostile text", () => {
  it.each([
    '"',
    '""',
    "*",
    "'",
    "NEAR(a b)",
    "a AND",
    "AND OR NOT",
    "name:akt",
    "{name} : akt",
    "akt*",
    "^akt",
    "(akt",
    ")",
    "-",
    "--",
    "+",
    "'; drop table documents; --",
    "akt\u0000",
    "\ue000akt",
    "%",
    "_",
    "\\",
    "<script>alert(1)</script>",
  ])("%j is text", async (query) => {
    expect((await engineCall(engine, "search", { body: { query } })).status).toBe(200);
  });
  it("accepts 128 four-byte characters of every script at every precision", { timeout: 30_000 }, async () => {
    const queries = [
      "😀".repeat(128),
      "𠮷".repeat(128),
      "抗体".repeat(64),
      "ｱ".repeat(128),
      "é".repeat(128),
      "a b ".repeat(32),
      '" '.repeat(64),
      "-a".repeat(64),
      "ﷺ".repeat(128),
    ];
    for (const query of queries) {
      for (const precision of [1, 2, 11]) {
        const answered = await engineCall(engine, "search", { body: { query, precision } });
        expect([query, precision, answered.status]).toEqual([query, precision, 200]);
      }
      expect((await engineCall(engine, "query_suggestion", { body: { query } })).status).toBe(200);
    }
  });
  it("matches nothing without a letter or digit", async () => {
    expect(await found("***")).toEqual([]);
  });
});

describe("Japanese and Chinese", () => {
  let cjk: string;
  beforeAll(async () => {
    cjk = await newEngine({ name: "text", body: "text" }, [
      {
        id: "j1",
        name: "リン酸化Akt (Ser473) ウサギモノクローナル抗体",
        body: "ウェスタンブロッティングに使用できます。",
      },
      { id: "j2", name: "βアクチン マウス抗体", body: "免疫沈降に適しています。" },
      { id: "c1", name: "磷酸化Akt兔单克隆抗体", body: "适用于免疫印迹和流式细胞术。" },
      { id: "c2", name: "小鼠多克隆抗体", body: "免疫组化" },
    ]);
  });
  it.each([
    ["ウェスタン", ["j1"]],
    ["ｳｪｽﾀﾝ", ["j1"]],
    ["ウェスタンブロッティング", ["j1"]],
    ["リン酸化akt", ["j1"]],
    ["免疫沈降", ["j2"]],
    ["βアクチン", ["j2"]],
    ["单克隆抗体", ["c1"]],
    ["流式细胞术", ["c1"]],
    ["磷酸化 akt", ["c1"]],
    ["免疫", ["c1", "c2", "j2"]],
    ["抗", ["c1", "c2", "j1", "j2"]],
    ["体", ["c1", "c2", "j1", "j2"]],
    ["兎", []],
  ])("%s finds %j", async (query, expected) => {
    expect((await ids(cjk, { query })).toSorted()).toEqual(expected);
  });
  it("highlights the matched characters", async () => {
    const answer = await search(cjk, { query: "免疫沈降", result_fields: { body: { snippet: {} } } });
    expect(answer.results[0]?.body).toEqual({ snippet: "<em>免疫沈降</em>に適しています。" });
  });
});
