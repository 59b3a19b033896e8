/** Storage of reviews in D1: submitted ones wait, published ones are shown. */
import {
  type NewReview,
  type ProductReviews,
  type Review,
  type ReviewReceipt,
  type ReviewRecord,
  ratings,
  review as reviewSchema,
  reviewStatuses,
  reviewsShown,
  type WrittenReview,
  writtenReview,
} from "@contracts/catalogue/reviews";
import * as v from "valibot";
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import { officeAuditSql } from "../shared/office/office-database";
import { sha256 } from "../shared/secrets";
import first from "./migrations/0001_reviews.sql";
import outcomes from "./migrations/0002_outcome.sql";
import versions from "./migrations/0003_versions.sql";
import answers from "./migrations/0005_answers.sql";
import writers from "./migrations/0006_writers.sql";

type Taken =
  | { readonly outcome: "new" | "known"; readonly receipt: ReviewReceipt }
  /** The key was used for another review. */
  | { readonly outcome: "conflict" };

const row = v.pipe(
  v.object({
    id: v.string(),
    product_key: v.string(),
    rating: v.number(),
    title: v.string(),
    text: v.string(),
    application: v.nullable(v.string()),
    species: v.nullable(v.string()),
    author: v.string(),
    language: v.string(),
    demonstration: v.number(),
    day: v.string(),
    outcome: v.nullable(v.string()),
    lot: v.nullable(v.string()),
    answer: v.nullable(v.string()),
    answered_on: v.nullable(v.string()),
  }),
  v.transform(({ demonstration, product_key, answer, answered_on: answeredOn, ...rest }) => ({
    ...rest,
    productKey: product_key,
    demonstration: demonstration === 1,
    answer: answer === null || answeredOn === null ? null : { text: answer, day: answeredOn },
  })),
);
export const reviewColumns =
  "id, product_key, rating, title, text, application, species, author, language, demonstration, day, outcome, lot, answer, answered_on";
const byWriter = "writer in (select value from json_each(?1))";
/** A row of {@link reviewColumns} as a review, with its product. */
export function reviewOf(found: unknown): Review & { productKey: string } {
  const read = v.parse(row, found);
  return { ...v.parse(reviewSchema, read), productKey: read.productKey };
}

/** The database of reviews, with migrations applied. */
export async function reviewDatabase({ REVIEWS_DB: db }: Pick<ServicesEnv, "REVIEWS_DB">): Promise<D1Database> {
  await migrated(db, [
    { name: "0001_reviews.sql", sql: first },
    { name: "0002_outcome.sql", sql: outcomes },
    { name: "0003_versions.sql", sql: versions },
    { name: "0004_office_audit.sql", sql: officeAuditSql },
    { name: "0005_answers.sql", sql: answers },
    { name: "0006_writers.sql", sql: writers },
  ]);
  return db;
}

export async function openReviewStore(env: Pick<ServicesEnv, "REVIEWS_DB">) {
  const db = await reviewDatabase(env);

  async function known(key: string, productKey: string, review: NewReview): Promise<Taken | null> {
    const found = await db
      .prepare("select id, status, body_hash from reviews where idempotency_key = ?")
      .bind(key)
      .first<{ id: string; status: string; body_hash: string }>();
    if (!found) return null;
    if (found.body_hash !== (await hashOf(productKey, review))) return { outcome: "conflict" };
    return { outcome: "known", receipt: { id: found.id, status: v.parse(v.picklist(reviewStatuses), found.status) } };
  }

  /** `sent`: fields that only a submission has. */
  function insert(
    record: ReviewRecord,
    status: string,
    sent: { readonly key: string; readonly hash: string; readonly writer: string | null } | null,
  ) {
    const { id, productKey, rating, title, text, application, species, author, language } = record;
    const { demonstration, day, outcome, lot } = record;
    return db
      .prepare(
        `insert into reviews (id, product_key, rating, title, text, application, species, author, language,
           demonstration, status, day, outcome, lot, idempotency_key, body_hash, writer)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set product_key = excluded.product_key, rating = excluded.rating,
           title = excluded.title, text = excluded.text, application = excluded.application,
           species = excluded.species, author = excluded.author, language = excluded.language,
           demonstration = excluded.demonstration, status = excluded.status, day = excluded.day,
           outcome = excluded.outcome, lot = excluded.lot
         on conflict (idempotency_key) do nothing`,
      )
      .bind(
        ...[id, productKey, rating, title, text, application, species, author, language],
        ...[demonstration ? 1 : 0, status, day, outcome, lot],
        ...[sent?.key ?? null, sent?.hash ?? null, sent?.writer ?? null],
      );
  }

  return {
    known,

    /** Published reviews of a product, with counts per rating. */
    async published(productKey: string): Promise<ProductReviews> {
      const [counts, list] = await db.batch([
        db
          .prepare(
            "select rating, count(*) as number from reviews where product_key = ? and status = 'published' group by rating",
          )
          .bind(productKey),
        db
          .prepare(
            `select ${reviewColumns} from reviews where product_key = ? and status = 'published'
             order by day desc, id limit ${reviewsShown}`,
          )
          .bind(productKey),
      ]);
      const numbers = v.parse(v.array(v.object({ rating: v.number(), number: v.number() })), counts?.results ?? []);
      const byRating = ratings.map((rating) => numbers.find((entry) => entry.rating === rating)?.number ?? 0);
      return {
        productKey,
        total: byRating.reduce((sum, number) => sum + number, 0),
        byRating,
        reviews: (list?.results ?? []).map((found) => v.parse(reviewSchema, reviewOf(found))),
      };
    },

    /** Stores a submitted review for moderation. */
    async take(key: string, productKey: string, review: NewReview, at: Date): Promise<Taken> {
      const id = crypto.randomUUID();
      const { writer, ...written } = review;
      const record = { ...written, id, productKey, day: at.toISOString().slice(0, 10), demonstration: false };
      await insert(record, "pending", { key, hash: await hashOf(productKey, review), writer }).run();
      const taken = await known(key, productKey, review);
      if (!taken) throw new Error("A review that was just stored is missing.");
      return taken.outcome === "known" && taken.receipt.id === id ? { ...taken, outcome: "new" } : taken;
    },

    /** Imports published reviews, each under its id. */
    async publish(records: readonly ReviewRecord[]): Promise<void> {
      await db.batch(records.map((record) => insert(record, "published", null)));
    },

    /** Reviews of any of the writers, newest first. */
    async written(writers: readonly string[], limit: number): Promise<WrittenReview[]> {
      const { results } = await db
        .prepare(`select ${reviewColumns}, status from reviews where ${byWriter} order by day desc, id limit ?2`)
        .bind(JSON.stringify(writers), limit)
        .all();
      return results.map((found) => v.parse(writtenReview, { ...found, ...reviewOf(found) }));
    },

    /** Deletes the reviews of the writers. `published` is true if one of them was published. */
    async erase(writers: readonly string[]): Promise<{ readonly published: boolean }> {
      const { results } = await db
        .prepare(`delete from reviews where ${byWriter} returning status`)
        .bind(JSON.stringify(writers))
        .all<{ status: string }>();
      return { published: results.some(({ status }) => status === "published") };
    },

    async removeDemonstrations(): Promise<void> {
      await db.prepare("delete from reviews where demonstration = 1").run();
    },

    /** Reviews that wait for moderation, oldest first. */
    async waiting(limit: number): Promise<(Review & { productKey: string })[]> {
      const { results } = await db
        .prepare(`select ${reviewColumns} from reviews where status = 'pending' order by day, id limit ?`)
        .bind(limit)
        .all();
      return results.map(reviewOf);
    },

    /** The decided review; null if it does not exist. */
    async decide(id: string, status: "published" | "rejected"): Promise<(Review & { productKey: string }) | null> {
      const found = await db
        .prepare(`update reviews set status = ?, version = version + 1 where id = ? returning ${reviewColumns}`)
        .bind(status, id)
        .first();
      return found && reviewOf(found);
    },
  };
}

/** Without the writer, which changes if a visitor signs in before repeating the call. */
const hashOf = (productKey: string, { writer: _, ...written }: NewReview) =>
  sha256(JSON.stringify([productKey, written]));
