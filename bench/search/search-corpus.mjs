/** Generated corpus for the search benchmark: product documents with a catalogue's distribution of values. */

const symbols =
  "AKT1 AKT2 MAPK1 MAPK3 TP53 EGFR ERBB2 STAT3 NFKB1 RELA CASP3 CASP9 BCL2 GAPDH ACTB TUBB HDAC1 EZH2 H3C1 MTOR RPS6 GSK3B CTNNB1 NOTCH1 MYC JUN FOS CDK1 CDK2 CCNB1 CCND1 RB1 PTEN PIK3CA IKBKB TNF IL6 IL1B CD3E CD4 CD8A CD19 CD68 PDCD1 CD274 VIM CDH1 CDH2 SOX2 NANOG".split(
    " ",
  );
const names = [
  "Akt (pan)",
  "p44/42 MAPK (Erk1/2)",
  "NF-κB p65",
  "β-Actin",
  "Caspase-3",
  "TNF-α",
  "Histone H3",
  "EGF Receptor",
  "Stat3",
  "mTOR",
  "S6 Ribosomal Protein",
  "GSK-3β",
  "β-Catenin",
  "Notch1",
  "c-Myc",
  "PTEN",
  "PI3 Kinase p110α",
  "IKKβ",
  "CD8α",
  "PD-L1",
  "Vimentin",
  "E-Cadherin",
  "Sox2",
  "IL-6",
  "Bcl-2",
];
const residues = ["Ser473", "Thr308", "Thr202/Tyr204", "Ser536", "Tyr705", "Lys27", "Ser235/236", "Tyr1068", "Ser9"];
const pools = {
  categories: [
    "Primary Antibodies",
    "Secondary Antibodies",
    "Conjugates",
    "ELISA Kits",
    "Kits",
    "Proteins",
    "Small Molecules",
    "SignalStar",
    "Buffers",
    ...range(30, (n) => `Pathway ${n}`),
  ],
  applications: [
    "Western Blotting",
    "Immunoprecipitation",
    "Immunohistochemistry (Paraffin)",
    "Immunofluorescence (Immunocytochemistry)",
    "Flow Cytometry (Fixed/Permeabilized)",
    "Chromatin IP",
    "Chromatin IP-seq",
    "CUT&RUN",
    "ELISA",
    "Simple Western",
    ...range(20, (n) => `Assay ${n}`),
  ],
  speciesreactivity: [
    "Human",
    "Mouse",
    "Rat",
    "Monkey",
    "Hamster",
    "Bovine",
    "Dog",
    "Pig",
    "Zebrafish",
    "Chicken",
    ...range(15, (n) => `Species ${n}`),
  ],
  hostspecies: ["Rabbit", "Mouse", "Rat", "Goat", "Armenian Hamster"],
  producttype: [
    "Primary Antibody",
    "Secondary Antibody",
    "Conjugate",
    "Antibody Duet",
    "Kit",
    "ELISA Kit",
    "Matched Pair",
    "Cocktail",
    "Recombinant Protein",
    "Small Molecule",
    "Buffer",
  ],
  targetmodifications: ["Phospho", "Acetyl", "Methyl", "Cleaved", ...range(60, (n) => `pSer${n + 3}`)],
  conjugationtype: ["Unconjugated", "HRP", "Biotin", ...range(25, (n) => `Alexa Fluor ${350 + n * 15}`)],
  formulation: ["Standard", "BSA and Azide Free", "Glycerol Free", "Lyophilized"],
  status: [
    "Released",
    "Released",
    "Released",
    "Released",
    "Released",
    "Released",
    "Released - On Hold",
    "Discontinued",
    "Pending",
  ],
};

function range(count, make) {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

/** @param {number} count */
export function* products(count) {
  let state = 20260701;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  // Favors low indexes, to resemble a catalogue's distribution.
  const pick = (list) => list[Math.floor(random() ** 2 * list.length)];
  const some = (list, most) => [...new Set(range(1 + Math.floor(random() * most), () => pick(list)))];
  const flag = () => (random() < 0.3 ? "true" : "false");
  for (let index = 0; index < count; index += 1) {
    const key = String(1000 + index);
    const symbol =
      random() < 0.4
        ? pick(symbols)
        : `G${Math.floor(random() * count * 0.4)
            .toString(36)
            .toUpperCase()}`;
    const target = random() < 0.5 ? pick(names) : symbol;
    const host = pick(pools.hostspecies);
    const residue = random() < 0.4 ? pick(residues) : null;
    const clone = `D${index % 97}${"ABCDEFGH"[index % 8]}${index % 13}`;
    const name = `${residue ? "Phospho-" : ""}${target}${residue ? ` (${residue})` : ""} (${clone}) XP® ${host} mAb`;
    const applications = some(pools.applications, 6);
    yield {
      id: key,
      productnumber: key,
      skus: [`${key}S`, `${key}T`, `${key}L`],
      name,
      title: `${name} #${key}`,
      url: `/products/${key}`,
      clickurl: `/products/${key}`,
      headings: [target, symbol],
      categories: some(pools.categories, 3),
      applications,
      applicationcodes: applications.map((application) => application.replaceAll(/[^A-Z]/g, "")),
      applicationcount: applications.length,
      speciesreactivity: some(pools.speciesreactivity, 4),
      speciescodes: ["H", "M", "R"],
      hostspecies: [host],
      producttype: pick(pools.producttype),
      targetmodifications: residue ? ["Phospho", `p${residue}`] : [],
      conjugationtype: pick(pools.conjugationtype),
      formulation: pick(pools.formulation),
      epitopetag: flag(),
      newproduct: flag(),
      recombinant: flag(),
      trialsizeavailable: flag(),
      xp: flag(),
      status: pick(pools.status),
      releaseddate: new Date(Date.UTC(2000, 0, 1) + Math.floor(random() * 9000) * 86_400_000).toISOString(),
      totalcitationcount: Math.floor(random() ** 4 * 3000),
      targetsymbols: [symbol],
      aliases: [`${symbol}L`, `${target} protein`, `PK${index % 300}`],
      clone,
      description: `${name} recognizes endogenous levels of total ${target} protein${residue ? ` only when phosphorylated at ${residue}` : ""}. This antibody does not cross-react with other family members and was validated in ${applications.join(", ")} with extracts from treated and untreated cells.`,
      thumbnail: `/images/${key}/thumbnail`,
    };
  }
}
