/** Storage of votes and comments. Votes are kept; comments are removed after a while. */
import {
  type CommentReceipt,
  type NewComment,
  type NewVote,
  newComment,
  type Vote,
} from "@contracts/customers/feedback";
import * as v from "valibot";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import { sha256 } from "../shared/secrets";
import first from "./migrations/0001_feedback.sql";

/** Comments are free text and may contain names. */
const keptDays = 730;

type TakenComment =
  | { readonly outcome: "new" | "known"; readonly receipt: CommentReceipt }
  /** The key was used for another comment. */
  | { readonly outcome: "conflict" };

interface VoteRow {
  readonly id: string;
  readonly article: string;
  readonly helpful: number;
  readonly voted_at: string;
}
const voteOf = ({ id, article, helpful, voted_at }: VoteRow): Vote => ({
  id,
  article,
  helpful: helpful === 1,
  votedAt: voted_at,
});

interface FeedbackStore {
  /** The record after the vote, and whether it is new. Repeating the same answer changes nothing, not even its time. */
  vote(vote: NewVote, at: Date): Promise<{ readonly isNew: boolean; readonly vote: Vote }>;
  votesOf(voter: string, articles: readonly string[]): Promise<readonly Vote[]>;
  comment(key: string, comment: NewComment, at: Date): Promise<TakenComment>;
  knownComment(key: string, comment: NewComment): Promise<TakenComment | null>;
  articleReport(): Promise<readonly { article: string; helpful: number; unhelpful: number }[]>;
  comments(limit: number): Promise<readonly (NewComment & CommentReceipt)[]>;
}

export async function openFeedbackStore({ FEEDBACK_DB: db }: Pick<ServicesEnv, "FEEDBACK_DB">): Promise<FeedbackStore> {
  await migrated(db, [{ name: "0001_feedback.sql", sql: first }]);

  async function knownComment(key: string, comment: NewComment): Promise<TakenComment | null> {
    const row = await db
      .prepare("select id, body_hash, received_at from comments where idempotency_key = ?")
      .bind(key)
      .first<{ id: string; body_hash: string; received_at: string }>();
    if (!row) return null;
    if (row.body_hash !== (await hashOf(comment))) return { outcome: "conflict" };
    return { outcome: "known", receipt: { id: row.id, receivedAt: row.received_at } };
  }

  return {
    knownComment,
    async vote({ article, voter, helpful, query, locale }, at) {
      const id = crypto.randomUUID();
      const row = await db
        .prepare(
          `insert into votes (id, article, voter, helpful, query, locale, voted_at) values (?, ?, ?, ?, ?, ?, ?)
           on conflict (voter, article) do update set
             voted_at = case when helpful = excluded.helpful then voted_at else excluded.voted_at end,
             query = case when helpful = excluded.helpful then query else excluded.query end,
             helpful = excluded.helpful
           returning id, article, helpful, voted_at`,
        )
        .bind(id, article, voter, helpful ? 1 : 0, query, locale, at.toISOString())
        .first<VoteRow>();
      if (!row) throw new Error("A vote was not written");
      return { isNew: row.id === id, vote: voteOf(row) };
    },
    async votesOf(voter, articles) {
      const { results } = await db
        .prepare(
          `select id, article, helpful, voted_at from votes
           where voter = ? and article in (select value from json_each(?))`,
        )
        .bind(voter, JSON.stringify(articles))
        .all<VoteRow>();
      return results.map(voteOf);
    },
    async comment(key, comment, at) {
      const receipt = { id: crypto.randomUUID(), receivedAt: at.toISOString() };
      const row = await db
        .prepare(
          `insert into comments (id, idempotency_key, body_hash, body, received_at) values (?, ?, ?, ?, ?)
           on conflict do nothing returning id`,
        )
        .bind(receipt.id, key, await hashOf(comment), JSON.stringify(comment), receipt.receivedAt)
        .first();
      if (!row) return (await knownComment(key, comment)) ?? { outcome: "conflict" };
      const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString();
      await db.prepare("delete from comments where received_at < ?").bind(oldest).run();
      return { outcome: "new", receipt };
    },
    async articleReport() {
      const { results } = await db
        .prepare(
          `select article, sum(helpful) as helpful, sum(1 - helpful) as unhelpful from votes
           group by article order by unhelpful desc, article`,
        )
        .all<{ article: string; helpful: number; unhelpful: number }>();
      return results;
    },
    async comments(limit) {
      const { results } = await db
        .prepare("select id, body, received_at from comments order by received_at desc, id limit ?")
        .bind(limit)
        .all<{ id: string; body: string; received_at: string }>();
      return results.map((row) => ({
        ...v.parse(newComment, JSON.parse(row.body)),
        id: row.id,
        receivedAt: row.received_at,
      }));
    },
  };
}

const hashOf = (comment: NewComment) => sha256(JSON.stringify(comment));
