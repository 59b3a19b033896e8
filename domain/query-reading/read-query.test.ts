import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "./name-table";
import { casNumber, listedNumbers, registryId } from "./product-numbers";
import { asksTargetAlone, genesOf, readingQuery, relaxedReading } from "./product-query";
import { readQuery } from "./read-query";

const names = nameTable(texts);
function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  const { rest, unknown, against } = reading;
  return { ...reading.wants, genes: genesOf(reading), rest, unknown, against };
}

describe("a name", () => {
  it("is recognized despite an error in a long word, even if no other name has that word", () => {
    const typed = { "Telomerase reverse transcripptase": "TERT", Neuroomdulin: "GAP43" };
    for (const [phrase, symbol] of Object.entries(typed)) expect(read(phrase).genes, phrase).toEqual([symbol]);
  });
  it("does not begin with a small word of a sentence", () => {
    expect(read("show me beta cells of the pancreas").genes).toEqual(read("beta cells").genes);
  });
  it("may be KIT before an antibody, and a kit after one", () => {
    expect([read("kit antibody").genes, read("kit antibody").kinds]).toEqual([["KIT"], []]);
    expect([read("antibody kit").genes, read("antibody kit").kinds]).toEqual([[], ["Kit", "ELISA Kit"]]);
  });
  it("may contain a decimal, or precede one that is an amount", () => {
    for (const [phrase, symbol] of Object.entries({
      "Nav 1.5": "SCN5A",
      "claudin 18.2": "CLDN18",
      "GAPDH 1.5 mg": "GAPDH",
    }))
      expect(read(phrase).genes, phrase).toEqual([symbol]);
  });
  it("of a receptor may be that of a small molecule with a letter and a number", () => {
    for (const [phrase, symbol] of Object.entries({
      "histamine H3": "HRH3",
      "GABA B1": "GABBR1",
      "dopamine D2": "DRD2",
    }))
      expect(read(phrase).genes, phrase).toEqual([symbol]);
  });
  it("is completed for another member after a slash", () => {
    expect(read("caspase-3/7").genes).toEqual(["CASP3", "CASP7"]);
  });
  it("is read in traditional characters", () => {
    for (const [phrase, symbol] of Object.entries({
      表皮生長因子受體: "EGFR",
      膠質纖維酸性蛋白: "GFAP",
      胰島素: "INS",
    }))
      expect(read(phrase).genes, phrase).toEqual([symbol]);
  });
  it("is that gene and no other", () => {
    const genes = {
      ...{ FCAR: "FCAR", PLAUR: "PLAUR", FGF19: "FGF19", F3: "F3", ITGAD: "ITGAD", TNFRSF1B: "TNFRSF1B", NGFR: "NGFR" },
      ...{ TNFSF9: "TNFSF9", CD18: "ITGB2", CD10: "MME", CD13: "ANPEP", CD30: "TNFRSF8", "Akt1™": "AKT1" },
    };
    for (const [name, symbol] of Object.entries(genes)) expect(read(name).genes, name).toEqual([symbol]);
  });
  it("after “ligand of” or “receptor for” means the partner", () => {
    for (const phrase of ["ligand of CD40", "CD40のリガンド", "CD40的配体"])
      expect(read(phrase).genes, phrase).toEqual(["CD40LG"]);
    expect(read("receptor for IL-6 antibody").genes).toContain("IL6R");
    expect(read("receptor for advanced glycation end products").genes).toEqual(["AGER"]);
    expect(read("ligand of GAPDH")).toMatchObject({ genes: [], rest: ["GAPDH"] });
  });
  it("is read in full, with its receptor or ligand", () => {
    const genes = {
      ...{
        "IGF1 receptor": "IGF1R",
        "LDL receptor": "LDLR",
        "death receptor 5": "TNFRSF10B",
        "CSF1 receptor": "CSF1R",
      },
      ...{ "TNF receptor 1": "TNFRSF1A", "carcinoembryonic antigen": "CEACAM5", "Hexokinase II": "HK2", GAD67: "GAD1" },
    };
    for (const [name, symbol] of Object.entries(genes)) expect(read(name).genes, name).toEqual([symbol]);
    expect(read("EPO receptor").genes).toEqual(["EPOR"]);
    expect(read("4-1BB ligand").genes).toEqual(["TNFSF9"]);
  });
  it("of a mouse antigen, an allele or a protein without a human gene is not read as a human gene with similar letters", () => {
    const symbols = {
      ...{
        "Ly-6G": ["Ly6g"],
        "Ly-6C": ["Ly6c1", "Ly6c2"],
        "Ter-119": ["Ly76"],
        "NK1.1": ["Klrb1c"],
        "H-2Kb": ["H2-K1"],
      },
      ...{ "CD45.1": ["CD45.1"], "Thy1.2": ["Thy1.2"], "Siglec-F": ["Siglecf"], "HIV p24": ["HIV-1 p24"] },
      ...{ "spike protein": ["Spike"], GFP: ["GFP"], "anti-GFP antibody": ["GFP"], "F4/80": ["ADGRE1"] },
    };
    for (const [name, genes] of Object.entries(symbols)) expect(read(name).genes, name).toEqual(genes);
    expect(readQuery("NK1.1", names)?.targets[0]?.name).toBe("NK1.1");
    expect(read("Sca-1").genes).toEqual(["Ly6a", "ATXN1"]);
    expect(names.related(["CD45.1"])).toMatchObject([{ relation: "counterpart", genes: ["PTPRC"] }]);
    expect(names.gene("Ly6g")).toMatchObject({ uniprot: "P35461" });
  });
  it("may have numbers as sites, but no product number or amount", () => {
    expect(readQuery("p-tau 217", names)?.wants.modification?.residues).toContain("Thr217");
    expect(readQuery("S6 240/244", names)?.wants.modification).toMatchObject({
      kind: "phospho",
      residues: expect.arrayContaining(["Ser240", "Ser244"]),
    });
    expect(read("Akt 473").possibleResidues).toEqual(["Ser473", "Thr473", "Tyr473"]);
    for (const phrase of ["Akt 100 µl", "Akt Ser473 5", "p-Akt 473", "Akt antibody 473", "CD8 488"])
      expect(read(phrase).possibleResidues, phrase).toEqual([]);
    for (const phrase of ["p-Akt 4060", "p-Akt 100 µl", "Akt 473", "p44/42 MAPK"])
      expect(readQuery(phrase, names)?.wants.modification?.residues ?? [], phrase).toEqual([]);
  });
  it("may be a clone's, including a number beside its target, alone, or after the word", () => {
    for (const phrase of ["anti-CD8 53-6.7 FITC", "28-8 PD-L1", "PD-L1 28-8", "281-2", "clone 37.51", "clone PG-M1"])
      expect(
        readQuery(phrase, names)?.targets.some(({ chosen }) => chosen[0].clone),
        phrase,
      ).toBe(true);
    expect(read("clone MR1").rest).toEqual(["MR1"]);
    for (const phrase of ["Akt 24-31", "Akt 7.2-7.6", "Akt 10.1 µg"])
      expect(readQuery(phrase, names)?.targets, phrase).toHaveLength(1);
  });
  it("is found after a misspelled word is corrected to the one that makes sense", () => {
    expect(read("thyrosine hydroxylase")).toMatchObject({ genes: ["TH"], rest: [] });
    expect(read("synaptophisin and vimentine").genes).toEqual(["SYP", "VIM"]);
  });
  it("is found among numbers of databases", () => {
    for (const phrase of ["HGNC:391", "P31749"]) expect(read(phrase).genes, phrase).toEqual(["AKT1"]);
    expect(read("Entrez 7157").genes).toEqual(["TP53"]);
  });
  it("is read after a prefix and in other spellings", () => {
    const genes = {
      ...{
        "p-α-Synuclein": "SNCA",
        "pTGF-β Receptor I": "TGFBR1",
        AcH3: "H3C1",
        "rhIL-4": "IL4",
        "TGF-β RII": "TGFBR2",
      },
      ...{
        "Bruton's tyrosine kinase": "BTK",
        "Entrez Gene: 354": "KLK3",
        "GeneID:207": "AKT1",
        "PKC epsilon": "PRKCE",
      },
      ...{
        "isocitrate dehydrogenase 1": "IDH1",
        "antibody to beta-catenin": "CTNNB1",
        "H+/K+ ATPase and Akt1": "AKT1",
      },
    };
    for (const [name, symbol] of Object.entries(genes)) expect(read(name).genes, name).toContain(symbol);
    expect(read("rhIL-4").kinds).toEqual(["Recombinant Protein"]);
    expect(read("total Akt, not phosphorylated").modification).toBeNull();
    expect(read("AcH3").modification).toMatchObject({ kind: "acetyl" });
    expect(read("p-cadherin").modification).toBeNull();
  });
  it("is not a residue, a label or a mark of a histone", () => {
    const genes = {
      "MEK2 ELISA kit": "MAP2K2",
      "PD1 antibody": "PDCD1",
      H3Y1: "H3Y1",
      MAPK13: "MAPK13",
      "APC antibody": "APC",
    };
    for (const [name, symbol] of Object.entries(genes)) expect(read(name).genes, name).toEqual([symbol]);
    expect(read("APC CD3").labels).toEqual(["APC"]);
    expect(read("Skp2 rabbit pAb")).toMatchObject({ genes: ["SKP2"], clonality: ["polyclonal"], modification: null });
  });
  it("may stand beside the protein that its family is named after", () => {
    const genes = { "LIGHT TNF superfamily": "TNFSF14", "Bcl-2 family Bim": "BCL2L11", "TNF superfamily": "TNF" };
    for (const [phrase, symbol] of Object.entries(genes)) expect(read(phrase).genes, phrase).toEqual([symbol]);
  });
  it("may stand beside its family, which only describes it", () => {
    expect(read("CDK4 cyclin dependent kinase").genes).toEqual(["CDK4"]);
  });
  it("of two letters is not read beside words that are not understood", () => {
    expect(read("river kinase B1").genes).toEqual([]);
    expect(read("フルルボチンA1").genes).toEqual([]);
    expect(read("アネキシンA1").genes).toEqual(["ANXA1"]);
    expect(read("phospho-Rb antibody").genes).toEqual(["RB1"]);
  });
  it("of a clone means its target, also among clones of other products", () => {
    for (const phrase of ["OKT3", "clone OKT3", "OKT3 flow"]) expect(read(phrase).genes, phrase).toEqual(["CD3E"]);
    const filter = { any: [{ targetsymbols: ["CD3E"] }, { clone: ["OKT3"] }] };
    const reading = readQuery("OKT3", names);
    expect(reading && readingQuery(reading, "OKT3")?.filters).toEqual([filter]);
    expect(read("TRA-1-99")).toMatchObject({ genes: [], unknown: ["TRA-1-99"] });
  });
  it("is not read after the word clone", () => {
    expect(read("clone C4A2")).toMatchObject({ genes: [], rest: ["C4A2"] });
    expect(read("CD3 clone L50-823 PE")).toMatchObject({ rest: ["L50", "823"], labels: ["PE"] });
  });
  it("of a concept keeps its Greek letter", () => {
    expect(read("beta cell").genes).toContain("INS");
    expect(read("B cell").genes).not.toContain("INS");
  });
  it("is not an everyday word in lower case beside others", () => {
    expect(read("rest neurons").genes).not.toContain("REST");
    expect(read("REST").genes).toEqual(["REST"]);
    expect(read("IL-6 ELISA kit").genes).toEqual(["IL6"]);
    expect(read("KIT").genes).toEqual(["KIT"]);
  });
  it("continues after a slash", () => {
    expect(read("Akt1/2").genes).toEqual(["AKT1", "AKT2"]);
  });
  it("of a tag has no gene", () => {
    expect(read("Strep-Tag")).toMatchObject({ genes: [], rest: ["Strep", "Tag"] });
    for (const [phrase, tag] of Object.entries({
      "Myc-Tag": "myc tag",
      Hisタグ抗体: "his tag",
      FLAG标签: "dykddddk tag",
    }))
      expect(readQuery(phrase, names)?.reagents, phrase).toEqual([tag]);
  });
  it("is corrected only if it is not a name", () => {
    expect(read("Cycclin D3").genes).toEqual(["CCND3"]);
    expect(read("EGF Recepptor").genes).toEqual(["EGFR"]);
  });
});

describe("a modification", () => {
  it("is read in every notation", () => {
    const site = { kind: "phospho", residues: ["Ser473"] };
    for (const phrase of [
      "phospho-Akt (Ser473)",
      "p-Akt S473",
      "pAkt Ser 473",
      "Akt pSer473",
      "磷酸化Akt (Ser473) 抗体",
    ])
      expect(read(phrase), phrase).toMatchObject({
        genes: ["AKT1", "AKT2", "AKT3"],
        modification: { kind: "phospho" },
      });
    expect(read("p-Akt S473").modification).toEqual(site);
    expect(read("Erk1/2 Thr202/Tyr204").modification?.residues).toEqual(["Thr202", "Tyr204"]);
    expect(read("S6 Ser235/236").modification?.residues).toEqual(["Ser235", "Ser236"]);
  });
  it("may have four digits, or one, after a phosphorylated target", () => {
    expect(read("HER2 1248 phospho").possibleResidues).toContain("Tyr1248");
    expect(read("HER2 1248").possibleResidues).toEqual([]);
    expect(read("pRPA32 S4/S8")).toMatchObject({ genes: ["RPA2"], modification: { residues: ["Ser4", "Ser8"] } });
    expect(read("p-Akt S6").genes).toContain("RPS6");
    expect(read("p-STAT3Y705")).toMatchObject({ genes: ["STAT3"], modification: { residues: ["Tyr705"] } });
    expect(read("phosphotyrosine-705 STAT3").modification).toEqual({ kind: "phospho", residues: ["Tyr705"] });
    expect(read("ac-tubulin K40").modification).toEqual({ kind: "acetyl", residues: ["Lys40"] });
  });
  it("may be numbered by another sequence than the catalogue's", () => {
    expect(read("p-Src Y416").modification?.residues).toEqual(["Tyr416", "Tyr419"]);
    for (const [phrase, own] of Object.entries({
      "PKA C-alpha T197": "Thr198",
      "EGFR pY1092": "Tyr1068",
      "p-eIF2a S52": "Ser51",
      "p-MEK1 S222": "Ser221",
      "p-Syk Y519/Y520": "Tyr525",
    }))
      expect(read(phrase).modification?.residues, phrase).toContain(own);
    expect(read("p-Smad2 S465").modification?.residues).toEqual(["Ser465"]);
    expect(read("pMLC2 S19").modification?.residues).toEqual(["Ser19", "Ser20"]);
    expect(read("p-Akt S473").modification?.residues).toEqual(["Ser473"]);
  });
  it("is read in histone notation", () => {
    expect(read("H3K27ac")).toMatchObject({ modification: { kind: "acetyl", residues: ["Lys27"] } });
    expect(read("H3S10ph").modification).toEqual({ kind: "phospho", residues: ["Ser10"] });
    expect(read("H2BK120ub")).toMatchObject({ modification: { kind: "ubiquityl", residues: ["Lys120"] } });
    expect(read("pHH3").genes).toContain("H3C1");
    expect(read("H3K9me2")).toMatchObject({ modification: { kind: "dimethyl", residues: ["Lys9"] } });
  });
  it("is read in full words, and caspases are activated by cleavage", () => {
    expect(read("histone H3 lysine 27 trimethylation").modification).toEqual({ kind: "methyl", residues: ["Lys27"] });
    expect(read("STAT3 tyrosine 705").modification?.residues).toEqual(["Tyr705"]);
    expect(read("activated caspase-8")).toMatchObject({
      genes: ["CASP8"],
      modification: { kind: "cleaved" },
      rest: [],
    });
    expect(read("activated Ras").modification).toBeNull();
  });
  it("“pERK” is phosphorylated Erk, “PERK” the kinase", () => {
    expect(read("pERK")).toMatchObject({ genes: ["MAPK3", "MAPK1"], modification: { kind: "phospho" } });
    expect(read("PERK")).toMatchObject({ genes: ["EIF2AK3"], modification: null });
  });
});

describe("other requirements", () => {
  it("host, sample and clonality", () => {
    expect(read("mouse anti-human CD3")).toMatchObject({ hosts: ["Mouse"], species: ["H"] });
    expect(read("VEGF rabbit polyclonal antibody")).toMatchObject({ hosts: ["Rabbit"], clonality: ["polyclonal"] });
    expect(read("mCD45 PE")).toMatchObject({ genes: ["PTPRC"], species: ["M"], labels: ["PE"] });
    expect(read("mCD4").genes).toEqual(["CD4"]);
    expect(read("p53 in mouse tissue")).toMatchObject({ hosts: [], species: ["M"] });
    expect(read("Trp53")).toMatchObject({ genes: ["TP53"], species: ["M"] });
  });
  it("label, kind and use", () => {
    expect(read("CD4 APC")).toMatchObject({ genes: ["CD4"], labels: ["APC"] });
    expect(read("APC").genes).toEqual(["APC"]);
    expect(read("CD8 phycoerythrin flow").labels).toEqual(["PE"]);
    for (const phrase of ["human IL-6 recombinant protein", "human TNF protein"])
      expect(read(phrase).kinds, phrase).toEqual(["Recombinant Protein"]);
    expect(read("p53 protein antibody").kinds).toEqual([]);
    expect(read("what is the best antibody against beta actin for western blot")).toMatchObject({
      genes: ["ACTB"],
      applications: ["WB"],
      rest: [],
    });
  });
  it("a reagent, which has no target", () => {
    const reagents = {
      ...{ "magnetic beads for IP": "magnetic beads", "JC-1": "mitochondrial membrane potential" },
      ...{ "BrdU proliferation assay": "brdu", "SA-β-gal staining": "senescence beta galactosidase" },
    };
    for (const [phrase, text] of Object.entries(reagents))
      expect(readQuery(phrase, names), phrase).toMatchObject({ targets: [], reagents: [text] });
    expect(read("CD3 magnetic beads")).toMatchObject({
      labels: ["Magnetic Bead"],
      genes: expect.arrayContaining(["CD3E"]),
    });
  });
  it("an assay of a protein's activity, which is a kit without a target", () => {
    const phrase = "caspase 3 activity assay";
    const reading = readQuery(phrase, names);
    expect(reading && readingQuery(reading, phrase)).toMatchObject({
      ...{ text: "caspase 3 activity", filters: [{ kindcode: ["Kit"] }] },
    });
  });
  it("a secondary antibody without “anti”", () => {
    expect(read("mouse secondary")).toMatchObject({ against: "mouse", hosts: [], species: [] });
    expect(read("goat secondary for rabbit HRP")).toMatchObject({ against: "rabbit", hosts: ["Goat"] });
    expect(read("secondary antibody for mouse primary infrared").against).toBe("mouse");
    expect(read("mouse Akt secondary").against).toBeNull();
    expect(read("goat secondary antibody")).toMatchObject({ against: null, hosts: ["Goat"] });
  });
  it("a secondary antibody", () => {
    expect(read("goat α-mouse HRP").against).toBe("mouse");
    expect(read("α-tubulin mouse")).toMatchObject({ against: null, species: ["M"] });

    expect(read("goat anti-mouse alexa 488")).toMatchObject({
      ...{ against: "mouse", kinds: ["Secondary Antibody"], labels: ["Fluor 488"], hosts: ["Goat"] },
    });
  });
});

describe("a name", () => {
  it("may have a Roman numeral, or stand beside one", () => {
    const genes = {
      ...{ "factor VIII": "F8", EGFRvIII: "EGFR", "EGFR vIII": "EGFR" },
      ...{
        "common gamma chain": "IL2RG",
        "gd TCR": "TCR gamma delta",
        FcεRI: "FCER1A",
        urokinase: "PLAU",
        "I-A/I-E": "HLA-DRA",
        centrin: "CETN1",
      },
    };
    for (const [phrase, symbol] of Object.entries(genes)) expect(read(phrase).genes[0], phrase).toBe(symbol);
    expect(read("EGFR vIII").genes).toEqual(["EGFR"]);
    expect(read("cAMP").genes).toEqual([]);
  });
  it("is read before its end, its site and its use", () => {
    expect(read("gasdermin D N-terminal")).toMatchObject({ genes: ["GSDMD"], rest: ["N", "terminal"] });
    expect(read("RNA pol II S2")).toMatchObject({ genes: ["POLR2A"], modification: { residues: ["Ser2"] } });
    expect(read("H3K27ac CUT&Tag")).toMatchObject({ applications: ["C&T"], rest: [] });
    expect(read("H3K27ac CUT and Tag")).toMatchObject({ applications: ["C&T"], rest: [] });
  });
});

describe("words that are not names of genes", () => {
  it("chains of an immunoglobulin, decimals, clones, knockouts and tags", () => {
    expect(read("goat anti-rabbit IgG (H+L) HRP")).toMatchObject({ genes: [], against: "rabbit", labels: ["HRP"] });
    expect(read("Goat Anti-Mouse IgG H&L")).toMatchObject({ genes: [], against: "mouse" });
    expect(read("p 0.05").genes).toEqual([]);
    expect(read("H4K7").genes).toEqual([]);
    expect(read("H4K16").genes).toContain("H4C1");
    for (const phrase of ["p53 KO validated", "knock-out validated p53", "敲除验证 p53"])
      expect(read(phrase), phrase).toMatchObject({ genes: ["TP53"], validated: true });
    expect(readQuery("mouse anti-HA", names)).toMatchObject({ targets: [], reagents: ["ha tag"] });
  });
});

describe("a written-out name", () => {
  it("of a protein needs no symbol at its end, if no other protein has that name", () => {
    expect(read("induced myeloid leukemia cell differentiation protein").genes).toEqual(["MCL1"]);
  });
});

describe("a reagent that is chosen by its animal", () => {
  const queryOf = (phrase: string) => {
    const reading = readQuery(phrase, names);
    return reading && readingQuery(reading, phrase);
  };
  it("may be a secondary antibody in three letters beside its label", () => {
    expect(read("GAM 488")).toMatchObject({ against: "mouse", hosts: ["Goat"], labels: ["Fluor 488"], genes: [] });
    expect(read("dar-HRP")).toMatchObject({ against: "rabbit", hosts: ["Donkey"], labels: ["HRP"], genes: [] });
    expect(read("GAM antibody").genes).toEqual(["GLS"]);
  });
  it("is never one of another animal", () => {
    expect(queryOf("rat IgG2b isotype control")).toMatchObject({
      text: "isotype control IgG2b",
      filters: [{ targetcount: "0" }, { hostcode: ["Rat"] }],
    });
    expect(queryOf("anti-goat HRP")).toMatchObject({ text: '"anti-goat"', within: "names" });
  });
  it("of the mouse has the mouse's symbol", () => {
    const query = queryOf("mouse IL-10 recombinant protein");
    expect(query?.filters).toEqual([{ targetsymbols: ["IL10", "Il10"] }]);
    expect(queryOf("IL-10")?.filters).toEqual([{ targetsymbols: ["IL10"] }]);
  });
  it("validation without the gene applies to the requested use and animal", () => {
    const [filter] = queryOf("knockout validated IHC-P mouse")?.filters ?? [];
    expect(filter).toEqual({ validation: expect.arrayContaining(["IHC-P, mouse: genetic test"]) });
    expect(Object.values(filter ?? {})[0]).toHaveLength(3);
  });
  it("needs every word of its name", () => {
    expect(queryOf("protein G beads")).toMatchObject({ text: "protein g magnetic beads", precision: 7 });
    expect(queryOf("phosphatase inhibitor")?.text).toBe("phosphatase inhibitor cocktail");
  });
});

describe("a topic", () => {
  it("means its marker genes", () => {
    expect(read("antibody for detecting apoptosis in mouse tissue").genes.slice(0, 2)).toEqual(["CASP3", "PARP1"]);
    expect(read("astrocyte").genes[0]).toBe("GFAP");
    expect(read("dna damage marker").genes[0]).toBe("H2AX");
    expect(read("spindle assembly checkpoint").genes).toContain("MAD2L1");
    expect(read("cholinergic neurons").genes[0]).toBe("CHAT");
  });
  it("beside a family means the family's members among its genes", () => {
    expect(read("Th2 cytokines").genes.toSorted()).toEqual(["IL13", "IL4", "IL5"]);
    expect(read("apoptosis caspases").genes).not.toContain("CASP14");
  });
  it("may be followed by its proteins", () => {
    expect(read("RNA splicing factors")).toMatchObject({ rest: [], unknown: [] });
    expect(read("RNA splicing factors").genes).toContain("SF3B1");
    expect(read("RNA splicing factor 99").genes).toEqual([]);
  });
  it("beside a protein only describes it", () => {
    expect(read("caspase 3 apoptosis").genes).toEqual(["CASP3"]);
  });
});

describe("a target alone", () => {
  const isAlone = (phrase: string) => {
    const reading = readQuery(phrase, names);
    return reading !== null && asksTargetAlone(reading);
  };
  it("is recognized by its name or a form of it, with the word for antibodies", () => {
    for (const phrase of ["Cyclin D2 antibody", "Cyclin D2抗体", "Phospho-Akt (Ser473) Antibody", "Histone H2B"])
      expect(isAlone(phrase), phrase).toBe(true);
  });
  it("is not recognized with a clone, a label, an animal, a kind or unread words", () => {
    const more = ["HA-Tag (H4K7) Rabbit mAb", "Akt (PE Conjugate)", "マウスIL-6 組換えタンパク質", "DAPI核染色試薬"];
    for (const phrase of more) expect(isAlone(phrase), phrase).toBe(false);
  });
});

describe("Japanese and Chinese", () => {
  it("words within a longer one are not read: no tau in staurosporine, no rat in a platform", () => {
    for (const phrase of ["リサイクリング", "プラットフォーム", "ドキシサイクリン", "タウリン"])
      expect(readQuery(phrase, names)?.rest, phrase).toEqual([phrase]);
    expect(read("スタウロスポリン").genes).toEqual([]);
    expect(read("抗ラット抗体 タウ").genes).toEqual(["MAPT"]);
  });
  it("are read like English", () => {
    const genes = {
      ...{ 蛋白激酶B: "AKT1", 甲胎蛋白: "AFP", 转铁蛋白受体: "TFRC", 髓鞘碱性蛋白: "MBP", 胶质纤维酸性蛋白: "GFAP" },
      ...{ "内参 GAPDH": "GAPDH", 兔抗GAPDH: "GAPDH", 凋亡: "CASP3", 自噬: "MAP1LC3B", ベータアクチン: "ACTB" },
      ...{ カルレティキュリン: "CALR", アポトーシス: "CASP3", オートファジー: "MAP1LC3B", T細胞: "CD3E" },
      ...{ T細胞疲弊: "PDCD1", T细胞耗竭: "PDCD1" },
    };
    for (const [phrase, symbol] of Object.entries(genes)) expect(read(phrase).genes[0], phrase).toBe(symbol);
    expect(read("鼠抗人CD3")).toMatchObject({ hosts: ["Mouse"], species: ["H"] });
    expect(read("兔抗GAPDH").hosts).toEqual(["Rabbit"]);
  });
});

describe("numbers", () => {
  it("of several products are a list", () => {
    expect(listedNumbers("4060,9272")).toEqual(["4060", "9272"]);
    expect(listedNumbers("4060S; 9272T")).toEqual(["4060", "9272"]);
    for (const list of ["4060 and 9272", "4060, and 9272", "4060 & 9272", "4060和9272"])
      expect(listedNumbers(list), list).toEqual(["4060", "9272"]);
    for (const other of ["4060", "akt 4060", "4060 S"]) expect(listedNumbers(other), other).toEqual([]);
  });
  it("of the registry may have a prefix", () => {
    for (const text of ["RRID:AB_99004060", "RRID: AB_99004060", "AB_99004060"])
      expect(registryId(text), text).toBe("AB_99004060");
    expect(registryId("AB_1")).toBeNull();
    for (const text of ["53123-88-9", "CAS 53123-88-9", "CAS No. 53123-88-9", "(CAS: 53123–88–9)", "CAS号53123-88-9"])
      expect(casNumber(text), text).toBe("53123-88-9");
    for (const text of ["53123-88-8", "130-091-051", "CAS9", "rapamycin 53123-88-9"])
      expect(casNumber(text), text).toBeNull();
  });
});

it("quotes are not read, nor operators beside words that are not understood", () => {
  for (const phrase of ['"p53"', '"p53" NOT mouse', "p53 +mouse", "p53 NOT flurbotin", "p53 -flurbotin"])
    expect(readQuery(phrase, names), phrase).toBeNull();
});

it("operators between known words are read as these words", () => {
  for (const phrase of ["p53 NOT mouse", "p53 -mouse"])
    expect(read(phrase), phrase).toMatchObject({
      genes: ["TP53"],
      ruledOut: [{ field: "hostcode", codes: ["Mouse"] }],
    });
  expect(read("GAPDH AND HRP")).toMatchObject({ genes: ["GAPDH"], labels: ["HRP"], rest: [] });
  expect(read("p53 OR PTEN").genes).toEqual(["TP53", "PTEN"]);
});

describe("a topic", () => {
  it("is a process, in any tissue", () => {
    for (const phrase of ["liver fibrosis markers", "fibrosis in liver", "肝線維化 マーカー", "肝纤维化标志物"])
      expect(read(phrase).genes, phrase).toEqual(read("fibrosis").genes);
    expect(read("neuron astrocyte").genes).toEqual(expect.arrayContaining(["GFAP", "RBFOX3"]));
  });
  it("keeps the order of its markers beside an animal, which is the sample", () => {
    const boostsOf = (phrase: string) => {
      const reading = readQuery(phrase, names);
      return reading && readingQuery(reading, phrase)?.boosts;
    };
    expect(boostsOf("apoptosis mouse IHC")?.hostcode).toBeUndefined();
    expect(boostsOf("caspase-3 mouse")?.hostcode).toBeDefined();
  });
  it("is a kit if an assay of it is named", () => {
    expect(read("cell proliferation assay").kinds).toEqual(["Kit"]);
    expect(read("p53 assay").kinds).toEqual([]);
    expect(read("apoptosis assay by flow cytometry").kinds).toEqual([]);
  });
  it("has its whole name, although one word was typed for it and its tissue", () => {
    expect(readQuery("肝線維化", names)?.targets.map(({ name }) => name)).toEqual(["肝線維化"]);
  });
  it("may stand in the possessive", () => {
    expect(read("Parkinson's")).toMatchObject({ rest: [], genes: expect.arrayContaining(["SNCA"]) });
  });
});

it("serum albumin of cattle, sera and dyes are reagents, not targets", () => {
  const reagents = (phrase: string) => [readQuery(phrase, names)?.reagents[0], read(phrase).genes];
  for (const phrase of ["bovine serum albumin", "BSA", "ウシ血清アルブミン", "牛血清白蛋白"])
    expect(reagents(phrase), phrase).toEqual(["bovine serum albumin", []]);
  expect(reagents("fetal bovine serum")).toEqual(["fbs", []]);
  expect(reagents("annexin V FITC PI")).toEqual(["annexin v", []]);
  expect(reagents("normal rabbit IgG")).toEqual(["isotype control", []]);
  expect(read("human albumin").genes).toEqual(["ALB"]);
});

it("a residue may stand before its histone, and “non-human primates” excludes nothing", () => {
  expect(read("trimethyl K4 histone H3").modification?.residues).toEqual(["Lys4"]);
  expect(read("non-human primate CD20")).toMatchObject({ ruledOut: [], species: ["Mk"], genes: ["MS4A1"] });
});

it("an excluded use is filtered together with the requested use", () => {
  const reading = readQuery("GFAP IHC not WB", names);
  expect(reading && readingQuery(reading, "")?.filters).toEqual(
    expect.arrayContaining([{ none: [{ applicationcodes: ["WB"] }] }, { applicationcodes: ["IHC-P"] }]),
  );
});

describe("a kit for a process", () => {
  const queryOf = (phrase: string) => {
    const reading = readQuery(phrase, names);
    return reading && readingQuery(reading, phrase);
  };
  it("is an assay with those words, regardless of its dye", () => {
    const query = queryOf("apoptosis detection kit");
    expect(query).toMatchObject({ text: "apoptosis", filters: [{ kindcode: ["Kit", "ELISA Kit"] }] });
    expect(query?.boosts?.labelcode).toBeUndefined();
  });
  it("lead with the first protein of a complex", () => {
    const reading = readQuery("CD3", names);
    const lifts = reading && readingQuery(reading, "CD3")?.boosts?.targetsymbols;
    expect(lifts).toContainEqual({ type: "value", value: ["CD3E"], operation: "multiply", factor: 2.5 });
  });
  it("is a set of antibodies against its proteins if it is a sampler kit", () => {
    expect(queryOf("apoptosis sampler kit")?.filters).toMatchObject([
      { targetsymbols: expect.arrayContaining(["BCL2", "CASP3"]) },
    ]);
  });
});

describe("a method without tested products", () => {
  it("is left unread as a whole, so no word of it is completed to a target or read as another method", () => {
    for (const phrase of ["dot blot", "in-cell western", "lateral flow", "FRET", "PLA", "STORM", "live cell imaging"])
      expect(read(phrase), phrase).toMatchObject({ genes: [], applications: [], unknown: [phrase] });
    for (const phrase of ["Akt dot blot", "dot blot for Akt", "ドットブロット Akt", "斑点印迹 Akt"]) {
      const { genes, applications, rest } = read(phrase);
      expect([phrase, genes[0], applications]).toEqual([phrase, "AKT1", []]);
      expect(rest.length, phrase).toBeGreaterThan(0);
    }
  });
  it("keeps topics beside it, and names that are spelled like it", () => {
    expect(read("microglia CyTOF").genes).toContain("AIF1");
    for (const [phrase, symbol] of Object.entries({ SPR: "SPR", PALM: "PALM", RIP: "RIPK1", PLA2: "PLA2G1B" }))
      expect(read(phrase).genes, phrase).toEqual([symbol]);
  });
  it("has a material only alone", () => {
    expect(read("colon").unknown).toEqual(["colon"]);
    expect(read("EGFR in urine")).toMatchObject({ genes: ["EGFR"], unknown: [] });
  });
});

it("a Japanese or Chinese word is not a gene's symbol, even if its translation is", () => {
  for (const phrase of ["キット", "试剂盒"])
    expect(read(phrase)).toMatchObject({ genes: [], kinds: ["Kit", "ELISA Kit"] });
});

it("a symbol that is a word of the shop is the gene only in capitals", () => {
  expect(read("kit")).toMatchObject({ genes: [], kinds: ["Kit", "ELISA Kit"] });
  for (const phrase of ["KIT", "Kit"]) expect(read(phrase).genes, phrase).toEqual(["KIT"]);
});

describe("names that belong together", () => {
  it("are read as a clone and its target, also if both are names of other genes", () => {
    for (const [phrase, symbol] of Object.entries({
      "ER SP1": "ESR1",
      "ER 1D5": "ESR1",
      "PR 1E2": "PGR",
      "Ki67 MIB-1": "MKI67",
      "p21 CDKN1A": "CDKN1A",
    }))
      expect(read(phrase).genes, phrase).toEqual([symbol]);
    expect(read("SP1").genes).toEqual(["SP1"]);
  });
  it("mean a compound, not its target", () => {
    for (const phrase of ["rapamycin", "ラパマイシン", "雷帕霉素"]) expect(read(phrase).genes, phrase).toEqual([]);
    expect(read("mTOR rapamycin").genes).toEqual(["MTOR"]);
  });
  it("mean a modification, not the enzymes that write it", () => {
    expect(read("m6A antibody").genes).toEqual(["m6A"]);
    for (const phrase of ["m6A methylation", "m6A RNA methylation"])
      expect(read(phrase).genes, phrase).toContain("METTL3");
    expect(read("O-GlcNAc RL2").genes).toEqual(["O-GlcNAc"]);
    expect(read("O-GlcNAc transferase").genes).toEqual(["OGT"]);
  });
  it("mean ubiquitin and its linkage", () => {
    for (const phrase of ["Ub K63", "K63 Ub", "ubiquitin K63 linkage specific", "泛素 K63"])
      expect(read(phrase).genes, phrase).toEqual(expect.arrayContaining(["UBB", "UBC"]));
    expect(read("Ub K63").modification).toEqual({ kind: "any", residues: ["Lys63"] });
  });
});

describe("a kit", () => {
  it("is reported as not sold if nothing measures the activity, and antibodies come first", () => {
    const reading = readQuery("Akt activity", names);
    expect(reading && relaxedReading(reading)?.wants).toMatchObject({ kinds: [], unsold: "kit" });
  });
  it("is meant by “activity”, unless an antibody or its use is named", () => {
    for (const phrase of ["caspase 3/7 activity", "カスパーゼ3/7 活性", "caspase-8 activity"])
      expect(read(phrase), phrase).toMatchObject({ kinds: ["Kit"], rest: ["activity"] });
    expect(read("caspase-8 activity antibody").kinds).toEqual([]);
    expect(read("caspase-8 activity western blot").kinds).toEqual([]);
  });
  it("has its own name if few people call a gene by it", () => {
    expect(read("TSA kit").genes).toEqual([]);
    expect(readQuery("CBA kit", names)?.targets).toEqual([]);
    expect(read("PSA kit").genes).toEqual(["KLK3"]);
    expect(read("AFP kit").genes).toEqual(["AFP"]);
  });
});

describe("a process", () => {
  it("has markers of its own, and not those of the opposite", () => {
    for (const [phrase, first, without] of [
      ["mitochondrial fission", "DNM1L", "MFN2"],
      ["ミトコンドリア 分裂", "DNM1L", "MFN2"],
      ["mitochondrial fusion", "MFN2", "DNM1L"],
      ["histone deacetylation", "HDAC1", "EP300"],
      ["DNA demethylation", "TET2", "DNMT1"],
      ["fibrinolysis", "PLG", "F2"],
      ["nuclear import", "KPNB1", "XPO1"],
    ] as const) {
      expect(read(phrase).genes[0], phrase).toBe(first);
      expect(read(phrase).genes, phrase).not.toContain(without);
    }
  });
});

describe("an amount", () => {
  it("is not the end of a name", () => {
    for (const [phrase, symbol] of Object.entries({ "CD3 25 tests": "CD3E", "CD4 5 mg": "CD4", "IL 6 10 ng": "IL6" }))
      expect(read(phrase).genes[0], phrase).toBe(symbol);
  });
});

describe("a form without products", () => {
  it("is read, so the page can report it", () => {
    for (const [phrase, kind] of Object.entries({
      "crotonyl H3": "crotonyl",
      "citrullinated H3": "citrullin",
      "lactyl H3K18": "lactyl",
    }))
      expect(read(phrase), phrase).toMatchObject({ genes: expect.arrayContaining(["H3C1"]), modification: { kind } });
    expect(read("poly ADP ribose").genes).toEqual(["Poly(ADP-ribose)"]);
    expect(read("poly(ADP-ribose) polymerase 1").genes).toEqual(["PARP1"]);
  });
});
