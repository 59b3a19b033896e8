/** The reader's own vote on its own page, reached from the article. */
import { keptFormField } from "@domain/market/kept-form";
import { locales } from "@domain/market/market";
import { votePath } from "@domain/search-url/knowledge-base";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { findArticle } from "~/loaders/knowledge-base/articles.server";
import type { VotePageData } from "~/loaders/knowledge-base/data.server";
import {
  type CommentState,
  commentForm,
  knowledgeBaseCrumbs,
  recordedVote,
  votingTexts,
} from "~/loaders/knowledge-base/texts.server";
import { pageHead } from "~/loaders/page/page-head.server";
import { searchPort } from "~/loaders/search/port.server";
import { knownVoter } from "./voter.server";

/** 404 for an unknown article, and for a reader who has not voted on it. */
export const loadVote = (context: PrivateContext, args: PageArgs): Promise<VotePageData> => votePage(context, args, {});

/** The page again with the comment that was typed, in another language; its forms are sent to the knowledge base. */
export async function keepComment(
  context: PrivateContext,
  { form, ...args }: PageArgs & { form: FormData },
): Promise<VotePageData> {
  const { comment: value = "", form_token: token, ...others } = textFields(form);
  if (!(keptFormField in others)) throw new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  return votePage(context, args, { value, token });
}

async function votePage(context: PrivateContext, { params }: PageArgs, typed: CommentState): Promise<VotePageData> {
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
    comment: await commentForm(context, typed),
    texts: {
      title,
      reference: t("knowledgeBase.vote.reference"),
      more: t("knowledgeBase.vote.more"),
    },
  };
}
