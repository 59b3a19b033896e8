/** Suggested articles for the knowledge-base field (C-KB-02). */
import { locales } from "@domain/market/market";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import {
  knowledgeBaseTypeAheadQuery,
  suggestedAnswers,
} from "@domain/search-query/knowledge-base/knowledge-base-search";
import type { Suggestion } from "@domain/search-query/suggestion";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { searchPort } from "~/loaders/search/port.server";
import { readArticle } from "./articles.server";

/** `{ items }`; 503 with the same shape if the engine is unavailable (C-TYPE-19). */
export async function loadKnowledgeBaseTypeAhead(context: PublicContext, { url }: PageArgs): Promise<Response> {
  const query = cleanSearchInput(url.searchParams.get("q") ?? "");
  if (query === "") return Response.json({ items: [] });
  const outcome = await searchPort(context).multiSearch("knowledge-base", [knowledgeBaseTypeAheadQuery(query)]);
  const [answer] = outcome.ok ? outcome.value : [];
  if (!answer) {
    context.degraded();
    context.log.error("knowledge base: type-ahead failed");
    return Response.json({ items: [] }, { status: 503 });
  }
  const items: Suggestion[] = answer.results.slice(0, suggestedAnswers).flatMap((hit) => {
    const article = readArticle(hit, locales[context.market.language].lang);
    if (!article) {
      context.log.error("type-ahead: item without url", { type: "knowledge-base", id: hit._meta.id ?? "" });
      return [];
    }
    const { id, href, plainTitle } = article;
    const fields = { url: href, clickurl: href };
    return [{ type: "knowledge-base", title: plainTitle, id, count: null, fields, requestId: answer.meta.request_id }];
  });
  return Response.json({ items });
}
