/** Webhooks for the office: receivers of events about orders and quotes, the log of deliveries, and sending again. */

import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import {
  deliveryQuery,
  deliveryReplay,
  webhookAction,
  webhookAdd,
  webhookChange,
  webhookQuery,
} from "@contracts/office/webhooks";
import { webhookFault } from "@domain/webhooks/address";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import {
  type ActionRequest,
  acted,
  changeRecord,
  fieldProblem,
  readFields,
  readQuery,
  repeatedAction,
} from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { notFound, problemResponse } from "../../shared/problems";
import { newReference } from "../../shared/reference";
import { ordersDatabase } from "../ledgers/number-directory";
import { sendWebhook } from "./send-webhook";
import {
  deliveryById,
  deliveryCounts,
  deliveryRows,
  logDelivery,
  type StoredWebhook,
  webhookById,
  webhookRows,
} from "./webhook-store";

const listQuery = v.object({ ...pageQuery, ...webhookQuery.entries });
const deliveriesQuery = v.object({ ...pageQuery, ...deliveryQuery.entries });
const action: Permission = "webhooks:change";

export const webhookOffice = new Hono<OfficeApp>();
export const deliveryOffice = new Hono<OfficeApp>();

webhookOffice.get("/", requirePermission("webhooks:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  return c.json({ rows: await webhookRows(c.env, query.value.state ?? null), next: null });
});

webhookOffice.get("/:id", requirePermission("webhooks:read"), async (c) => {
  const found = await webhookById(c.env, idOf(c));
  if (!found) return notFound(idOf(c));
  // The secret can be written, but is never returned.
  const { secret: _, version, ...row } = found;
  const [counts, history] = await Promise.all([
    deliveryCounts(c.env, row.id, new Date()),
    historyOf(await ordersDatabase(c.env), "webhooks", row.id),
  ]);
  return c.json({ record: { ...row, ...counts }, version, history });
});

webhookOffice.post("/add", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, webhookAdd);
  if (!body.ok) return body.response;
  const { key, reason, name, address, topic, secret } = body.value;
  const database = await ordersDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action });
  if (repeated) return repeated;
  const fault = webhookFault(address);
  if (fault) return fieldProblem("address", fault);
  const id = newReference("WH");
  return changeRecord(
    c.env,
    database,
    c.get("actor"),
    { key, reason, version: null },
    {
      ...{ resource: "webhooks", record: id, action, current: null, before: {} },
      after: { name, address, topic, state: "on" },
      statement: database
        .prepare(
          "insert or ignore into webhooks (id, name, address, topic, secret, state, version) values (?, ?, ?, ?, ?, 'on', 1)",
        )
        .bind(id, name, address, topic, secret),
    },
  );
});

webhookOffice.post("/:id/change", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, webhookChange);
  if (!body.ok) return body.response;
  const { name, address, topic, secret } = body.value;
  const fault = webhookFault(address);
  if (fault) return fieldProblem("address", fault);
  return change(c, body.value, (hook) => ({ ...hook, name, address, topic, secret: secret ?? hook.secret }));
});

for (const state of ["on", "off"] as const) {
  webhookOffice.post(`/:id/switch-${state}`, requirePermission(action), async (c) => {
    const body = await readFields(c.req.raw, webhookAction);
    return body.ok ? change(c, body.value, (hook) => ({ ...hook, state })) : body.response;
  });
}

/** Sends a ping now; the receiver's response is in the log of deliveries. */
webhookOffice.post("/:id/ping", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, webhookAction);
  if (!body.ok) return body.response;
  const answer = await change(c, body.value, (hook) => hook);
  const hook = answer.ok ? await webhookById(c.env, idOf(c)) : null;
  if (!hook) return answer;
  const event = {
    ...{ id: `evt_${body.value.key}`, type: "ping", at: new Date().toISOString() },
    data: { number: "", version: 0, state: hook.state },
  };
  const { delivered, detail } = await sendWebhook(hook, event);
  const state = delivered ? "delivered" : "failed";
  await logDelivery(c.env, { event, webhook: hook.id, state, attempts: 1, detail, nextAt: null });
  if (delivered) return answer;
  return problemResponse(400, { code: "InvalidInput", message: `The receiver did not take it: ${detail}.`, field: "" });
});

const idOf = (c: Context<OfficeApp>): string => (c.req.param("id") ?? "").slice(0, 120);

async function change(
  c: Context<OfficeApp>,
  request: ActionRequest,
  next: (hook: StoredWebhook) => StoredWebhook,
): Promise<Response> {
  const former = await webhookById(c.env, idOf(c));
  if (!former) return notFound(idOf(c));
  const database = await ordersDatabase(c.env);
  const hook = next(former);
  const factsOf = ({ name, address, topic, state }: StoredWebhook) => ({ name, address, topic, state });
  return changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "webhooks", record: former.id, action, current: former.version },
    before: factsOf(former),
    after: { ...factsOf(hook), ...(hook.secret !== former.secret && { secret: "replaced" }) },
    statement: database
      .prepare(
        `update webhooks set name = ?, address = ?, topic = ?, secret = ?, state = ?, version = version + 1
         where id = ? and version = ?`,
      )
      .bind(hook.name, hook.address, hook.topic, hook.secret, hook.state, former.id, former.version),
  });
}

deliveryOffice.get("/", requirePermission("webhooks:read"), async (c) => {
  const query = readQuery(c.req.raw, deliveriesQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = null, state = null } = query.value;
  const rows = await deliveryRows(c.env, { number: q, state, place: placeOf(after), limit: limit + 1 });
  return c.json(pageOf(rows, limit, ({ at, id }) => ({ value: at, key: id })));
});

deliveryOffice.get("/:id", requirePermission("webhooks:read"), async (c) => {
  const found = await deliveryById(c.env, idOf(c));
  if (!found) return notFound(idOf(c));
  const history = await historyOf(await ordersDatabase(c.env), "deliveries", idOf(c));
  return c.json({ record: found.record, version: found.version, history });
});

/** Sends an event again with the same id, so receivers recognize it. */
deliveryOffice.post("/:id/replay", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, deliveryReplay);
  if (!body.ok) return body.response;
  const found = await deliveryById(c.env, idOf(c));
  if (!found) return notFound(idOf(c));
  const { record, version, event } = found;
  const database = await ordersDatabase(c.env);
  const repeated = await repeatedAction(database, body.value.key, { record: record.id, action });
  if (repeated) return repeated;
  const hook = await webhookById(c.env, record.webhook);
  if (!hook) return fieldProblem("", "The webhook no longer exists.");
  const noted = await changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource: "deliveries", record: record.id, action, current: version },
    ...{ before: {}, after: { attempts: record.attempts + 1 } },
    statement: database
      .prepare("update webhook_deliveries set version = version + 1 where id = ? and version = ?")
      .bind(record.id, version),
  });
  if (!noted.ok) return noted;
  const { delivered, detail } = await sendWebhook(hook, event);
  // A receiver that refuses now may still accept one of the planned attempts.
  const state = delivered ? "delivered" : record.state === "waiting" ? "waiting" : "failed";
  const nextAt = state === "waiting" && record.nextAt !== null ? Date.parse(record.nextAt) : null;
  await logDelivery(c.env, { event, webhook: hook.id, state, attempts: record.attempts + 1, detail, nextAt });
  return acted({ record: record.id, version: version + 1 });
});
