/** Citations of a product, newest first, with their number by year. */
import type { Citation } from "@contracts/citations";
import type { PublicContext } from "~/context/types";
import type { CitationsView } from "./product-data.server";

/** How many stand on the page; the filters of the citations page reach the rest. */
const shownOnPage = 20;

export async function loadCitations(context: PublicContext, productKey: string): Promise<CitationsView> {
  const { citations, total } = await context.services.citations.list(productKey, {
    limit: 100,
    offset: 0,
    engine: context.flags.citationSearch,
  });
  const newestFirst = [...citations].sort((a, b) => b.year - a.year || a.title.localeCompare(b.title));
  const years = Map.groupBy(newestFirst, ({ year }) => year);
  return {
    total,
    citations: newestFirst.slice(0, shownOnPage).map(citationView),
    byYear: [...years].map(([year, { length }]) => ({ year, count: length })).sort((a, b) => a.year - b.year),
    demonstration: citations.some(({ demonstration }) => demonstration),
  };
}

function citationView({ id, title, authors, journal, year, volume, pages, pmid, applications, reactants }: Citation) {
  const place = [volume, pages].filter(Boolean).join(": ");
  return {
    id,
    title,
    authors,
    source: `${journal} (${year})${place && ` ${place}`}`,
    year,
    pmid,
    applications,
    species: reactants,
  };
}
