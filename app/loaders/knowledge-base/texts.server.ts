/** Texts shared by knowledge-base pages, and the comment form. */
import { commentLimit, type Vote } from "@contracts/customers/feedback";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import type { PrivateContext } from "~/context/request/types";
import { tooLongText } from "~/loaders/form/too-long.server";
import type { CommentForm, CrumbText, RecordedVote, VoteTexts } from "./data.server";

type Texts = Pick<PrivateContext, "t">;

export function votingTexts({ t }: Texts): VoteTexts {
  return {
    question: t("knowledgeBase.vote.question"),
    yes: t("knowledgeBase.vote.yes"),
    no: t("knowledgeBase.vote.no"),
  };
}

export function recordedVote({ t }: Texts, { id, helpful }: Vote): RecordedVote {
  return { id, helpful, text: t(helpful ? "knowledgeBase.vote.recordedYes" : "knowledgeBase.vote.recordedNo") };
}

export function knowledgeBaseCrumbs({ t }: Texts, last: string | null): CrumbText[] {
  const title = t("knowledgeBase.title");
  return [
    { label: t("chrome.breadcrumbHome"), to: "/" },
    { label: t("knowledgeBase.support"), to: "/learn-and-support/technical-support" },
    ...(last === null ? [{ label: title }] : [{ label: title, to: knowledgeBasePath }, { label: last }]),
  ];
}

export interface CommentState {
  readonly sent?: boolean;
  readonly value?: string;
  readonly error?: "required" | "tooLong" | null;
  readonly notice?: "early" | "limit" | "unavailable" | null;
  /** Token of the submitted form; a new one if omitted. */
  readonly token?: string;
}

/** Purpose of the comment form's tokens. */
export const commentTokens = "knowledge-base-comment";

export async function commentForm(
  { t, forms }: Pick<PrivateContext, "t" | "forms">,
  { sent = false, value = "", error = null, notice = null, token }: CommentState,
): Promise<CommentForm> {
  return {
    heading: t("knowledgeBase.comment.heading"),
    intro: t("knowledgeBase.comment.intro"),
    label: t("knowledgeBase.comment.label"),
    send: t("knowledgeBase.comment.send"),
    trap: t("knowledgeBase.comment.trap"),
    token: token ?? (await forms.issue(commentTokens)),
    value,
    error: error && (error === "tooLong" ? tooLongText(t, commentLimit) : t("knowledgeBase.comment.required")),
    notice: notice && t(`knowledgeBase.comment.${notice}`),
    thanks: sent ? t("knowledgeBase.comment.thanks") : null,
  };
}
