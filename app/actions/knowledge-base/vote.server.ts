/** The reader's own vote on its own page, reached from the article. */
import { locales } from "@domain/market/market";
import { votePath } from "@domain/search-url/knowledge-base";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { findArticle } from "~/loaders/knowledge-base/articles.server";
import type { VotePageData } from "~/loaders/knowledge-base/data.server";
import { commentForm, knowledgeBaseCrumbs, recordedVote, votingTexts } from "~/loaders/knowledge-base/texts.server";
import { pageHead } from "~/loaders/page/page-head.server";
import { searchPort } from "~/loaders/search/port.server";
import { knownVoter } from "./voter.server";

/** 404 for an unknown article, and for a reader who has not voted on it. */
export async function loadVote(context: PrivateContext, { params }: PageArgs): Promise<VotePageData> {
  const { t, market, services } = context;
  const [article, voter] = await Promise.all([
    findArticle(searchPort(context), params.article ?? "", locales[market.language].lang),
    knownVoter(context),
  ]);
  const [vote] = article && voter ? await services.feedback.votes(voter, [article.id]) : [];
  if (!article || !vote) throw new Response(null, { status: 404 });
  const title = t("knowledgeBase.vote.title");
  return {
    head: pageHead(context, { title, path: `${votePath}/${article.id}`, index: false }),
    crumbs: knowledgeBaseCrumbs(context, title),
    article: { id: article.id, title: article.plainTitle, href: article.href },
    vote: recordedVote(context, vote),
    voting: votingTexts(context),
    comment: await commentForm(context, {}),
    texts: {
      title,
      reference: t("knowledgeBase.vote.reference"),
      more: t("knowledgeBase.vote.more"),
    },
  };
}
