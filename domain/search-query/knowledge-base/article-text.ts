/** Searches the words of a phrase in texts: articles of the knowledge base, and resources. */
import { engineSearchFields } from "@contracts/search/search-engines";
import type { SearchBody } from "../search-body";

type TextEngine = "knowledge-base" | "resources";
type TextSearch = Pick<SearchBody, "query" | "search_fields" | "precision">;

/** Most of the words, anywhere in the text. */
export function mostWords(query: string, engine: TextEngine): TextSearch {
  return { query, search_fields: engineSearchFields[engine] };
}

/** One word is enough. */
const anyWordPrecision = 1;
/** Words too common in titles and summaries to name a subject on their own. A number does not name one either. */
const common: ReadonlySet<string> = new Set(
  (
    "after antibody antibodies assay before cell cells control controls different experiment experiments find good help high if keep long low make many " +
    "much new no not number one order problem problems product products protein proteins protocol question result " +
    "results sample samples see show test time two work working works " +
    "抗体 製品 試薬 方法 問題 実験 プロトコール 产品 方法 问题 实验 试剂"
  ).split(" "),
);

/**
 * Any word that names a subject, searched only in title, headings, categories and applications. Any word of a body
 * would find "credit card" in an article on fixation.
 */
export function anySubjectWord(query: string, engine: TextEngine): TextSearch {
  const { body: _, ...fields } = engineSearchFields[engine];
  const words = query.split(/\s+/).filter((word) => !common.has(word.toLowerCase()) && !/^\d+$/.test(word));
  return {
    query: words.length === 0 ? query : words.join(" "),
    search_fields: fields,
    precision: anyWordPrecision,
  };
}
