/** Feedback on knowledge-base articles: votes and comments. Both ends validate against these schemas. */
import * as v from "valibot";
import { isVisible, plainText } from "../values/plain-text";

/** Document id of an article in the knowledge-base engine. */
export const articleId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Random id kept by the reader's browser; it does not identify the reader. */
export const voterId = v.pipe(v.string(), v.uuid());
const recordId = v.pipe(v.string(), v.uuid());
/** Search phrase that led to the article, without control characters. */
const phrase = v.pipe(v.string(), v.maxLength(128), v.regex(/^\P{Cc}*$/u));
const locale = v.picklist(["en-us", "ja-jp", "zh-cn"]);

export const newVote = v.object({ article: articleId, voter: voterId, helpful: v.boolean(), query: phrase, locale });
export type NewVote = v.InferOutput<typeof newVote>;

/** One record per reader and article; a changed vote updates it and keeps its id. */
export const vote = v.object({
  id: recordId,
  article: articleId,
  helpful: v.boolean(),
  /** ISO 8601, time of the last vote. */
  votedAt: v.string(),
});
export type Vote = v.InferOutput<typeof vote>;
export const voteList = v.object({ votes: v.array(vote) });
/** Maximum articles per vote lookup. */
export const maxVotesPerLookup = 50;

export const commentLimit = 2000;
export const newComment = v.object({
  comment: v.pipe(
    plainText,
    v.trim(),
    v.check(isVisible),
    v.maxLength(commentLimit),
    v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u),
  ),
  /** Article the comment is about; null for the knowledge base as a whole. */
  article: v.nullable(articleId),
  query: phrase,
  locale,
});
export type NewComment = v.InferOutput<typeof newComment>;
export const commentReceipt = v.object({ id: recordId, receivedAt: v.string() });
export type CommentReceipt = v.InferOutput<typeof commentReceipt>;
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** Report for the authors of articles. */
export const articleReport = v.object({
  articles: v.array(v.object({ article: articleId, helpful: v.number(), unhelpful: v.number() })),
});
const storedComment = v.object({ ...newComment.entries, comment: v.string(), ...commentReceipt.entries });
export const commentReport = v.object({ comments: v.array(storedComment) });
