/** Webhooks and the log of their deliveries in D1. */
import {
  deliveryRecord,
  deliveryRow,
  type WebhookEvent,
  type WebhookRow,
  webhookEvent,
  webhookRow,
} from "@contracts/office/webhooks";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import type { Place } from "../../shared/office/page-of";
import { ordersDatabase } from "../ledgers/number-directory";

type HookEnv = Pick<ServicesEnv, "ORDERS_DB">;

const stored = v.object({ ...webhookRow.entries, secret: v.string(), version: v.number() });
export type StoredWebhook = v.InferOutput<typeof stored>;

const keptMilliseconds = 30 * 24 * 3600 * 1000;

const deliveryId = (eventId: string, webhook: string): string => `${eventId}~${webhook}`;

export async function webhookById(env: HookEnv, id: string): Promise<StoredWebhook | null> {
  const row = await (await ordersDatabase(env)).prepare("select * from webhooks where id = ?").bind(id).first();
  return row && v.parse(stored, row);
}

/** Webhooks that receive an event. */
export async function webhooksFor(env: HookEnv, { type }: Pick<WebhookEvent, "type">): Promise<StoredWebhook[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare("select * from webhooks where state = 'on' and (topic = 'all' or topic = ?) order by id")
    .bind(type.split(".")[0] ?? "")
    .all();
  return results.map((row) => v.parse(stored, row));
}

export async function webhookRows(env: HookEnv, state: string | null): Promise<WebhookRow[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare("select id, name, address, topic, state from webhooks where ?1 is null or state = ?1 order by name, id")
    .bind(state)
    .all();
  return results.map((row) => v.parse(webhookRow, row));
}

/** Deliveries of the last day by state. */
export async function deliveryCounts(env: HookEnv, webhook: string, now: Date) {
  const since = new Date(now.getTime() - 24 * 3600 * 1000).toISOString();
  const { results } = await (await ordersDatabase(env))
    .prepare("select state, count(*) as number from webhook_deliveries where webhook = ? and at >= ? group by state")
    .bind(webhook, since)
    .all<{ state: string; number: number }>();
  const of = (state: string) => results.find((row) => row.state === state)?.number ?? 0;
  return { delivered: of("delivered"), failed: of("failed"), waiting: of("waiting") };
}

interface Attempted {
  readonly event: WebhookEvent;
  readonly webhook: string;
  readonly state: "waiting" | "delivered" | "failed";
  readonly attempts: number;
  readonly detail: string;
  /** Milliseconds since 1970; null if no attempt is planned. */
  readonly nextAt: number | null;
}

/** Statement that stores the result of an attempt, and deletes rows older than 30 days. */
export async function logDelivery(env: HookEnv, { event, webhook, state, attempts, detail, nextAt }: Attempted) {
  const database = await ordersDatabase(env);
  const next = nextAt === null ? null : new Date(nextAt).toISOString();
  const oldest = new Date(Date.now() - keptMilliseconds).toISOString();
  await database.batch([
    database
      .prepare(
        `insert into webhook_deliveries (id, webhook, type, number, state, attempts, at, detail, body, next_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set state = excluded.state, attempts = excluded.attempts, detail = excluded.detail,
           next_at = excluded.next_at`,
      )
      .bind(
        ...[deliveryId(event.id, webhook), webhook, event.type, event.data.number, state, attempts, event.at],
        ...[detail.slice(0, 500), JSON.stringify(event), next],
      ),
    database.prepare("delete from webhook_deliveries where at < ?").bind(oldest),
  ]);
}

const rowColumns = "id, webhook, type, number, state, attempts, at, detail";

/** Newest first. */
export async function deliveryRows(
  env: HookEnv,
  { number, state, place, limit }: { number: string | null; state: string | null; place: Place | null; limit: number },
) {
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select ${rowColumns} from webhook_deliveries where (?1 is null or number = ?1) and (?2 is null or state = ?2)
         and (?3 is null or (at, id) < (?3, ?4)) order by at desc, id desc limit ?5`,
    )
    .bind(number, state, place?.value ?? null, place?.key ?? null, limit)
    .all();
  return results.map((row) => v.parse(deliveryRow, row));
}

const versioned = v.object({ version: v.number() });

export async function deliveryById(env: HookEnv, id: string) {
  const row = await (await ordersDatabase(env))
    .prepare(`select ${rowColumns}, body, next_at as nextAt, version from webhook_deliveries where id = ?`)
    .bind(id)
    .first();
  if (!row) return null;
  const record = v.parse(deliveryRecord, row);
  return { record, version: v.parse(versioned, row).version, event: v.parse(eventText, record.body) };
}

const eventText = v.pipe(v.string(), v.parseJson(), webhookEvent);
