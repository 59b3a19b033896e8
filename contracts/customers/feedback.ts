/**
 * What readers say about articles of the knowledge base: whether one helped, and comments. Anything the storefront sends
 * is checked here, on both ends.
 */
import * as v from "valibot";

/** Document id of an article in the knowledge-base engine. */
export const articleId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** A random id that a reader's browser keeps; it says nothing of the reader. */
export const voterId = v.pipe(v.string(), v.uuid());
const recordId = v.pipe(v.string(), v.uuid());
/** The search that led to it; control characters have no business in it. */
const phrase = v.pipe(v.string(), v.maxLength(128), v.regex(/^\P{Cc}*$/u));
const locale = v.picklist(["en-us", "ja-jp", "zh-cn"]);

export const newVote = v.object({ article: articleId, voter: voterId, helpful: v.boolean(), query: phrase, locale });
export type NewVote = v.InferOutput<typeof newVote>;

/** One record for each reader and article: another answer changes the record and keeps its id. */
export const vote = v.object({
  id: recordId,
  article: articleId,
  helpful: v.boolean(),
  /** ISO 8601, of the last answer. */
  votedAt: v.string(),
});
export type Vote = v.InferOutput<typeof vote>;
export const voteList = v.object({ votes: v.array(vote) });
/** Articles that votes are looked up for at a time. */
export const maxVotesAsked = 50;

export const commentLimit = 2000;
export const newComment = v.object({
  comment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(commentLimit), v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u)),
  /** The article it is about; null for the knowledge base as a whole. */
  article: v.nullable(articleId),
  query: phrase,
  locale,
});
export type NewComment = v.InferOutput<typeof newComment>;
export const commentReceipt = v.object({ id: recordId, receivedAt: v.string() });
export type CommentReceipt = v.InferOutput<typeof commentReceipt>;
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** For those who write the articles. */
export const articleReport = v.object({
  articles: v.array(v.object({ article: articleId, helpful: v.number(), unhelpful: v.number() })),
});
export const storedComment = v.object({ ...newComment.entries, ...commentReceipt.entries });
export const commentReport = v.object({ comments: v.array(storedComment) });
