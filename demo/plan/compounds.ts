/** Small molecules of the catalogue: name | CAS number | molecular weight | effect. */
import type { ProductPlan } from "./types";

const table = `
LY294002|154447-36-6|307.34|is a reversible inhibitor of PI3 kinases
Wortmannin|19545-26-7|428.43|is a covalent inhibitor of PI3 kinases
Rapamycin|53123-88-9|914.17|binds FKBP12 and inhibits mTORC1
Everolimus|159351-69-6|958.22|is a derivative of rapamycin that inhibits mTORC1
U0126|109511-58-2|380.48|is an inhibitor of MEK1/2
PD98059|167869-21-8|267.28|prevents activation of MEK1
Trametinib|871700-17-3|615.39|is an allosteric inhibitor of MEK1/2
Vemurafenib|918504-65-1|489.92|is an inhibitor of mutant B-Raf
SB203580|152121-47-6|377.43|is an inhibitor of p38α and p38β
SB202190|152121-30-7|331.34|is an inhibitor of p38α and p38β
SP600125|129-56-6|220.23|is an inhibitor of JNK
Staurosporine|62996-74-1|466.53|inhibits many kinases and induces apoptosis
Gefitinib|184475-35-2|446.90|is an inhibitor of the EGF receptor
Erlotinib|183321-74-6|393.44|is an inhibitor of the EGF receptor
Lapatinib|231277-92-2|581.06|is an inhibitor of EGFR and HER2
Imatinib|152459-95-5|493.60|is an inhibitor of Abl, Kit and PDGF receptors
Dasatinib|302962-49-8|488.01|is an inhibitor of Abl and Src kinases
Nilotinib|641571-10-0|529.52|is an inhibitor of Abl
Sorafenib|284461-73-0|464.83|is an inhibitor of Raf and VEGF receptors
Sunitinib|557795-19-4|398.47|is an inhibitor of VEGF and PDGF receptors
Crizotinib|877399-52-5|450.34|is an inhibitor of ALK and Met
Ibrutinib|936563-96-1|440.50|is a covalent inhibitor of Btk
Ruxolitinib|941678-49-5|306.37|is an inhibitor of Jak1 and Jak2
Tofacitinib|477600-75-2|312.37|is an inhibitor of Jak1 and Jak3
Palbociclib|571190-30-2|447.53|is an inhibitor of CDK4 and CDK6
Olaparib|763113-22-0|434.46|is an inhibitor of PARP1 and PARP2
Bortezomib|179324-69-7|384.24|is an inhibitor of the proteasome
MG-132|133407-82-6|475.62|is a reversible inhibitor of the proteasome
Cycloheximide|66-81-9|281.35|blocks elongation of translation
Anisomycin|22862-76-6|265.30|blocks translation and activates stress kinases
Actinomycin D|50-76-0|1255.42|blocks transcription
Etoposide|33419-42-0|588.56|traps topoisomerase II on DNA
Camptothecin|7689-03-4|348.35|traps topoisomerase I on DNA
Doxorubicin Hydrochloride|25316-40-9|579.98|intercalates in DNA and traps topoisomerase II
Cisplatin|15663-27-1|300.05|cross-links DNA
Hydroxyurea|127-07-1|76.05|inhibits ribonucleotide reductase and stalls replication
Paclitaxel|33069-62-4|853.91|stabilises microtubules
Nocodazole|31430-18-9|301.32|depolymerises microtubules
Cytochalasin D|22144-77-0|507.62|caps actin filaments
Y-27632 Dihydrochloride|129830-38-2|320.26|is an inhibitor of ROCK1 and ROCK2
Vorinostat|149647-78-9|264.32|is an inhibitor of histone deacetylases
Trichostatin A|58880-19-6|302.37|is an inhibitor of histone deacetylases
(+)-JQ1|1268524-70-4|456.99|displaces BET proteins from acetylated histones
Thapsigargin|67526-95-8|650.75|blocks the calcium pump of the endoplasmic reticulum
Brefeldin A|20350-15-6|280.36|blocks transport from the endoplasmic reticulum to the Golgi
Bafilomycin A1|88899-55-2|622.83|blocks acidification of lysosomes
Chloroquine Diphosphate|50-63-5|515.86|raises the pH of lysosomes
Forskolin|66575-29-9|410.50|activates adenylyl cyclase
Z-VAD-FMK|187389-52-2|467.49|is a cell-permeable inhibitor of caspases
Venetoclax|1257044-40-8|868.44|is an inhibitor of Bcl-2
Nutlin-3a|675576-98-4|581.49|releases p53 from MDM2
PMA|16561-29-8|616.83|activates conventional and novel PKC isoforms
Ionomycin Calcium Salt|56092-82-1|747.07|carries calcium across membranes
Calyculin A|101932-71-2|1009.17|inhibits PP1 and PP2A
Okadaic Acid|78111-17-8|805.00|inhibits PP2A and, at higher concentration, PP1
PP2|172889-27-9|301.77|is an inhibitor of Src family kinases
GF109203X|133052-90-1|412.48|is an inhibitor of PKC
BAY 11-7082|19542-67-7|207.25|prevents phosphorylation of IκBα
Metformin Hydrochloride|1115-70-4|165.62|inhibits complex I and activates AMPK
AICAR|2627-69-2|258.23|is taken up and phosphorylated to an activator of AMPK
2-Deoxy-D-glucose|154-17-6|164.16|inhibits glycolysis
CCCP|555-60-2|204.62|uncouples mitochondria
Fulvestrant|129453-61-8|606.77|leads the oestrogen receptor to degradation
Tamoxifen|10540-29-1|371.51|is a modulator of the oestrogen receptor
Dexamethasone|50-02-2|392.46|activates the glucocorticoid receptor
Retinoic Acid|302-79-4|300.44|activates retinoic acid receptors
`;

export interface Compound {
  readonly name: string;
  readonly casNumber: string;
  readonly molecularWeight: number;
  readonly summary: string;
}

export const compounds: readonly Compound[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", casNumber = "", weight = "", action = ""] = line.split("|");
    return { name, casNumber, molecularWeight: Number(weight), summary: `${name} ${action}.` };
  });

export function planCompound(key: string, { name, casNumber, molecularWeight, summary }: Compound): ProductPlan {
  return {
    key,
    name,
    status: "Released",
    productType: "Small Molecule",
    category: "small-molecules",
    formulation: "solid",
    sizes: [
      { letter: "S", amount: "5", uom: "mg", unit: "Regular", tests: 0, usd: 79 },
      { letter: "L", amount: "25", uom: "mg", unit: "Large", tests: 0, usd: 229 },
    ],
    antigen: null,
    modification: null,
    clone: null,
    label: null,
    applications: [],
    species: [],
    citations: 3,
    popularity: 0.4,
    xp: false,
    newProduct: false,
    summary,
    casNumber,
    molecularWeight,
    figures: 1,
  };
}
