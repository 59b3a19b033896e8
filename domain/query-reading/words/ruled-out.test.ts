import { expect, it } from "vitest";
import { readingQuery } from "../product-query";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();

function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  const { wants, rest, against, targets } = reading;
  return {
    reading,
    wants,
    rest,
    against,
    ruledOut: wants.ruledOut.map(({ name, field }) => `${name}: ${field}`),
    targets,
  };
}

it("an exclusion is not a requirement", () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    "CD3 not mouse": ["mouse: hostcode"],
    "anti-CD8 (not rabbit or goat)": ["rabbit: hostcode", "goat: hostcode"],
    "β-actin other than rabbit": ["rabbit: hostcode"],
    "CD31 that doesn't cross-react with mouse": ["mouse: speciescodes"],
    "CD31 without mouse cross-reactivity": ["mouse: speciescodes"],
    "CD31 not human": ["human: speciescodes"],
    "p53 no phospho": ["phospho: modificationkind"],
    "GAPDH monoclonal not polyclonal": ["polyclonal: clonality"],
    "CD4 not FITC": ["FITC: labelcode"],
    "LC3B not LC3A": ["LC3A: targetsymbols"],
    "GFAP IHC not WB": ["WB: applicationcodes"],
    "GFAP without western blot": ["western blot: applicationcodes"],
    "GFAP not suitable for ELISA kits": ["ELISA kits: kindcode"],
    "p53 minus phospho": ["phospho: modificationkind"],
    "GFAP w/o rabbit": ["rabbit: hostcode"],
    "anything but mouse CD20": ["mouse: hostcode"],
    "CD20 nonmouse": ["mouse: hostcode"],
    "Not mouse GFAP": ["mouse: hostcode"],
    "Non-rabbit vimentin": ["rabbit: hostcode"],
    "GAPDH No HRP": ["HRP: labelcode"],
    マウス以外のCD3抗体: ["マウス: hostcode"],
    "マウス由来でない vimentin": ["マウス: hostcode"],
    不要小鼠来源的CD3抗体: ["小鼠: hostcode"],
  };
  for (const [phrase, ruledOut] of Object.entries(cases)) {
    const found = read(phrase);
    expect(found.ruledOut, phrase).toEqual(ruledOut);
    expect(found.rest, phrase).toEqual([]);
    expect(found.targets, phrase).toHaveLength(1);
    const { hosts, species, labels, modification } = found.wants;
    expect([...hosts, ...species, ...labels, modification], phrase).toEqual([null]);
  }
});

it("is a sample beside a human one, because no antibody is made in humans", () => {
  for (const phrase of ["human CD3 not mouse", "anti-human CD45, not mouse"])
    expect(read(phrase).ruledOut, phrase).toEqual(["mouse: speciescodes"]);
});

it("is filtered", () => {
  const { reading } = read("CD4 not mouse");
  expect(readingQuery(reading, "CD4 not mouse")?.filters).toContainEqual({ none: [{ hostcode: ["Mouse"] }] });
  expect(read("secondary antibody not cross reacting with rat")).toMatchObject({
    against: null,
    ruledOut: ["rat: speciescodes"],
  });
});

it("is neither filtered nor required if it is a variant, or a tag", () => {
  expect(read("CD45 (not CD45RA)")).toMatchObject({ ruledOut: [], rest: ["not CD45RA"], targets: [{ name: "CD45" }] });
  expect(read("CD45 (not CD45RA)").wants.modification).toBeNull();
  expect(read("EGFR w/o tag")).toMatchObject({ targets: [{ name: "EGFR" }], rest: ["without", "tag"] });
});

it("is not read in names, in forms of reagents, or before anything else", () => {
  for (const phrase of [
    "non homologous end joining",
    "CD4 without azide",
    "Akt non phospho",
    "IHC without retrieval CD3",
  ])
    expect(read(phrase).ruledOut, phrase).toEqual([]);
  expect(read("CD4 without azide").wants.categories).toEqual(["carrier-free"]);
});

it("forms without carrier or label are requirements in Japanese and Chinese", () => {
  expect(read("アジ化ナトリウム不含 CD8").wants.categories).toEqual(["carrier-free"]);
  expect(read("不含叠氮 CD8").wants.categories).toEqual(["carrier-free"]);
  expect(read("無標識 CD45").wants.labels).toEqual(["none"]);
  expect(read("非磷酸化 β-catenin").wants.modification).toBeNull();
});
