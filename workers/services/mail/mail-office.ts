/** The outbox for the office: every mail with its recipient, and sending again. */
import { type MailRow, mailAgain, mailQuery } from "@contracts/office/mails";
import { pageQuery } from "@contracts/office/resources";
import { Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../permission";
import { mailQueueOf } from "../shared/mail-queue";
import { acted, outdated, readFields, readQuery } from "../shared/office/actions";
import { pageOf, placeOf } from "../shared/office/page-of";
import { notFound, problemResponse } from "../shared/problems";
import type { ListedMail, MailView } from "./mail-object";

const listQuery = v.object({ ...pageQuery, ...mailQuery.entries });

/** Anyone who reads such a link could use it instead of the recipient. */
const secretLink = /[?&#](?:token|code|key)=|\/(?:invitation|reset|verify|approve)\b/i;

/** Text to show; null for a mail with a link that only its recipient may use. */
export const shownText = ({ template, text }: Pick<MailView, "template" | "text">): string | null =>
  template !== "message" || secretLink.test(text) ? null : text;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const rowOf = ({ id, to, subject, state, attempts, createdAt, sentAt }: ListedMail): MailRow => ({
  ...{ id, to, subject, state, attempts, createdAt: iso(createdAt) },
  sentAt: sentAt === null ? null : iso(sentAt),
});

export const mailOffice = new Hono<OfficeApp>();

mailOffice.get("/", requirePermission("mails:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = null, state = null } = query.value;
  const before = Number(placeOf(after)?.key ?? Number.NaN);
  const mails: ListedMail[] = await mailQueueOf(c.env).page({
    ...{ recipient: q, state, before: Number.isSafeInteger(before) ? before : null, limit: limit + 1 },
  });
  const page = pageOf(mails, limit, ({ seq }) => ({ value: "seq", key: String(seq) }));
  return c.json({ ...page, rows: page.rows.map(rowOf) });
});

mailOffice.get("/:id", requirePermission("mails:read"), async (c) => {
  const id = c.req.param("id").slice(0, 128);
  const queue = mailQueueOf(c.env);
  const found = await queue.find(id);
  if (!found) return notFound(id);
  const { language, lastError } = found;
  const history = await queue.history(id);
  const record = { ...rowOf({ ...found, seq: 0 }), language, lastError, text: shownText(found) };
  return c.json({ record, version: history.length, history });
});

mailOffice.post("/:id/again", requirePermission("mails:send"), async (c) => {
  const body = await readFields(c.req.raw, mailAgain);
  if (!body.ok) return body.response;
  const id = c.req.param("id").slice(0, 128);
  const { key, version, reason } = body.value;
  const done = await mailQueueOf(c.env).again(id, { key, version, reason, actor: c.get("actor") });
  if (done === "missing") return notFound(id);
  if (done === "conflict")
    return problemResponse(409, { code: "IdempotencyConflict", message: "This key belongs to another action." });
  return typeof done === "number" ? acted({ record: id, version: done }) : outdated(done.version);
});
