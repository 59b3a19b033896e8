/** Queries for the knowledge-base engine (C-KB-01), whose articles can only be filtered by subject. */
import { answersPerPage, type KnowledgeBaseState } from "../../search-url/knowledge-base";
import { facetRequest, type SearchBody } from "../search-body";
import { removeStopWords } from "../stop-words";
import { anySubjectWord, mostWords } from "./article-text";
import { removeQuestionWords } from "./question-words";

const raw = { raw: {} } as const;
/** Maximum subjects shown; more than exist. */
const maxTopics = 20;

/** One page of answers, newest first without a phrase. */
export function knowledgeBaseQuery(
  { query, topic, page }: KnowledgeBaseState,
  reading: "whole" | "relaxed" = "whole",
): SearchBody {
  const text = removeStopWords(removeQuestionWords(query));
  return {
    page: { size: answersPerPage, current: page },
    sort: text === "" ? { releaseddate: "desc" } : { _score: "desc" },
    filters: { all: topic === "" ? [] : [{ categories: topic }], none: [] },
    ...(reading === "relaxed" ? anySubjectWord(text, "knowledge-base") : mostWords(text, "knowledge-base")),
    result_fields: {
      title: { raw: {}, snippet: { size: 200, fallback: true } },
      url: raw,
      clickurl: raw,
      categories: raw,
      releaseddate: raw,
      body: { snippet: { size: 300, fallback: true } },
    },
  };
}

/** Subject counts of a phrase, regardless of the chosen subject. */
export function knowledgeBaseTopics(state: KnowledgeBaseState, reading?: "whole" | "relaxed"): SearchBody {
  const { sort: _, ...body } = knowledgeBaseQuery({ ...state, topic: "", page: 1 }, reading);
  return {
    ...body,
    page: { size: 0, current: 1 },
    facets: facetRequest(["categories"], maxTopics, { value: "asc" }),
    result_fields: { url: raw },
    record_analytics: false,
    analytics: { tags: ["Facet-Only"] },
  };
}

/** Number of articles suggested by the knowledge-base search field. */
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
