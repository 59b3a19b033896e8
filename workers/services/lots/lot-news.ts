/** Events of watched lots: recorded with the change that causes them, then handed to the mail service. */

import { type WatchEvent, watchEvents } from "@contracts/catalogue/lot-watches";
import type { Lot } from "@contracts/catalogue/lots";
import type { MailRequest } from "@contracts/mail";
import { mailLanguage, mailRequest } from "@contracts/mail";
import { regionNames } from "@contracts/regions";
import { fewPieces, lotState } from "@domain/lots/lot-state";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { reportWork } from "../shared/log-store";
import { lotsDatabase } from "../shared/lot-stock";
import { mailQueueOf } from "../shared/mail-queue";
import { currentTrace, withTrace } from "../shared/tracing/trace";
import { newsMail } from "./news-mail";

/** Events between two records of a lot; `before` is null for a new lot. */
export function eventsBetween(before: Lot | null, after: Lot): WatchEvent[] {
  const state = lotState(after);
  if (before === null) return state === "released" || state === "low" ? ["new-lot"] : [];
  if (lotState(before) === state) return [];
  return state === "low" || state === "superseded" || state === "recalled" ? [state] : [];
}

export interface LotEvent {
  readonly productKey: string;
  readonly number: string;
  readonly event: WatchEvent;
}

/** Statement that records the events of watched lots, each event once. */
export function recordEvents(database: D1Database, events: readonly LotEvent[], day: string): D1PreparedStatement {
  const rows = events.map(({ productKey, number, event }) => [productKey, number, event]);
  return database
    .prepare(
      `insert or ignore into lot_events (product_key, number, event, day, pending, trace)
       select value ->> 0, value ->> 1, value ->> 2, ?2, 1, ?3 from json_each(?1)
       where exists (select 1 from watches w where w.product_key = value ->> 0)`,
    )
    .bind(JSON.stringify(rows), day, currentTrace());
}

const eventsPerDelivery = 50;
const pendingRow = v.object({
  product_key: v.string(),
  number: v.string(),
  event: v.picklist(watchEvents),
  token: v.nullable(v.string()),
  email: v.nullable(v.string()),
  language: v.nullable(mailLanguage),
  region: v.nullable(v.picklist(regionNames)),
  trace: v.nullable(v.string()),
});

/**
 * Hands the mails of pending events to the mail service. Never throws: a failed delivery is retried with the next
 * change of any lot, and the mail service ignores duplicates.
 */
export async function deliverNews(env: NewsEnv): Promise<void> {
  try {
    await deliver(env);
  } catch (error) {
    await reportWork(env, "mails about lots were not handed over; the next change tries again", error);
  }
}

type NewsEnv = Pick<ServicesEnv, "LOTS_DB" | "MAIL_QUEUE" | "LOG_DB">;

async function deliver(env: NewsEnv): Promise<void> {
  const database = await lotsDatabase(env);
  const { results } = await database
    .prepare(
      `select e.product_key, e.number, e.event, e.trace, w.token, w.email, w.language, w.region
       from (select * from lot_events where pending = 1 limit ${eventsPerDelivery}) e
       left join watches w on w.product_key = e.product_key and w.number in ('', e.number)
         and exists (select 1 from json_each(w.events) wanted where wanted.value = e.event)`,
    )
    .all();
  const rows = results.map((found) => v.parse(pendingRow, found));
  if (rows.length === 0) return;
  for (const { product_key: productKey, number, event, token, email, language, region, trace } of rows) {
    if (token === null || email === null || language === null || region === null) continue;
    const mail: MailRequest = newsMail({ productKey, number, event }, { token, email, language, region });
    await withTrace(trace, () => mailQueueOf(env).enqueue(v.parse(mailRequest, mail)));
  }
  const done = JSON.stringify(rows.map((found) => [found.product_key, found.number, found.event]));
  await database
    .prepare(
      `update lot_events set pending = 0
       where (product_key, number, event) in (select value ->> 0, value ->> 1, value ->> 2 from json_each(?))`,
    )
    .bind(done)
    .run();
}

/** Records that an allocation left few pieces of a lot. */
export async function recordShortage(
  env: Pick<ServicesEnv, "LOTS_DB">,
  allocated: readonly { readonly productKey: string; readonly lot: string; readonly quantity: number }[],
  day: string,
): Promise<void> {
  if (allocated.length === 0) return;
  const database = await lotsDatabase(env);
  const { results } = await database
    .prepare(
      `select s.product_key as productKey, s.number, sum(s.on_hand) as left from json_each(?) taken
       join lot_stock s on s.product_key = taken.value ->> 0 and s.number = taken.value ->> 1
       where s.state in ('released', 'low') group by s.product_key, s.number having left between 1 and ${fewPieces - 1}`,
    )
    .bind(JSON.stringify(allocated.map(({ productKey, lot }) => [productKey, lot])))
    .all<{ productKey: string; number: string }>();
  const events = results.map(({ productKey, number }) => ({ productKey, number, event: "low" as const }));
  if (events.length > 0) await recordEvents(database, events, day).run();
}
