/** Bodies for the knowledge-base engine (C-KB-01): its articles have a subject and nothing else to filter by. */
import { engineSearchFields } from "@contracts/search/search-engines";
import { answersPerPage, type KnowledgeBaseState } from "../search-url/knowledge-base";
import { facetRequest, type SearchBody } from "./search-body";
import { removeStopWords } from "./stop-words";

const raw = { raw: {} } as const;
/** Subjects shown; there are fewer. */
const maxTopics = 20;

/** One page of answers. Without a phrase the newest come first. */
export function knowledgeBaseQuery(
  { query, topic, page }: KnowledgeBaseState,
  precision: number | null = null,
): SearchBody {
  const text = removeStopWords(query);
  return {
    query: text,
    page: { size: answersPerPage, current: page },
    sort: text === "" ? { releaseddate: "desc" } : { _score: "desc" },
    filters: { all: topic === "" ? [] : [{ categories: topic }], none: [] },
    search_fields: engineSearchFields["knowledge-base"],
    result_fields: {
      title: { raw: {}, snippet: { size: 200, fallback: true } },
      url: raw,
      clickurl: raw,
      categories: raw,
      releaseddate: raw,
      body: { snippet: { size: 300, fallback: true } },
    },
    ...(precision === null ? {} : { precision }),
  };
}

/** Subjects of all answers to a phrase, whichever is chosen. */
export function knowledgeBaseTopics(state: KnowledgeBaseState, precision: number | null = null): SearchBody {
  const { sort: _, ...body } = knowledgeBaseQuery({ ...state, topic: "", page: 1 }, precision);
  return {
    ...body,
    page: { size: 0, current: 1 },
    facets: facetRequest(["categories"], maxTopics, { value: "asc" }),
    result_fields: { url: raw },
    record_analytics: false,
    analytics: { tags: ["Facet-Only"] },
  };
}

/** Articles that the field of the knowledge base suggests. */
export const suggestedAnswers = 5;

export function knowledgeBaseTypeAheadQuery(query: string): SearchBody {
  return {
    ...knowledgeBaseQuery({ query, topic: "", page: 1 }),
    page: { size: suggestedAnswers, current: 1 },
    result_fields: { title: raw, url: raw, clickurl: raw },
    record_analytics: false,
    analytics: { tags: ["Type-Ahead"] },
  };
}
