/**
 * Facts about cell lines, lineages, treatments and orthologs, for the checker only. A table shared with the generator
 * would hide the generator's faults.
 */

/** Species of common cell lines by the code of the catalogue. */
export const lineSpecies: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:HeLa|293T?|HEK293|A549|MCF-7|T-47D|SK-BR-3|MDA-MB-\d+|HCT ?116|HT-29|HT-1080|Caco-2|LS ?174T|HepG2|Huh-7|U-2 OS|MG-63|Saos-2|C-33 A|Jurkat|HuT ?78|MOLT-4|Raji|Ramos|Daudi|RPMI 8226|K-562|HL-60|THP-1|U-937|TF-1|KG-1|LNCaP|PC-3|DU ?145|NCI-H\d+|H1299|H441|A-431|HaCaT|OVCAR-3|786-O|SH-SY5Y|IMR-32|IMR-90|U-87 MG|SK-MEL-28|A-375|NTERA-2|RD|HUVEC|SNU-16|RT-112)(?![\w-])/g,
    "H",
  ],
  [
    /(?:\b|(?<=\s))(?:NIH\/3T3|RAW 264\.7|J774A\.1|L-929|C2C12|3T3-L1|EL4|A20|Neuro-2a|B16-F10|bEnd\.3|NMuMG|mIMCD-3|Hepa 1-6|MC3T3-E1)(?![\w-])/g,
    "M",
  ],
  [/\b(?:C6|PC-12|H9c2|L6|NR8383|NRK-52E|NRK-49F|A7r5|UMR-106|RBL-2H3)(?![\w-])/g, "R"],
  [/\b(?:COS-7|Vero)(?![\w-])/g, "Mk"],
  [/\bCHO(?:-K1)?(?![\w-])/g, "Hm"],
  [/\bMDBK\b/g, "B"],
  [/\bPK-15\b/g, "Pg"],
  [/\bMDCK\b/g, "Dg"],
  [/\bDF-1\b/g, "C"],
  [/\bS2(?= cells)/g, "Dm"],
];

export const speciesWords: Readonly<Record<string, string>> = {
  human: "H",
  mouse: "M",
  rat: "R",
  monkey: "Mk",
  hamster: "Hm",
  bovine: "B",
  pig: "Pg",
  dog: "Dg",
  chicken: "C",
  "d. melanogaster": "Dm",
};

const p16Deleted = /^(?:A549|MCF-7|U-2 OS|Jurkat|K-562|HL-60|THP-1|U-937|A-375|U-87 MG|786-O|HT-1080|NIH\/3T3|C6)$/;

/** Cell lines without the protein of a gene. */
export const nullLines: Readonly<Record<string, RegExp>> = {
  PTEN: /^(?:Jurkat|PC-3|LNCaP|U-87 MG|MDA-MB-468|786-O|THP-1|U-937)$/,
  STK11: /^(?:HeLa|A549)$/,
  TP53: /^(?:K-562|HL-60|Saos-2|PC-3|NCI-H1299|H1299|Jurkat|THP-1|U-937|MG-63)$/,
  RB1: /^(?:Saos-2|C-33 A|DU ?145|MDA-MB-468)$/,
  CDKN2A: p16Deleted,
  CDKN2B: /^(?:A549|MCF-7|K-562|HL-60|Jurkat|THP-1|NIH\/3T3|C6)$/,
  CASP3: /^MCF-7$/,
  MLH1: /^HCT ?116$/,
  SMARCA4: /^(?:A549|NCI-H1299|H1299)$/,
  SMAD4: /^MDA-MB-468$/,
  VHL: /^786-O$/,
  ATG5: /^DU ?145$/,
  B2M: /^Daudi$/,
  "HLA-A": /^K-562$/,
  ESR1: /^(?:MDA-MB-231|MDA-MB-468|SK-BR-3|HeLa|293T|A549|Jurkat)$/,
  PGR: /^(?:MDA-MB-231|MDA-MB-468|SK-BR-3|HeLa|293T|A549|Jurkat)$/,
  AR: /^(?:PC-3|DU ?145|HeLa|Jurkat)$/,
  CDH1: /^(?:MDA-MB-231|Jurkat|Raji|K-562)$/,
  VIM: /^(?:MCF-7|T-47D)$/,
  STING1: /^293T$/,
  CGAS: /^293T$/,
  RIPK3: /^(?:HeLa|293T)$/,
  PRKN: /^HeLa$/,
  GJA1: /^HeLa$/,
  PYCARD: /^RAW 264\.7$/,
};

const lymphoid =
  /Jurkat|HuT|MOLT|EL4|Raji|Ramos|Daudi|A20|PBMC|T cells|splenocytes|thymocytes|tonsil|lymph node|spleen|thymus/;
const tCells = /Jurkat|HuT|MOLT|EL4|PBMC|T cells|splenocytes|thymocytes|tonsil|lymph node|spleen|thymus/;
const bCells = /Raji|Ramos|Daudi|A20|PBMC|splenocytes|tonsil|lymph node|spleen/;
const macrophages =
  /macrophages|monocytes|PBMC|THP-1|U-937|HL-60|RAW|NR8383|microglia|spleen|lung|liver|tonsil|bone marrow/;
const nervous = /neurons|brain|cerebell|spinal cord|midbrain|SH-SY5Y|IMR-32|retina/;
const glia = /astrocytes|brain|cerebell|C6|U-87/;
const myelin = /oligodendrocytes|brain|spinal cord/;
const endothelium = /HUVEC|bEnd|endothel|kidney|lung|heart|placenta|platelet/;
const epithelium =
  /MCF-7|T-47D|HT-29|Caco-2|LS ?174T|A549|HeLa|A-431|HaCaT|SK-BR-3|NMuMG|mIMCD|NRK-52E|keratinocytes|colon|kidney|intestine|breast|lung|ovarian|skin|prostate/;
const liver = /HepG2|Huh-7|Hepa|hepato|liver/;
const islets = /islets|pancreas|brain/;
const heart = /cardiomyocytes|heart|skeletal muscle/;
const fat = /adipocytes|adipose/;

/** Samples in which a marker of a lineage can be seen; each row applies to all its genes. */
export const lineages: readonly (readonly [genes: string, allowed: RegExp])[] = [
  ["CD3E CD247 CD4 CD5 CD7 CD28 ZAP70 ITK LAT FOXP3 PDCD1 CTLA4 LAG3 TIGIT ICOS IL2RA CD2", tCells],
  ["CD8A CD8B", /PBMC|T cells|splenocytes|thymocytes|tonsil|lymph node|spleen|thymus/],
  ["CD19 MS4A1 CD22 CD79A CD79B PAX5", bCells],
  ["PTPRC CD27 CD69 IL7R", lymphoid],
  ["NCR1 KLRB1", /NK|PBMC|spleen|tonsil/],
  ["CD14 CD68 CD163 MRC1 ITGAM CSF1R", macrophages],
  ["MPO ELANE", /bone marrow|PBMC|HL-60|spleen/],
  ["CDH5 PECAM1 KDR VWF TEK FLT1", endothelium],
  ["GFAP AQP4", glia],
  ["MBP MOG PLP1", myelin],
  ["RBFOX3 MAP2 SYN1 DLG4 NEFL NEFM NEFH SNAP25 GRIN1 GRIA1 GAD1 SLC17A7", nervous],
  ["EPCAM KRT8 KRT19 CLDN1 KRT20 CEACAM5", epithelium],
  ["ALB TTR", liver],
  ["INS GCG PDX1", islets],
  ["TNNT2 TNNI3 MYH7 PLN", heart],
  ["MYOD1 MYOG", /RD|C2C12|L6|rhabdomyosarcoma/],
  ["KLK3", /LNCaP|prostate/],
  ["MLANA TYR PMEL", /SK-MEL|A-375|B16|melanoma|melanocyte/],
  ["ADIPOQ LEP PLIN1", fat],
  ["POU5F1 NANOG", /NTERA-2|stem cells|embryonal/],
];

const insulinTargets =
  "INSR IRS1 IRS2 AKT1 AKT2 AKT3 GSK3A GSK3B AKT1S1 FOXO1 FOXO3 ACLY NDRG1 EIF4G1 TSC2 MTOR RPS6KB1 RPS6 EIF4EBP1 RICTOR EEF2K CAD ULK1 PDPK1 GYS1 BAD";
const rasTargets = "MAPK1 MAPK3 MAP2K1 MAP2K2 RAF1 RPS6KA1 ELK1 SHC1 GAB1 CBL PLCG1 EGFR ERBB2 FOS JUN STAT3";
const stress = "MAPK8 MAPK9 MAPK14 MAP2K3 MAP2K4 MAP2K7 MAPKAPK2 RPS6KA5 MKNK1 JUN ATF2 HSPB1 EIF4E MAP3K5 CREB1 ELK1";
const damage =
  "TP53 H2AX ATM ATR CHEK1 CHEK2 NBN MRE11 RAD50 SMC1A TRIM28 BRCA1 PRKDC TP53BP1 RPA2 CDK1 CDKN1A MDM2 BBC3 FANCD2";
const interferon = "STAT1 STAT2 JAK1 TYK2 ISG15 IFIT1 MX1 OAS1 RIGI IFIH1 IRF7";
const tcr = "ZAP70 LAT LCP2 ITK CD247 PRKCQ CARD11 LCK";
const death = "CASP3 CASP6 CASP7 CASP8 CASP9 PARP1 LMNA BID";
const inflammasome = "GSDMD CASP1 IL1B";
const mitosis = "H3C1 CCNB1 PLK1 AURKA AURKB STMN1 CENPA NPM1 LMNA VIM DNM1L CDC25C";

/** Genes whose product responds to a treatment; the first row that contains the treatment applies. */
export const treatments: readonly (readonly [treatment: RegExp, genes: string])[] = [
  [/nigericin/, inflammasome],
  [/Smac mimetic/, "RIPK1 RIPK3 MLKL"],
  [/insulin/i, insulinTargets],
  [/\bIGF-I\b/, `IGF1R ${insulinTargets}`],
  [/\bEGF\b/, `${rasTargets} ${insulinTargets}`],
  [/PDGF/, `PDGFRA PDGFRB PTPN11 ${rasTargets} ${insulinTargets}`],
  [/\bFGF-2\b/, `FGFR1 FRS2 ${rasTargets}`],
  [/VEGF/, "KDR NOS3 PLCG1 MAPK1 MAPK3 AKT1"],
  [/angiopoietin/, "TEK"],
  [/HGF/, `MET ${rasTargets}`],
  [/neuregulin/, "ERBB2 ERBB3 ERBB4"],
  [/FLT3 ligand/, "FLT3"],
  [/\bSCF\b/, "KIT"],
  [/GM-CSF/, "STAT5A STAT5B JAK2 GAB2"],
  [/\bM-CSF/, "CSF1R"],
  [/\bEPO\b/, "JAK2 STAT5A STAT5B"],
  [/Gas6/, "AXL"],
  [/ephrin/, "EPHA2"],
  [/BDNF/, "NTRK2 MAPK1 MAPK3 CREB1"],
  [/NGF/, "NTRK1 MAPK1 MAPK3"],
  [/collagen/, "DDR1"],
  [/Wnt/, "LRP6 DVL2 CTNNB1 AXIN1"],
  [/TGF-β/, "SMAD2 SMAD3 SERPINE1 CCN2 SNAI1"],
  [/BMP/, "SMAD1"],
  [/anisomycin|\bUV\b/, stress],
  [/hydrogen peroxide/, "MAP3K5"],
  [/TNF/, "RELA NFKBIA NFKB1 CHUK IKBKB IKBKG CYLD MAP3K7 TNFAIP3 BIRC3 MAPK8 MAPK9 JUN"],
  [/IFN-α/, interferon],
  [/IL-6\b/, "STAT3 SOCS3 JAK1"],
  [/IL-12/, "STAT4"],
  [/IL-4/, "STAT6"],
  [/IL-2\b/, "JAK3 STAT5A STAT5B"],
  [/anti-IgM/, "SYK BTK BLNK PLCG2 CD19 CD79A LYN"],
  [/anti-CD3/, tcr],
  [/anti-Fas/, "CASP8 CASP3 PARP1"],
  [/AICAR/, "PRKAA1 PRKAA2 PRKAB1 ACACA RPTOR ULK1"],
  [/forskolin/, "CREB1 VASP DNM1L TH SYN1 GRIA1 PRKACA"],
  [/isoproterenol/, "PLN TNNI3 RYR2 LIPE PLIN1"],
  [/\bTPA\b/, `PRKCA PRKD1 FOS EGR1 NR4A1 DUSP1 ${rasTargets}`],
  [/dexamethasone/, "NR3C1"],
  [/estradiol/, "ESR1"],
  [/doxorubicin|etoposide|hydroxyurea/, damage],
  [/nocodazole/, mitosis],
  [/palbociclib/, "RB1"],
  [/staurosporine/, death],
  [/thapsigargin|tunicamycin/, "EIF2S1 EIF2AK3 ATF4 HSPA5 XBP1 ERN1"],
  [/poly\(I:C\)/, "EIF2AK2 IRF3 TBK1"],
  [/amino acids/, "EIF2AK4 EIF2S1 ATF4"],
  [/cGAMP/, "TBK1 IRF3 STING1"],
  [/\bLPS\b/, "IRAK4 RELA NFKBIA PTGS2 NOS2 IL1B TNF"],
  [/heat shock/, "HSF1 HSPA1A"],
  [/trichostatin/, "H3C1 H4C1 H2BC11 TUBA1A"],
  [/cobalt chloride/, "HIF1A EPAS1 BNIP3 CA9"],
  [/hemin/, "HMOX1"],
  [/sulforaphane/, "NFE2L2 NQO1 HMOX1"],
  [/chloroquine/, "MAP1LC3A MAP1LC3B SQSTM1"],
  [/\bKCl\b/, "CAMK2A"],
];

/** Genes without an ortholog that an antibody against the human protein could detect in the mouse. */
export const noMouseOrtholog = new Set(["CXCL8", "HLA-A", "HLA-DRA", "KLK3", "CEACAM5", "FCGR3A"]);

/** Families so conserved that an antibody may detect the fruit fly's protein. */
export const conservedInFlies =
  /^(?:AKT\d|MAPK\d+|PRKAA\d|GSK3[AB]|ACT[BG]\d?|TUB[ABG]\w*|H[234]\w+|HSPA8|RAN|CDC42|RAC1|RHOA|PCNA|POLR2A|EIF2S1|EEF2|VCP|CALM1|YWHAZ|PPP2CA|ATP5F1A)$/;

/** Immune and cell-surface genes whose proteins differ in birds. */
export const notInBirds =
  /^(?:CD\d|IL\d|CXC|CCL|CCR|NCR|KLR|KRT|HLA|TNF|PDCD1|CTLA4|LAG3|FC|MS4A|TIGIT|TLR|ITGA[EMX]|EPCAM|MUC|SIGLEC)/;
