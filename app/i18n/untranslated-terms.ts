/**
 * Names and codes that stay the same in every language. The catalogue test ignores them when it looks for leftover
 * English; add new ones here.
 */
export const untranslatedTerms: readonly string[] = [
  // our brands and others
  ...[
    "Benchside",
    "Global Privacy Control",
    "SignalStar",
    "Alexa Fluor",
    "PTMScan",
    "PTM Scan",
    "PhosphoSitePlus",
    "InTraSeq",
    "Simple Western",
    "LinkedIn",
    "YouTube",
  ],
  ...["Facebook", "WeChat", "Instagram", "CiteAb", "Excel", "Edge", "Firefox", "Safari", "Chrome", "JavaScript"],
  // identifiers and databases
  ...[
    "UniProt",
    "Entrez Gene",
    "Entrez",
    "GeneID",
    "PubMed",
    "RRID",
    "Research Resource Identifier",
    "DOI",
    "SKU",
    "PDF",
    "CSV",
  ],
  // journals, standards and formats of a methods section
  ...["STAR Methods", "Cell Press", "eLife", "Nature Portfolio", "MDAR", "HuBMAP", "OMAP", "MIFlowCyt", "NIH", "HGNC"],
  ...["Word", "LaTeX", "HTML", "TXT", "TSV", "BibTeX", "RIS", "CSL-JSON", "JSON"],
  // methods, reagents, units
  ...["DAB", "DAPI", "FITC", "BSA", "HEPES", "EDTA", "PBS", "TBST", "mAb", "pAb", "ELISA", "ChIP", "eCLIP", "CUT"],
  ...["CyTOF", "Akt", "Ser473", "NaCl", "kDa", "anti"],
  ...["Human Reference Atlas", "CC BY", "IBEX", "CODEX"],
  // as typed
  ...["with CD3, CD8", "host rabbit", "host mouse IgG1", "dyes AF647, AF750"],
  ...["name@institute.org", "Cookie", "Enter", "Esc", "Ctrl"],
];
