/** Knowledge-base forms: votes and comments. Both are stored before the response. */
import { articleId, commentLimit, type NewComment } from "@contracts/customers/feedback";
import { isVisible } from "@contracts/values/plain-text";
import { keptFormField } from "@domain/market/kept-form";
import { locales } from "@domain/market/market";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { knowledgeBaseHref, parseKnowledgeBaseUrl, votePath } from "@domain/search-url/knowledge-base";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { findArticle } from "~/loaders/knowledge-base/articles.server";
import { type KnowledgeBaseFault, knowledgeBasePage } from "~/loaders/knowledge-base/knowledge-base.server";
import { type CommentState, commentTokens } from "~/loaders/knowledge-base/texts.server";
import { searchPort } from "~/loaders/search/port.server";
import { ServiceFailure } from "~/services/service-failure";
import { voterOf } from "./voter.server";

type Fields = Readonly<Record<string, string>>;

const voteForm = v.object({
  intent: v.literal("vote"),
  article: articleId,
  helpful: v.picklist(["yes", "no"]),
  /** Origin of the form: a result list or an article page. */
  from: v.optional(v.picklist(["list", "article"]), "list"),
});
const commentForm = v.object({
  intent: v.literal("comment"),
  comment: v.optional(v.string(), ""),
  article: v.optional(articleId),
  form_token: v.optional(v.string()),
  website: v.optional(v.string(), ""),
});
const anyForm = v.variant("intent", [voteForm, commentForm]);

/** 303 back to the reader's page, 400 for an invalid form, otherwise the page with its errors. */
export async function changeKnowledgeBase(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const fields = textFields(form);
  const parsed = v.safeParse(anyForm, fields);
  if (!parsed.success) throw new Response("This form is not known.", { status: 400 });
  const answer = parsed.output;
  return answer.intent === "vote" ? vote(context, answer, fields) : comment(context, answer, fields);
}

/** Search state of the page with the form. */
const stateOf = (fields: Fields) =>
  parseKnowledgeBaseUrl(
    new URLSearchParams(["q", "topic", "nr"].map((name) => [name, fields[name] ?? ""] satisfies [string, string])),
  );

async function faultPage(context: PrivateContext, fields: Fields, fault: KnowledgeBaseFault, status: number) {
  return data(await knowledgeBasePage(context, stateOf(fields), fault), { status });
}

const unknowable = Symbol("the search engine did not answer");

function unanswered(error: unknown): typeof unknowable {
  if (error instanceof ServiceFailure) return unknowable;
  throw error;
}

async function vote(
  context: PrivateContext,
  { article, helpful, from }: v.InferOutput<typeof voteForm>,
  fields: Fields,
) {
  const { market, services } = context;
  const state = stateOf(fields);
  // Only published articles can be voted on.
  const known = await findArticle(searchPort(context), article, locales[market.language].lang).catch(unanswered);
  if (known === unknowable) return faultPage(context, fields, { vote: "unavailable" }, 503);
  if (!known) return faultPage(context, fields, { vote: "unknown" }, 404);
  const voter = await voterOf(context);
  const query = cleanSearchInput(state.query);
  const outcome = await services.feedback.vote({
    article,
    voter,
    helpful: helpful === "yes",
    query,
    locale: market.locale,
  });
  if (!outcome.ok) {
    const limit = outcome.code === "limit";
    return faultPage(context, fields, { vote: limit ? "limit" : "unavailable" }, limit ? 429 : 503);
  }
  throw redirect(from === "article" ? `${votePath}/${article}` : `${knowledgeBaseHref(state)}#answer-${article}`, 303);
}

async function comment(context: PrivateContext, sent: v.InferOutput<typeof commentForm>, fields: Fields) {
  const { market, services, forms } = context;
  const text = sent.comment.trim();
  const refused = (state: CommentState, status: number) =>
    faultPage(context, fields, { comment: { value: text, ...state } }, status);
  const thanks = () => {
    const href = knowledgeBaseHref(stateOf(fields));
    return redirect(`${href}${href.includes("?") ? "&" : "?"}comment=sent#comment`, 303);
  };
  if (keptFormField in fields) return refused({ token: sent.form_token }, 200);
  // A bot that fills in the honeypot gets the normal thanks.
  if (sent.website !== "") throw thanks();
  if (!isVisible(text)) return refused({ error: "required", token: sent.form_token }, 422);
  if (text.length > commentLimit) return refused({ error: "tooLong", token: sent.form_token }, 422);
  const token = await forms.check(commentTokens, sent.form_token);
  // The same form may be sent again after a pause.
  if (!token.ok)
    return refused({ notice: "early", token: token.reason === "early" ? sent.form_token : undefined }, 422);
  const given: NewComment = {
    // The service refuses control characters.
    comment: text.replaceAll(/[^\P{Cc}\n\t]/gu, " "),
    article: sent.article ?? null,
    query: cleanSearchInput(stateOf(fields).query),
    locale: market.locale,
  };
  const outcome = await services.feedback.comment(token.id, given);
  if (outcome.ok) throw thanks();
  if (outcome.code === "limit") return refused({ notice: "limit", token: sent.form_token }, 429);
  // The form was already sent with another text; issue a new one.
  if (outcome.code === "refused") return refused({ notice: "early" }, 409);
  return refused({ notice: "unavailable", token: sent.form_token }, 503);
}
