/** Methods in the Evidence and Conclusion Ontology; an application without an entry has no term that fits exactly. */
const terms: Readonly<Record<string, string>> = {
  WB: "ECO:0000112",
  SW: "ECO:0000112",
  IP: "ECO:0000085",
  "IHC-P": "ECO:0001055",
  "IF-IC": "ECO:0000007",
  "IF-F": "ECO:0000007",
  "FC-FP": "ECO:0000268",
  "FC-L": "ECO:0000268",
  ChIP: "ECO:0000228",
  "ChIP-seq": "ECO:0000229",
  ELISA: "ECO:0000267",
};

/** Term of an application: "ECO:0001055". */
export const methodTerm = (application: string): string | null => terms[application] ?? null;

/** Address of a term, which machines follow. */
export const termAddress = (term: string): string => `http://purl.obolibrary.org/obo/${term.replace(":", "_")}`;
