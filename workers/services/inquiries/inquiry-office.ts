/** Inquiries for the office: list, record, answers by mail. */
import { storedInquiry } from "@contracts/commerce/inquiries";
import { mailRequest } from "@contracts/mail";
import type { AuditFacts } from "@contracts/office/audit";
import {
  type InquiryRecord,
  type InquiryRow,
  inquiryAnswer,
  inquiryClosed,
  inquiryQuery,
  inquiryRecord,
} from "@contracts/office/inquiries";
import { pageQuery } from "@contracts/office/resources";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { type OfficeApp, requirePermission } from "../permission";
import { writtenConditions } from "../shared/list-words";
import { reportWork } from "../shared/log-store";
import { mailQueueOf } from "../shared/mail-queue";
import { type ActionRequest, changeRecord, readFields, readQuery } from "../shared/office/actions";
import { historyOf } from "../shared/office/audit";
import { pageOf, placeOf } from "../shared/office/page-of";
import { notFound } from "../shared/problems";
import { currentTrace, withTrace } from "../shared/tracing/trace";
import { answerMail } from "./answer-mail";
import { inquiryDatabase } from "./store";

const listQuery = v.object({ ...pageQuery, ...inquiryQuery.entries });

const maxWords = 6;

/** Conditions of a search, one for each word: a reference, or a substring of what the person wrote. */
function wordsIn(typed: string): readonly { readonly sql: string; readonly values: readonly string[] }[] {
  return writtenConditions("value", typed, maxWords).map(([contained, ...spellings]) => ({
    sql: `(lower(reference) in (${spellings.map(() => "?").join(", ")}) or exists (
       select 1 from json_each(body, '$.inquiry') where key <> 'kind' and ${contained}))`,
    values: [...spellings, ...spellings],
  }));
}

interface Row {
  readonly id: number;
  readonly reference: string;
  readonly received_at: string;
  readonly body: string;
  readonly state: string;
  readonly version: number;
  readonly answers: string;
}

const recordOf = ({ reference, received_at, body, state, answers }: Row): InquiryRecord =>
  v.parse(inquiryRecord, {
    ...{ ...JSON.parse(body), reference, receivedAt: received_at, state },
    answers: JSON.parse(answers),
  });

function rowOf({ reference, receivedAt, state, inquiry, market }: InquiryRecord): InquiryRow {
  const { kind, name, organisation, email } = inquiry;
  return { reference, receivedAt, state, kind, name, organisation, email, country: market.country };
}

export const inquiryOffice = new Hono<OfficeApp>();

inquiryOffice.get("/", requirePermission("inquiries:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = "", kind = null, state = null } = query.value;
  const place = placeOf(after);
  const words = wordsIn(q);
  const { results } = await (await inquiryDatabase(c.env))
    .prepare(
      `select id, reference, received_at, body, state, version, answers from inquiries
       where (?1 is null or kind = ?1) and (?2 is null or state = ?2) and (?3 is null or id < ?3)
         ${words.map(({ sql }) => `and ${sql}`).join(" ")}
       order by id desc limit ?`,
    )
    .bind(kind, state, place ? Number(place.value) || 0 : null, ...words.flatMap(({ values }) => values), limit + 1)
    .all<Row>();
  const { rows, next } = pageOf(results, limit, ({ id, reference }) => ({ value: String(id), key: reference }));
  return c.json({ rows: rows.map((row) => rowOf(recordOf(row))), next });
});

inquiryOffice.get("/:reference", requirePermission("inquiries:read"), async (c) => {
  const reference = c.req.param("reference").slice(0, 64);
  const row = await inquiryBy(c, reference);
  if (!row) return notFound(reference);
  const history = await historyOf(await inquiryDatabase(c.env), "inquiries", reference);
  return c.json({ record: recordOf(row), version: row.version, history });
});

inquiryOffice.post("/:reference/answer", requirePermission("inquiries:answer"), async (c) => {
  const body = await readFields(c.req.raw, inquiryAnswer);
  if (!body.ok) return body.response;
  const { text, key } = body.value;
  return changed(c, body.value, (record) => ({
    state: "answered",
    answers: [...record.answers, { at: new Date().toISOString(), by: c.get("actor").name, text }],
    mail: answerMail(v.parse(storedInquiry, record), text, key),
    facts: { state: "answered", answers: record.answers.length + 1, answer: text },
  }));
});

inquiryOffice.post("/:reference/close", requirePermission("inquiries:answer"), async (c) => {
  const body = await readFields(c.req.raw, inquiryClosed);
  if (!body.ok) return body.response;
  return changed(c, body.value, ({ answers }) => ({
    ...{ state: "closed", answers, mail: null },
    facts: { state: "closed", answers: answers.length },
  }));
});

async function inquiryBy(c: Context<OfficeApp>, reference: string): Promise<Row | null> {
  return (await inquiryDatabase(c.env))
    .prepare("select id, reference, received_at, body, state, version, answers from inquiries where reference = ?")
    .bind(reference)
    .first<Row>();
}

interface Change extends Pick<InquiryRecord, "state" | "answers"> {
  readonly mail: ReturnType<typeof answerMail> | null;
  readonly facts: AuditFacts;
}

async function changed(
  c: Context<OfficeApp>,
  request: ActionRequest,
  change: (record: InquiryRecord) => Change,
): Promise<Response> {
  const reference = (c.req.param("reference") ?? "").slice(0, 64);
  const row = await inquiryBy(c, reference);
  if (!row) return notFound(reference);
  const record = recordOf(row);
  const { state, answers, mail, facts } = change(record);
  const database = await inquiryDatabase(c.env);
  const answer = await changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "inquiries", record: reference, action: "inquiries:answer", current: row.version },
    ...{ before: { state: record.state, answers: record.answers.length }, after: facts },
    statement: database
      .prepare(
        `update inquiries set state = ?, answers = ?, mail = coalesce(?, mail), mail_trace = coalesce(?, mail_trace), version = version + 1
         where reference = ? and version = ?`,
      )
      .bind(
        state,
        JSON.stringify(answers),
        mail && JSON.stringify(mail),
        mail && currentTrace(),
        reference,
        row.version,
      ),
  });
  await deliverMails(c.env, database);
  return answer;
}

/** Hands answers over to the mail service; failed ones are retried with the next action. Never throws. */
async function deliverMails(env: ServicesEnv, database: D1Database): Promise<void> {
  try {
    const { results } = await database
      .prepare("select id, mail, mail_trace as trace from inquiries where mail is not null limit 20")
      .all<{ id: number; mail: string; trace: string | null }>();
    for (const { id, mail, trace } of results) {
      const request = v.parse(mailRequest, JSON.parse(mail));
      await withTrace(trace, () => mailQueueOf(env).enqueue(request));
      await database.prepare("update inquiries set mail = null where id = ? and mail = ?").bind(id, mail).run();
    }
  } catch (error) {
    await reportWork(env, "answers to inquiries were not handed over and are tried again", error);
  }
}
