/** A literature reference with its PubMed id split off. */
export interface Reference {
  readonly text: string;
  readonly pmid: string | null;
}

/** "Author (2005) Title. Journal 1, 2–3. PMID 15718470" */
export function referenceOf(line: string): Reference {
  const match = /^(.*?)[\s,;(]*PMID:?\s*([0-9]{1,9})[\s).]*$/i.exec(line);
  return match ? { text: match[1] ?? "", pmid: match[2] ?? null } : { text: line, pmid: null };
}
