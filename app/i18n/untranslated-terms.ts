/**
 * Names and codes that stay as they are in every language. The test of the catalogues takes them out of a text before
 * it looks for English that was left behind; whoever needs another one adds it here.
 */
export const untranslatedTerms: readonly string[] = [
  // ours and other brands
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
  // methods, reagents, units
  ...["DAB", "DAPI", "FITC", "BSA", "HEPES", "EDTA", "PBS", "TBST", "mAb", "pAb", "ELISA", "ChIP", "eCLIP", "CUT"],
  ...["CyTOF", "Akt", "Ser473", "NaCl", "kDa", "anti"],
  // as typed
  ...["name@institute.org", "Cookie", "Enter", "Esc", "Ctrl"],
];
