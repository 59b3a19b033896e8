/** Queries of the citation service: pages of citations with filter counts, figures of papers, and totals. */
import type { CitationsCount, ProductCitations, ProductImages } from "@contracts/catalogue/citations";
import * as v from "valibot";
import {
  type CitationEnv,
  citationDatabase,
  citationOf,
  sourceColumns,
  sourceOf,
  sourceRow,
  sourceTables,
} from "./citation-store";

interface CitationFilter {
  readonly application?: string | undefined;
  readonly reactants?: readonly string[] | undefined;
}

/** SQL condition of a filter on `uses`, with its values in order. */
function condition(productId: string, { application, reactants }: CitationFilter): { sql: string; values: string[] } {
  const parts = ["uses.product_key = ?"];
  const values = [productId];
  if (application) {
    parts.push("exists (select 1 from json_each(uses.applications) where value = ?)");
    values.push(application);
  }
  if (reactants && reactants.length > 0) {
    parts.push(
      "exists (select 1 from json_each(uses.reactants) used join json_each(?) asked on asked.value = used.value)",
    );
    values.push(JSON.stringify(reactants));
  }
  return { sql: parts.join(" and "), values };
}

const valueCounts = v.array(v.object({ code: v.string(), count: v.number() }));
const totalRow = v.object({ total: v.number() });

export async function listCitations(
  env: CitationEnv,
  productId: string,
  page: { readonly limit: number; readonly offset: number },
  filter: CitationFilter,
): Promise<ProductCitations> {
  const database = await citationDatabase(env);
  const { sql, values } = condition(productId, filter);
  const counts = (column: "applications" | "reactants") =>
    database
      .prepare(
        `select item.value as code, count(*) as count from uses, json_each(uses.${column}) item
         where uses.product_key = ? group by item.value order by count(*) desc, item.value`,
      )
      .bind(productId);
  const [rows, total, applications, reactants] = await database.batch([
    database
      .prepare(
        `select ${sourceColumns} from ${sourceTables} where ${sql} order by uses.year desc, papers.id limit ? offset ?`,
      )
      .bind(...values, page.limit, page.offset),
    database.prepare(`select count(*) as total from uses where ${sql}`).bind(...values),
    counts("applications"),
    counts("reactants"),
  ]);
  return {
    productId,
    total: v.parse(totalRow, total?.results[0]).total,
    limit: page.limit,
    offset: page.offset,
    citations: v.parse(v.array(sourceRow), rows?.results).map(citationOf),
    applications: v.parse(valueCounts, applications?.results),
    reactants: v.parse(valueCounts, reactants?.results),
  };
}

/** Figures of papers that show the product, newest paper first, at most 200. */
export async function listImages(env: CitationEnv, productId: string, filter: CitationFilter): Promise<ProductImages> {
  const { sql, values } = condition(productId, filter);
  const { results } = await (await citationDatabase(env))
    .prepare(
      `select ${sourceColumns} from ${sourceTables} where ${sql} and uses.figure is not null
       order by uses.year desc, papers.id limit 200`,
    )
    .bind(...values)
    .all();
  const images = v.parse(v.array(sourceRow), results).flatMap((row) => {
    const { figure } = sourceOf(row);
    return figure ? [{ citation: citationOf(row), figure }] : [];
  });
  return { productId, total: images.length, images };
}

export async function countCitations(env: CitationEnv, productId: string): Promise<CitationsCount> {
  const total = await (await citationDatabase(env))
    .prepare("select count(*) as total from uses where product_key = ?")
    .bind(productId)
    .first<number>("total");
  return { citations_count: total ?? 0 };
}
