/** The knowledge base: search (C-KB-01), votes, and a comment form. */
import type { SearchAnswer } from "@contracts/search/search-answers";
import { locales } from "@domain/market/market";
import { type KnowledgeBaseState, knowledgeBaseHref, parseKnowledgeBaseUrl } from "@domain/search-url/knowledge-base";
import { redirect } from "@framework/remix.server";
import { knownVoter } from "~/actions/knowledge-base/voter.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate, formatNumber } from "~/i18n/format";
import { pageHead } from "~/loaders/page/page-head.server";
import { searchPort } from "~/loaders/search/port.server";
import { readArticle } from "./articles.server";
import type { AnswerRow, KnowledgeBaseData, TopicLink } from "./data.server";
import { type Found, findAnswers } from "./find-answers.server";
import { type CommentState, commentForm, knowledgeBaseCrumbs, recordedVote, votingTexts } from "./texts.server";

/** A refused form of the page. */
export interface KnowledgeBaseFault {
  readonly comment?: CommentState;
  readonly vote?: "limit" | "unavailable" | "unknown";
}

export async function loadKnowledgeBase(context: PrivateContext, { url }: PageArgs): Promise<KnowledgeBaseData> {
  const state = parseKnowledgeBaseUrl(url.searchParams);
  const sent = url.searchParams.get("comment") === "sent";
  return knowledgeBasePage(context, state, sent ? { comment: { sent } } : {});
}

/** The page, also after a refused form. */
export async function knowledgeBasePage(
  context: PrivateContext,
  asked: KnowledgeBaseState,
  fault: KnowledgeBaseFault,
): Promise<KnowledgeBaseData> {
  const { t } = context;
  const found = await findAnswers(searchPort(context), asked, () => performance.now());
  if (found && found.total > 0 && asked.page > found.pages.last) {
    throw redirect(knowledgeBaseHref({ ...asked, page: found.pages.last }));
  }
  if (!found) context.log.error("knowledge base: search failed");
  const rows = await answerRows(context, found?.answer);
  const { query, topic } = asked;
  return {
    head: pageHead(context, {
      title: query === "" ? t("knowledgeBase.title") : t("knowledgeBase.titleFor", { query }),
      description: t("knowledgeBase.intro"),
      path: knowledgeBaseHref({ query: "", topic: "", page: 1 }),
      share: "article",
      // Only the start page is indexed, because searches are unlimited.
      index: query === "" && topic === "" && asked.page === 1,
    }),
    crumbs: knowledgeBaseCrumbs(context, null),
    query,
    topic,
    currentPage: found?.pages.current ?? 1,
    pages: found?.pages ?? { current: 1, last: 1, clamped: false },
    rows,
    topics: topicLinks(context, asked, found?.topics),
    requestId: found?.answer.meta.request_id ?? "",
    voting: votingTexts(context),
    comment: await commentForm(context, fault.comment ?? {}),
    problem: fault.vote ? t(`knowledgeBase.vote.${fault.vote}`) : null,
    texts: pageTexts(context, asked, found),
  };
}

async function answerRows(context: PrivateContext, answer: SearchAnswer | undefined): Promise<AnswerRow[]> {
  const { lang } = locales[context.market.language];
  const articles = (answer?.results ?? []).flatMap((hit) => readArticle(hit, lang) ?? []);
  const unreadable = (answer?.results.length ?? 0) - articles.length;
  if (unreadable > 0) context.log.error("knowledge base: hits cannot be read", { count: unreadable });
  const voter = await knownVoter(context);
  const votes =
    voter === null
      ? []
      : await context.services.feedback.votes(
          voter,
          articles.map(({ id }) => id),
        );
  return articles.map(({ id, href, title, text, topic, revised }) => {
    const own = votes.find(({ article }) => article === id);
    const day = revised && formatDate(new Date(revised), context);
    return {
      id,
      href,
      title,
      text,
      facts: [topic, day].filter((fact) => fact !== "").join(" · "),
      vote: own ? recordedVote(context, own) : null,
    };
  });
}

function topicLinks(context: PrivateContext, state: KnowledgeBaseState, answer: SearchAnswer | undefined): TopicLink[] {
  const { t } = context;
  const counts = (answer?.facets?.categories?.[0]?.data ?? []).flatMap(({ value, count }) =>
    typeof value === "string" && value !== "" && count > 0 ? [{ value, count }] : [],
  );
  if (counts.length === 0) return [];
  const link = (label: string, topic: string, count: number): TopicLink => ({
    label,
    href: knowledgeBaseHref({ ...state, topic, page: 1 }),
    count: formatNumber(count, context.market),
    current: state.topic === topic,
  });
  const all = link(t("knowledgeBase.allTopics"), "", answer?.meta.page.total_results ?? 0);
  return [all, ...counts.map(({ value, count }) => link(value, value, count))];
}

function pageTexts(
  context: PrivateContext,
  state: KnowledgeBaseState,
  found: Found | null,
): KnowledgeBaseData["texts"] {
  const { t } = context;
  const { query } = state;
  const total = found?.total ?? 0;
  const empty = {
    title: query === "" ? t("knowledgeBase.emptyTopic") : t("knowledgeBase.empty", { query }),
    text: t("knowledgeBase.emptyText"),
    contact: t("knowledgeBase.contact"),
  };
  return {
    title: t("knowledgeBase.title"),
    intro: t("knowledgeBase.intro"),
    searchLabel: t("knowledgeBase.searchLabel"),
    placeholder: t("knowledgeBase.placeholder"),
    summary: found && total > 0 ? summaryOf(context, total, found.seconds) : "",
    note: found?.relaxed && total > 0 ? t("knowledgeBase.relaxed", { query }) : null,
    topicsLabel: t("knowledgeBase.topics"),
    listLabel: query === "" ? t("knowledgeBase.newest") : t("knowledgeBase.answers"),
    empty: found && total === 0 ? empty : null,
    failed: found
      ? null
      : { text: t("knowledgeBase.failed"), retry: t("knowledgeBase.retry"), href: knowledgeBaseHref(state) },
  };
}

/** Durations below a hundredth of a second are shown as less than that. */
export function summaryOf({ t, market }: Pick<PrivateContext, "t" | "market">, total: number, taken: number): string {
  const least = 0.01;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return t(taken < least ? "knowledgeBase.foundAtOnce" : "knowledgeBase.found", {
    count: total,
    formatted: formatNumber(total, market),
    seconds: formatNumber(Math.max(taken, least), market, digits),
  });
}
