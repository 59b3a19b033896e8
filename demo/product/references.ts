/** Well-known papers on a target in citation format, with PubMed ids. */
import type { Antigen } from "../targets/table";

const papers = {
  alessi: "Alessi DR et al. (1996) Mechanism of activation of protein kinase B by insulin and IGF-1. EMBO J 15, 6541–6551. PMID 8978681",
  sarbassov: "Sarbassov DD et al. (2005) Phosphorylation and regulation of Akt/PKB by the rictor-mTOR complex. Science 307, 1098–1101. PMID 15718470",
  manning: "Manning BD and Cantley LC (2007) AKT/PKB signaling: navigating downstream. Cell 129, 1261–1274. PMID 17604717",
  laplante: "Laplante M and Sabatini DM (2012) mTOR signaling in growth control and disease. Cell 149, 274–293. PMID 22500797",
  darnell: "Darnell JE Jr (1997) STATs and gene regulation. Science 277, 1630–1635. PMID 9287210",
  weinberg: "Weinberg RA (1995) The retinoblastoma protein and cell cycle control. Cell 81, 323–330. PMID 7736585",
  schlessinger: "Schlessinger J (2000) Cell signaling by receptor tyrosine kinases. Cell 103, 211–225. PMID 11057895",
  vogelstein: "Vogelstein B et al. (2000) Surfing the p53 network. Nature 408, 307–310. PMID 11099028",
} as const; // biome-ignore format: a reference a line

const byAntigen: Readonly<Record<string, readonly (keyof typeof papers)[]>> = {
  AKT: ["alessi", "sarbassov", "manning"],
  AKT1: ["alessi", "sarbassov", "manning"],
  MTOR: ["sarbassov", "laplante"],
  RICTOR: ["sarbassov", "laplante"],
  RPTOR: ["laplante"],
  STAT1: ["darnell"],
  STAT3: ["darnell"],
  STAT5A: ["darnell"],
  RB1: ["weinberg"],
  EGFR: ["schlessinger"],
  ERBB2: ["schlessinger"],
  TP53: ["vogelstein"],
};

export function references(antigen: Antigen | null): string[] {
  return (byAntigen[antigen?.id ?? ""] ?? []).map((name) => papers[name]);
}
