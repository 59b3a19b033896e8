/** Address of the knowledge base: phrase, subject and page. Invalid values are ignored. */
import { cleanSearchInput } from "../search-query/clean-input";
import { pageIn } from "./page-limit";

export const knowledgeBasePath = "/learn-and-support/knowledge-base";
/** Page of the reader's own vote; the record's id is appended. */
export const votePath = `${knowledgeBasePath}/votes`;
export const answersPerPage = 10;

export interface KnowledgeBaseState {
  /** Cleaned phrase; "" if none. */
  readonly query: string;
  /** Subject as named by the engine; "" for all. */
  readonly topic: string;
  /** 1 or more. */
  readonly page: number;
}

const longestTopic = 80;
/** Far beyond the last page of answers. The engine refuses larger page numbers. */
const maxPages = 9999;

/** The phrase is `q`, or `search` in older links. */
export function parseKnowledgeBaseUrl(params: URLSearchParams): KnowledgeBaseState {
  return {
    query: cleanSearchInput(params.get("q") ?? params.get("search") ?? ""),
    topic: cleanSearchInput((params.get("topic") ?? "").slice(0, longestTopic)),
    page: Math.min(pageIn(params.get("nr")), maxPages),
  };
}

export function knowledgeBaseHref({ query, topic, page }: KnowledgeBaseState): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (topic !== "") params.set("topic", topic);
  if (page > 1) params.set("nr", String(page));
  return params.size > 0 ? `${knowledgeBasePath}?${params}` : knowledgeBasePath;
}
