import { expect, it } from "vitest";
import { genesOf, readingQuery, relaxedReading } from "../product-query";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();

function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return { ...reading.wants, reading, genes: genesOf(reading), rest: reading.rest, reagents: reading.reagents };
}

it("a chain of ubiquitin is named by its link", () => {
  const linked = {
    ...{ UbK63: "Lys63", polyUbK48: "Lys48", "K11 linkage": "Lys11", "K63-linked polyubiquitin": "Lys63" },
    ...{
      "K48-specific ubiquitin": "Lys48",
      "K48 ubiquitin": "Lys48",
      "M1 linkage": "Met1",
      "linear ubiquitin": "Met1",
      "K63 chains": "Lys63",
    },
    ...{ "ubiquitin K48 linkage": "Lys48", K48連結型ユビキチン: "Lys48", K63连接的泛素: "Lys63" },
  };
  const genes = read("ubiquitin").genes;
  for (const [phrase, residue] of Object.entries(linked))
    expect(read(phrase), phrase).toMatchObject({ modification: { residues: [residue] }, rest: [] });
  for (const phrase of Object.keys(linked)) expect(new Set(read(phrase).genes), phrase).toEqual(new Set(genes));
});

it("a residue without a linkage is not a ubiquitin chain", () => {
  expect(read("M1 macrophage").genes).not.toContain("UBC");
  expect(read("K11").genes).toEqual([]);
  expect(read("histone H3 K27 specific").genes).not.toContain("UBC");
});

it("a clone that is spelt like a site is the clone beside its target, and a site after a phosphorylated one", () => {
  for (const phrase of ["c-MYC Y69", "Y69 c-Myc", "desmin D33"]) expect(read(phrase).modification, phrase).toBeNull();
  expect(read("c-MYC Y69").reading.targets[1]?.chosen[0].clone).toBe(true);
  expect(read("c-Myc T58").modification).toMatchObject({ residues: ["Thr58"] });
  expect(read("phospho-c-Myc Y69").modification).toMatchObject({ residues: ["Tyr69"] });
});

it("a letter before a name is its animal", () => {
  const named: Readonly<Record<string, readonly [string, string]>> = {
    ...{ "hPD-L1": ["CD274", "H"], "mIL-6 ELISA": ["IL6", "M"], "mTNF-α": ["TNF", "M"], rVEGF: ["VEGFA", "R"] },
    ...{ hEGFR: ["EGFR", "H"], mAkt1: ["AKT1", "M"] },
  };
  for (const [phrase, [symbol, animal]] of Object.entries(named))
    expect(read(phrase), phrase).toMatchObject({ genes: [symbol], species: [animal], rest: [] });
  for (const [phrase, symbol] of Object.entries({ mTOR: "MTOR", "hnRNP A1": "HNRNPA1", mCherry: "mCherry" }))
    expect(read(phrase), phrase).toMatchObject({ genes: [symbol], species: [] });
  for (const phrase of ["hMSC", "mRNA", "mAb"]) expect(read(phrase).genes, phrase).toEqual([]);
});

it("numbers of enzyme classes and of chemicals are not names of genes", () => {
  for (const phrase of ["EC 2.7.11.1", "CAS 53123-88-9"])
    expect(read(phrase), phrase).toMatchObject({ genes: [], rest: [phrase] });
  expect(read("CAS No. 53123-88-9").genes).toEqual([]);
  expect(read("p130 CAS").genes).toEqual(["BCAR1"]);
});

it("Greek letters are read as other keyboards and languages have them, and behind a name", () => {
  const named = { "ß-actin": "ACTB", "IL-1ß": "IL1B", "TGF-ß1": "TGFB1", "catenin beta": "CTNNB1" };
  for (const [phrase, symbol] of Object.entries(named)) expect(read(phrase).genes, phrase).toEqual([symbol]);
  expect(read("tubulin-alfa").genes).toEqual(read("alpha tubulin").genes);
  expect(read("actin alpha").genes).toEqual(read("alpha actin").genes);
});

it("families are read in the plural, and with digits alone", () => {
  for (const phrase of ["14-3-3", "14-3-3 proteins", "pan 14-3-3"])
    expect(read(phrase).genes, phrase).toEqual(expect.arrayContaining(["YWHAZ", "YWHAG", "SFN"]));
  expect(read("14-3-3 zeta").genes).toEqual(["YWHAZ"]);
  expect(read("STATs").genes).toEqual(read("STAT family").genes);
  expect(read("IAPs").genes).toContain("XIAP");
  expect(read("proteasome 20S").genes).toEqual(read("20S proteasome").genes);
});

it("a modified form is not reported as another meaning of its own name", () => {
  expect(read("p-Tau 181").reading.targets[0]?.others).toEqual([]);
  expect(read("H3K27me3").reading.targets[0]?.others).toEqual([]);
  expect(read("p14ARF").modification).toEqual({ kind: "variant", residues: ["p14ARF"] });
});

it("a group of lysines is a reagent alone, and a modified form beside a target", () => {
  expect(read("crotonyl lysine").reagents).toEqual(["crotonyl-lysine motif"]);
  expect(read("p53 acetyl lysine")).toMatchObject({ genes: ["TP53"], reagents: [], modification: { kind: "acetyl" } });
  expect(read("acetyl lysine 27 histone H3").modification).toEqual({ kind: "acetyl", residues: ["Lys27"] });
});

it("a use alone, and a use of a kit, are filtered", () => {
  const filters = (phrase: string) => readingQuery(read(phrase).reading, phrase)?.filters;
  for (const phrase of ["IHC-Fr", "frozen sections", "凍結切片", "冰冻切片"])
    expect(filters(phrase), phrase).toEqual([{ applicationcodes: ["IF-F"] }]);
  expect(filters("ChIP")).toEqual([{ applicationcodes: ["ChIP"] }]);
  for (const phrase of ["anti-CHIP (rabbit)", "immunoprecipitation CHIP rabbit"])
    expect(filters(phrase), phrase).toBeUndefined();
  expect(filters("ChIP kit")).toEqual([{ kindcode: ["Kit", "ELISA Kit"] }, { applicationcodes: ["ChIP"] }]);
  expect(filters("antibody, not a kit")).toEqual([{ none: [{ kindcode: ["Kit", "ELISA Kit"] }] }]);
});

it('"recombinant" refers to a protein, unless the phrase names an antibody or its host', () => {
  expect(read("recombinant human TNF")).toMatchObject({ kinds: ["Recombinant Protein"], recombinant: false });
  for (const phrase of ["recombinant rabbit", "recombinant Akt antibody", "recombinant rabbit anti-Akt"])
    expect(read(phrase), phrase).toMatchObject({ kinds: [], recombinant: true });
});

it("a kit for a use that none is sold for leads to what is tested in the use", () => {
  const { reading } = read("co-IP kit");
  expect(relaxedReading(reading)?.wants).toMatchObject({ kinds: [], applications: ["IP"], unsold: "kitOfUse" });
});

it("an antibody against a label carries none", () => {
  expect(read("anti-biotin")).toMatchObject({ labels: [], reagents: ['"anti-biotin"'] });
  expect(read("anti-FITC antibody")).toMatchObject({ labels: [], reagents: ['"anti-FITC"'] });
  expect(read("biotinylated anti-FLAG").labels).toEqual(["Biotin"]);
  expect(read("anti-APC antibody").genes).toEqual(["APC"]);
});

it("a group of serines is a reagent alone, and a site with a number", () => {
  expect(read("phospho-serine").reagents).toEqual(["phospho-serine motif"]);
  expect(read("Akt phospho serine 473").modification).toEqual({ kind: "phospho", residues: ["Ser473"] });
});

it("a protein without carrier is a protein", () => {
  for (const phrase of ["Human IL-6 protein, carrier free", "carrier-free IL-6 recombinant protein"])
    expect(read(phrase), phrase).toMatchObject({ kinds: ["Recombinant Protein"], categories: [] });
});

it("names are known that a database begins with the word for a protein", () => {
  expect(read("Jagged1").genes).toEqual(["JAG1"]);
  expect(read("bassoon").genes).toEqual(["BSN"]);
});

it("a bracket within a name is closed", () => {
  expect(read("Akt(pan)").reading.targets[0]?.name).toBe("Akt(pan)");
});

it("dyes that nothing is sold with are labels", () => {
  for (const dye of ["rhodamine", "TRITC", "Cy7"]) expect(read(`GAPDH ${dye}`).labels, dye).toEqual([dye]);
});

it("glutathione transferases are not a tag", () => {
  expect(read("GST").reagents).toEqual(["gst tag"]);
  expect(read("GST-pi")).toMatchObject({ genes: ["GSTP1"], reagents: [] });
  expect(read("glutathione S-transferase").genes).toContain("GSTM1");
});

it("words of an order begin no name", () => {
  for (const phrase of ["add two", "please send 2", "need one"]) expect(read(phrase).genes, phrase).toEqual([]);
  expect(read("ADD2").genes).toEqual(["ADD2"]);
});

it("the short names of keratins are keratins, alone and beside each other", () => {
  const short = { K5: ["KRT5"], "K14 antibody": ["KRT14"], CK17: ["KRT17"], "cytokeratin K14": ["KRT14"] };
  for (const [phrase, genes] of Object.entries({ ...short, "K5/K14": ["KRT5", "KRT14"] }))
    expect(read(phrase), phrase).toMatchObject({ genes, modification: null });
  expect(read("acetyl histone H3 K14")).toMatchObject({ modification: { residues: ["Lys14"] } });
});

it("KIT is the protein before a mutation and after a prefix", () => {
  const genes = ["KIT"];
  expect(read("Kit D816V")).toMatchObject({ genes, kinds: [], rest: [], modification: { residues: ["D816V"] } });
  expect(read("phospho-Kit Tyr719")).toMatchObject({ genes, modification: { residues: ["Tyr719"] } });
  expect(read("phospho ELISA kit").genes).toEqual([]);
});

it("several mutations are all asked for", () => {
  expect(read("EGFR T790M/C797S").modification).toEqual({ kind: "variant", residues: ["T790M", "C797S"] });
});

it("a price is neither a site nor part of a name", () => {
  for (const phrase of ["phospho akt under $300", "p-Akt 300 dollars"])
    expect(read(phrase), phrase).toMatchObject({ modification: { residues: [] } });
  expect(read("p-Akt 308").modification?.residues).toContain("Thr308");
});

it("Fc is not flow cytometry, and GMP beside a target is not a protein", () => {
  expect(read("goat anti-human Fc").applications).toEqual([]);
  expect(read("CD4 FC").applications).toEqual(["FC-FP", "FC-L"]);
  expect(read("human IL-2 GMP")).toMatchObject({ genes: ["IL2"], rest: ["GMP"] });
});

it("numbers of proteins are Roman or Arabic", () => {
  const numbers = { "caspase IX": "CASP9", "factor 8": "F8", "human factor 9": "F9", "TLR VII": "TLR7" };
  for (const [phrase, symbol] of Object.entries(numbers)) expect(read(phrase).genes, phrase).toEqual([symbol]);
});

it("members that differ in a number have a common name", () => {
  expect(read("talin").genes).toEqual(["TLN1", "TLN2"]);
  expect(read("CD206 arginase").genes).toEqual(["MRC1", "ARG1", "ARG2"]);
  expect(read("golgin A19")).toMatchObject({ genes: [], rest: ["golgin", "A19"] });
});

it("a cytokine may be called by the name of its drug", () => {
  const drugs = {
    "interferon alfa 2b": "IFNA2",
    "interferon beta-1a": "IFNB1",
    "epoetin alfa": "EPO",
    anakinra: "IL1RN",
  };
  for (const [phrase, symbol] of Object.entries(drugs)) expect(read(phrase).genes, phrase).toEqual([symbol]);
});

it("a lipid is not a protein with a similar name", () => {
  expect(read("PIP3").genes).toEqual(["PIP3"]);
  expect(read("sphingosine-1-phosphate receptor 1").genes).toEqual(["S1PR1"]);
});

it("words without spaces are read as words", () => {
  const glued = {
    ...{ antiGAPDHantibody: ["GAPDH"], rabbitantiERK: ["MAPK3", "MAPK1"], CD8FITC: ["CD8A", "CD8B"] },
    ...{ "IL-6ELISAkit": ["IL6"], betacatennin: ["CTNNB1"], phosphoSTAT3Tyr705: ["STAT3"] },
  };
  for (const [phrase, genes] of Object.entries(glued)) expect(read(phrase), phrase).toMatchObject({ genes, rest: [] });
  expect(read("phosphoSTAT3Tyr705").modification).toEqual({ kind: "phospho", residues: ["Tyr705"] });
  expect(read("goatantirabbitHRP").reading.against).toBe("rabbit");
  for (const phrase of ["antigen", "phosphoprotein", "mousetrap", "ratio"])
    expect(read(phrase), phrase).toMatchObject({ genes: [], rest: [phrase] });
});

it("a clone of a tag that is not ours is left unread", () => {
  for (const [phrase, clone] of Object.entries({ "anti-HA 12CA5": "12CA5", "FLAG M2": "M2", "12CA5": "12CA5" }))
    expect(read(phrase), phrase).toMatchObject({ rest: [clone] });
});

it("words of a question ask for nothing", () => {
  const asked = {
    "which antibody should I use to detect something in GFAP": "GFAP",
    CD31の免疫染色におすすめの抗体は何ですか: "PECAM1",
    请问有没有用于流式的小鼠CD4抗体: "CD4",
    どの抗体がマウスのFoxp3染色に使えますか: "FOXP3",
  };
  for (const [phrase, symbol] of Object.entries(asked))
    expect(read(phrase), phrase).toMatchObject({ genes: [symbol], rest: [] });
});

it("words of a sentence are not a family", () => {
  expect(read("ribosomal protein S6, not the phosphorylated form in tissue").genes).toEqual(["RPS6"]);
  expect(read("formin").genes).toContain("FMN1");
});

it("a goat before anti is the host of a secondary antibody", () => {
  expect(read("donkey anti").kinds).toEqual(["Secondary Antibody"]);
  expect(read("rabbit anti").kinds).toEqual([]);
});
