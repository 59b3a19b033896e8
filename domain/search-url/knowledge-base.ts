/** Address of the knowledge base: phrase, subject and page. Anything not allowed is as if it were not there. */
import { cleanSearchInput } from "../search-query/clean-input";

export const knowledgeBasePath = "/learn-and-support/knowledge-base";
/** Page of one's own answer to an article, with the id of its record behind it. */
export const votePath = `${knowledgeBasePath}/votes`;
export const answersPerPage = 10;

export interface KnowledgeBaseState {
  /** Cleaned phrase, "" for none. */
  readonly query: string;
  /** Subject as the engine names it, "" for all. */
  readonly topic: string;
  /** 1 or more. */
  readonly page: number;
}

const longestTopic = 80;

/** The phrase is read from `q`, and from `search` as older links have it. */
export function parseKnowledgeBaseUrl(params: URLSearchParams): KnowledgeBaseState {
  const page = params.get("nr") ?? "";
  return {
    query: cleanSearchInput(params.get("q") ?? params.get("search") ?? ""),
    topic: cleanSearchInput((params.get("topic") ?? "").slice(0, longestTopic)),
    page: /^\d{1,4}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
}

export function knowledgeBaseHref({ query, topic, page }: KnowledgeBaseState): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (topic !== "") params.set("topic", topic);
  if (page > 1) params.set("nr", String(page));
  return params.size > 0 ? `${knowledgeBasePath}?${params}` : knowledgeBasePath;
}
