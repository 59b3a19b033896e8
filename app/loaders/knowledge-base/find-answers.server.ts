/** Search of the knowledge base: most words of the phrase, otherwise any word that articles are about. */
import type { SearchAnswer } from "@contracts/search/search-answers";
import { knowledgeBaseQuery, knowledgeBaseTopics } from "@domain/search-query/knowledge-base/knowledge-base-search";
import { answersPerPage, type KnowledgeBaseState } from "@domain/search-url/knowledge-base";
import type { Pages } from "@domain/search-url/page-limit";
import type { SearchPort } from "~/loaders/search/port.server";

export interface Found {
  readonly answer: SearchAnswer;
  /** Counts by subject. */
  readonly topics: SearchAnswer;
  /** Nothing matched most of the words. */
  readonly relaxed: boolean;
  readonly total: number;
  readonly pages: Pages;
  readonly seconds: number;
}

/** Null if the engine is unavailable. @param clock in milliseconds */
export async function findAnswers(
  search: Pick<SearchPort, "multiSearch">,
  state: KnowledgeBaseState,
  clock: () => number,
): Promise<Found | null> {
  const started = clock();
  const run = async (reading: "whole" | "relaxed") => {
    const queries = [knowledgeBaseQuery(state, reading), knowledgeBaseTopics(state, reading)];
    const outcome = await search.multiSearch("knowledge-base", queries);
    const [answer, topics] = outcome.ok ? outcome.value : [];
    return answer && topics ? { answer, topics, relaxed: reading === "relaxed" } : null;
  };
  const strict = await run("whole");
  const none = strict?.topics.meta.page.total_results === 0 && hasSeveralWords(state.query);
  const found = none ? ((await run("relaxed")) ?? strict) : strict;
  if (!found) return null;
  const total = found.answer.meta.page.total_results;
  const last = Math.max(1, Math.ceil(total / answersPerPage));
  return {
    ...found,
    total,
    pages: { current: Math.min(state.page, last), last, clamped: false },
    seconds: (clock() - started) / 1000,
  };
}

/** Chinese and Japanese phrases have no spaces between words. */
function hasSeveralWords(query: string): boolean {
  return /\S\s+\S/.test(query) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(query);
}
