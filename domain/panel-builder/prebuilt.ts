/**
 * Example panels to start from. Two are published organ mapping panels; the source is `data/panels`. They do not state
 * abundances, so none are given. Reporters unknown to the builder become the dye of the same color.
 */
import type { PanelTexts } from "./read-panel";

export interface PrebuiltPanel {
  readonly id: "OMAP-1" | "OMAP-3" | "t-cells";
  readonly texts: Pick<PanelTexts, "markers" | "instrument">;
  /** DOI of the published panel. */
  readonly doi: string | null;
}

const lymphNode = [
  "MS4A1; dyes AF488",
  "SPARC; dyes AF532",
  "MME; dyes PE",
  "CD3E; dyes AF594",
  "BCL2; dyes AF647",
  "COL4A1; host rabbit",
  "IGHD; dyes AF488",
  "CR2; dyes AF532",
  "SDC1; dyes PE",
  "BCL6; dyes AF647",
  "PECAM1; dyes AF700",
  "HLA-DRA; dyes AF488",
  "FCER2; dyes AF532",
  "CD1C; dyes PE",
  "CD163; dyes AF647",
  "ITGAX; dyes AF700",
  "CD8A; dyes AF488",
  "CD4; dyes AF532",
  "FOXP3; dyes AF555",
  "IL2RA; dyes AF647",
  "MKI67; dyes AF700",
  "ICOS; dyes AF488",
  "CXCL13; dyes AF532",
  "PDCD1; dyes PE",
  "CD69; dyes AF647",
  "ENTPD1; dyes FITC",
  "LYVE1; dyes AF532",
  "CR1; dyes PE",
  "CD68; dyes AF647",
  "ACTA2; dyes AF488",
  "LUM; dyes AF532",
  "IRF4; dyes PE",
  "CD209; dyes AF647",
  "DES; dyes AF488",
  "ITGA1; dyes PE",
  "KLRD1; dyes AF488",
  "VIM; dyes AF532",
  "PTPRC; dyes AF594",
  "CD44; dyes AF647",
];

const kidney = [
  "CD7; dyes AF488",
  "AQP1; dyes ATTO 550",
  "AQP2; dyes Cy5",
  "THY1; dyes AF488",
  "CD38; dyes AF488",
  "MKI67; dyes ATTO 550",
  "NES; dyes Cy5",
  "PTPRC; dyes AF488",
  "UMOD; dyes ATTO 550",
  "CTNNB1; dyes Cy5",
  "VIM; dyes Cy5",
  "PARP1; dyes AF488",
  "PECAM1; dyes ATTO 550",
  "CD93; dyes Cy5",
  "CDH1; dyes AF488",
  "LAMC1; dyes ATTO 550",
  "KDR; dyes Cy5",
  "CALB1; dyes AF488",
  "KRT7; dyes ATTO 550",
  "ACTA2; dyes Cy5",
  "REN; dyes AF488",
  "TPSAB1; dyes ATTO 550",
  "MARCKSL1; dyes Cy5",
  "SYNPO; dyes ATTO 550",
];

/** A tube for T cell subsets, by textbook knowledge of these markers. */
const cells = [
  "CD3; high; with CD4, CD8, CD45RA",
  "CD4; high",
  "CD8; high",
  "CD45RA; high; with CCR7",
  "CCR7; low; with CD3, CD4, CD8",
  "CD127; low; with CD4, CD25",
  "CD25; low; with CD4",
  "PD-1; low; with CD8",
];

export const prebuiltPanels: readonly PrebuiltPanel[] = [
  {
    id: "OMAP-1",
    texts: { instrument: "confocal-6", markers: lymphNode.join("\n") },
    doi: "10.48539/HBM458.NSWR.957",
  },
  {
    id: "OMAP-3",
    texts: { instrument: "confocal-6", markers: kidney.join("\n") },
    doi: "10.48539/HBM953.VJHK.452",
  },
  { id: "t-cells", texts: { instrument: "flow-14", markers: cells.join("\n") }, doi: null },
];
