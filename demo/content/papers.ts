/** Papers cited by articles; papers.tsv contains their PubMed data. */
import * as v from "valibot";
import { readTable } from "../data-files/table";

const paper = v.strictObject({
  pmid: v.pipe(v.string(), v.digits(), v.transform(Number)),
  authors: v.string(),
  year: v.string(),
  title: v.string(),
  journal: v.string(),
  volume: v.string(),
  pages: v.string(),
});

export const papers: ReadonlyMap<number, v.InferOutput<typeof paper>> = new Map(
  readTable("demo/content/papers.tsv", paper).map((one) => [one.pmid, one]),
);

/** "Sarbassov DD et al. (2005) Title. Science 307, 1098–101." */
export function citationOf(pmid: number): string {
  const found = papers.get(pmid);
  if (!found) throw new Error(`demo/content/papers.tsv has no ${pmid}`);
  const { authors, year, title, journal, volume, pages } = found;
  return `${authors} (${year}) ${title.replace(/\.$/u, "")}. ${journal} ${volume}, ${pages}.`;
}
