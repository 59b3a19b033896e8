/** Citations of a product: newest first, counts by year, filters, and figures from papers. */
import { type Citation, citationLimits } from "@contracts/catalogue/citations";
import type { PublicContext } from "~/context/request/types";
import type { CitationFilters, CitationsView, CitedFigure } from "./data.server";
import { figureAddress } from "./figures.server";

/** Number shown before "show all". */
const citationsAtFirst = 10;
const figuresShown = 4;

/** Codes are short words; other values are ignored. */
const code = /^[A-Za-z0-9&-]{1,16}$/;

/** Parameters of the product page, named as in the citation service (C-CITE-01). */
export function parseCitationFilters(query: URLSearchParams): CitationFilters {
  const filter = (name: string) => {
    const value = query.get(name) ?? "";
    return code.test(value) ? value : null;
  };
  return {
    application: filter("application"),
    species: filter("reactants"),
    all: query.get("citations") === "all",
  };
}

export async function loadCitations(
  { services, flags, imagesUrl }: PublicContext,
  productKey: string,
  { application, species, all }: CitationFilters,
): Promise<CitationsView> {
  const { citations: service } = services;
  const engine = flags.citationSearch;
  const filter = { ...(application && { application }), ...(species && { reactants: [species] }), engine };
  const [list, count, images] = await Promise.all([
    service.list(productKey, { limit: citationLimits.defaultLimit, offset: 0, ...filter }),
    service.count(productKey, { engine }),
    service.images(productKey, filter),
  ]);
  const newestFirst = [...list.citations].sort((a, b) => b.year - a.year || a.title.localeCompare(b.title));
  return {
    count,
    total: list.total,
    citations: (all ? newestFirst : newestFirst.slice(0, citationsAtFirst)).map(citationView),
    byYear: citationsByYear(newestFirst),
    applications: list.applications,
    species: list.reactants,
    figures: images.images.slice(0, figuresShown).flatMap(({ citation, figure }): CitedFigure[] => {
      const thumbnail = figureAddress(figure, "X1", imagesUrl) ?? figureAddress(figure, "THUMBNAIL", imagesUrl);
      const large = figureAddress(figure, "PUBLIC", imagesUrl);
      return thumbnail && large ? [{ id: citation.id, thumbnail, large, source: sourceOf(citation) }] : [];
    }),
    demonstration: list.citations.some(({ demonstration }) => demonstration),
  };
}

/** Every year from first to last, so that gaps are visible. */
function citationsByYear(citations: readonly Pick<Citation, "year">[]): CitationsView["byYear"] {
  if (citations.length === 0) return [];
  const years = citations.map(({ year }) => year);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => ({
    year: first + index,
    count: years.filter((year) => year === first + index).length,
  }));
}

function sourceOf({ journal, year, volume, pages }: Citation): string {
  const place = [volume, pages].filter(Boolean).join(": ");
  return `${journal} (${year})${place && ` ${place}`}`;
}

function citationView(citation: Citation) {
  const { id, title, authors, pmid, applications, reactants } = citation;
  return { id, title, authors, source: sourceOf(citation), pmid, applications, species: reactants };
}
