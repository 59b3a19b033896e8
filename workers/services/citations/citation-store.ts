/** Storage of papers and the products that they used, in D1. */

import { figure } from "@contracts/catalogue/catalogue";
import type { Citation, CitationRecord, CitationSource } from "@contracts/catalogue/citations";
import * as v from "valibot";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_citations.sql";

export type CitationEnv = Pick<ServicesEnv, "CITATIONS_DB">;

const codeList = v.array(v.string());

/** The database. An isolate's first call applies migrations. */
export async function citationDatabase(env: CitationEnv): Promise<D1Database> {
  await migrated(env.CITATIONS_DB, [{ name: "0001_citations.sql", sql: first }]);
  return env.CITATIONS_DB;
}

const optionalText = v.nullable(v.string());
/** A row of `uses join papers`; queries select {@link sourceColumns}. */
export const sourceRow = v.object({
  product_key: v.string(),
  id: v.string(),
  title: v.string(),
  authors: v.string(),
  journal: v.string(),
  year: v.number(),
  volume: optionalText,
  pages: optionalText,
  pmid: optionalText,
  demonstration: v.number(),
  applications: v.string(),
  reactants: v.string(),
  figure: optionalText,
});
type SourceRow = v.InferOutput<typeof sourceRow>;

export const sourceColumns = `uses.product_key, papers.id, papers.title, papers.authors, papers.journal, papers.year, papers.volume,
  papers.pages, papers.pmid, papers.demonstration, uses.applications, uses.reactants, uses.figure`;
export const sourceTables = "uses join papers on papers.id = uses.paper_id";

export function citationOf(row: SourceRow): Citation {
  const { id, title, authors, journal, year, volume, pages, pmid } = row;
  return {
    id,
    title,
    authors,
    journal,
    year,
    volume,
    pages,
    pmid,
    applications: v.parse(codeList, JSON.parse(row.applications)),
    reactants: v.parse(codeList, JSON.parse(row.reactants)),
    demonstration: row.demonstration === 1,
  };
}

export function sourceOf(row: SourceRow): CitationSource {
  return {
    ...citationOf(row),
    productid: row.product_key,
    figure: row.figure === null ? null : v.parse(figure, JSON.parse(row.figure)),
  };
}

/** Stores papers; each replaces the paper of its id together with its uses. */
export async function storeCitations(env: CitationEnv, records: readonly CitationRecord[]): Promise<void> {
  const unique = [...new Map(records.map((record) => [record.id, record])).values()];
  const papers = unique.map(({ id, title, authors, journal, year, volume, pages, pmid, demonstration }) => [
    id,
    title,
    authors,
    journal,
    year,
    volume,
    pages,
    pmid,
    demonstration ? 1 : 0,
  ]);
  const uses = unique.flatMap(({ id, year, products }) =>
    products.map(({ key, applications, reactants, figure: shown }) => [
      key,
      id,
      year,
      JSON.stringify(applications),
      JSON.stringify(reactants),
      shown === null ? null : JSON.stringify(shown),
    ]),
  );
  const database = await citationDatabase(env);
  await database.batch([
    database
      .prepare("delete from uses where paper_id in (select value from json_each(?))")
      .bind(JSON.stringify(unique.map(({ id }) => id))),
    database
      .prepare(
        `insert or replace into papers (id, title, authors, journal, year, volume, pages, pmid, demonstration, changed_at)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
           value ->> 8, ?2 from json_each(?1)`,
      )
      .bind(JSON.stringify(papers), Date.now()),
    database
      .prepare(
        `insert or replace into uses (product_key, paper_id, year, applications, reactants, figure)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(?1)`,
      )
      .bind(JSON.stringify(uses)),
  ]);
}

/** Deletes all records, or only demonstration records. */
export async function removeCitations(env: CitationEnv, demonstrationOnly: boolean): Promise<void> {
  const database = await citationDatabase(env);
  const condition = demonstrationOnly ? "where demonstration = 1" : "";
  await database.batch([
    database.prepare(`delete from uses where paper_id in (select id from papers ${condition})`),
    database.prepare(`delete from papers ${condition}`),
  ]);
}

/** Number of papers, and of product uses in them. */
export async function totalCitations(env: CitationEnv): Promise<{ papers: number; uses: number }> {
  const row = await (await citationDatabase(env))
    .prepare("select (select count(*) from papers) as papers, (select count(*) from uses) as uses")
    .first<{ papers: number; uses: number }>();
  return row ?? { papers: 0, uses: 0 };
}
