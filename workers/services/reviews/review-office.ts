/** Reviews for the office: list, record, and decisions. */
import { reviewStatuses } from "@contracts/catalogue/reviews";
import { pageQuery } from "@contracts/office/resources";
import {
  moderatedReview,
  moderatedReviewQuery,
  reviewAnswered,
  reviewPublished,
  reviewRejected,
} from "@contracts/office/reviews";
import { customerRecord } from "@domain/evidence/customer-record";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../permission";
import { writtenConditions } from "../shared/list-words";
import { type ActionRequest, changeRecord, readFields, readQuery } from "../shared/office/actions";
import { historyOf } from "../shared/office/audit";
import { pageOf, placeOf } from "../shared/office/page-of";
import { dropStoredPages } from "../shared/page-generation";
import { notFound } from "../shared/problems";
import { reviewColumns, reviewDatabase, reviewOf } from "./store";

const listQuery = v.object({ ...pageQuery, ...moderatedReviewQuery.entries });
const kept = v.object({ status: v.picklist(reviewStatuses), version: v.number() });

/** A stored review with its state. */
function moderatedOf(row: unknown) {
  const { status, version } = v.parse(kept, row);
  return { review: v.parse(moderatedReview, { ...reviewOf(row), status }), version };
}

export const reviewOffice = new Hono<OfficeApp>();

reviewOffice.get("/", requirePermission("reviews:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = "", status = null, product = null } = query.value;
  const place = placeOf(after);
  const words = writtenConditions("title || char(10) || text || char(10) || author", q);
  const { results } = await (await reviewDatabase(c.env))
    .prepare(
      `select ${reviewColumns}, status, version from reviews
       where (?1 is null or status = ?1) and (?2 is null or product_key = ?2)
         and (?3 is null or (day, id) < (?3, ?4)) ${words.map(([sql]) => `and ${sql}`).join(" ")}
       order by day desc, id desc limit ?`,
    )
    .bind(
      ...[status, product, place?.value ?? null, place?.key ?? null],
      ...words.flatMap(([, ...spellings]) => spellings),
      limit + 1,
    )
    .all();
  const rows = results.map((row) => moderatedOf(row).review);
  return c.json(pageOf(rows, limit, ({ day, id }) => ({ value: day, key: id })));
});

reviewOffice.get("/:id", requirePermission("reviews:read"), async (c) => {
  const id = c.req.param("id").slice(0, 64);
  const found = await reviewById(c, id);
  if (!found) return notFound(id);
  const history = await historyOf(await reviewDatabase(c.env), "reviews", id);
  return c.json({ record: found.review, version: found.version, history });
});

reviewOffice.post("/:id/publish", requirePermission("reviews:publish"), async (c) => {
  const body = await readFields(c.req.raw, reviewPublished);
  return body.ok ? decide(c, "published", body.value) : body.response;
});

reviewOffice.post("/:id/reject", requirePermission("reviews:publish"), async (c) => {
  const body = await readFields(c.req.raw, reviewRejected);
  return body.ok ? decide(c, "rejected", body.value) : body.response;
});

reviewOffice.post("/:id/answer", requirePermission("reviews:publish"), async (c) => {
  const body = await readFields(c.req.raw, reviewAnswered);
  if (!body.ok) return body.response;
  const id = c.req.param("id").slice(0, 64);
  const found = await reviewById(c, id);
  if (!found) return notFound(id);
  const text = body.value.text || null;
  const database = await reviewDatabase(c.env);
  const answer = await changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource: "reviews", record: id, action: "reviews:publish", current: found.version },
    ...{ before: { answer: found.review.answer?.text ?? null }, after: { answer: text } },
    statement: database
      .prepare("update reviews set answer = ?, answered_on = ?, version = version + 1 where id = ? and version = ?")
      .bind(text, text === null ? null : new Date().toISOString().slice(0, 10), id, found.version),
  });
  if (answer.ok) await dropStoredPages(c.env);
  return answer;
});

async function reviewById(c: Context<OfficeApp>, id: string) {
  const row = await (await reviewDatabase(c.env))
    .prepare(`select ${reviewColumns}, status, version from reviews where id = ?`)
    .bind(id)
    .first();
  return row && moderatedOf(row);
}

async function decide(
  c: Context<OfficeApp>,
  status: "published" | "rejected",
  request: ActionRequest,
): Promise<Response> {
  const id = (c.req.param("id") ?? "").slice(0, 64);
  const found = await reviewById(c, id);
  if (!found) return notFound(id);
  const database = await reviewDatabase(c.env);
  const answer = await changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "reviews", record: id, action: "reviews:publish", current: found.version },
    ...{ before: { status: found.review.status }, after: { status } },
    statement: database
      .prepare("update reviews set status = ?, version = version + 1 where id = ? and version = ?")
      .bind(status, id, found.version),
  });
  if (answer.ok) await dropStoredPages(c.env);
  // Also after a repeated form, because the first call may have ended before this.
  const decided = answer.ok ? await reviewById(c, id) : null;
  const record = decided && customerRecord(decided.review, decided.review.productKey);
  if (record) await c.get("keepCustomerRecord")(c.env, record, decided.review.status === "published");
  return answer;
}
