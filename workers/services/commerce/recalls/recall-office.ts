/**
 * `POST /_office/lots/{key}/recall`: the office recalls a lot. The gateway mails the recipients, because it has the
 * orders.
 */
import { recall } from "@contracts/catalogue/lots";
import { lotRecall } from "@contracts/office/lots";
import { Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { lotsDatabase } from "../../shared/lot-stock";
import { acted, outdated, readFields } from "../../shared/office/actions";
import {
  type AuditedChange,
  auditStatement,
  deliverAudit,
  entryOf,
  entryOfKey,
  historyOf,
} from "../../shared/office/audit";
import { dropProductPages } from "../../shared/page-generation";
import { notFound, problemResponse } from "../../shared/problems";
import { ordersDatabase } from "../ledgers/number-directory";
import { callUpstream } from "../upstreams";
import { notifyRecipients } from "./recall-lot";

const timeoutMilliseconds = 10_000;

export const lotRecalls = new Hono<OfficeApp>();

/**
 * The audit entry is stored first, because the lots service carries out the recall itself. The rest may be repeated
 * with the same key until it succeeds, and no recipient gets two mails.
 */
lotRecalls.post("/:key/recall", requirePermission("lots:recall"), async (c) => {
  const body = await readFields(c.req.raw, lotRecall);
  if (!body.ok) return body.response;
  const record = c.req.param("key").slice(0, 64);
  const [, productKey, lot] = /^([\w-]{1,40}):([\w.-]{1,20})$/.exec(record) ?? [];
  if (!productKey || !lot) return notFound(record);
  const { key, reason, reasons, version } = body.value;
  const database = await ordersDatabase(c.env);
  const known = await entryOfKey(database, key);
  if (known && known.record !== record)
    return problemResponse(409, { code: "IdempotencyConflict", message: "This key belongs to another action." });
  const lots = await callUpstream(c.env, "lots", {
    method: "GET",
    path: `/products/${productKey}`,
    timeoutMilliseconds,
  });
  const numbers = v.safeParse(v.object({ lots: v.array(v.object({ number: v.string() })) }), lots.body);
  if (lots.status === 200 && numbers.success && !numbers.output.lots.some(({ number }) => number === lot))
    return notFound(record);
  const lotHistory = await lotsDatabase(c.env);
  const current = (await historyOf(lotHistory, "lots", record))[0]?.version ?? 0;
  if (!known && version !== current) return outdated(current);
  const day = new Date().toISOString().slice(0, 10);
  const entry = entryOf({
    ...{ key, actor: c.get("actor"), resource: "lots", record, action: "lots:recall", version, reason },
    ...{ before: {}, after: { recalled: day } },
  });
  await database
    .prepare("insert or ignore into office_audit (id, seq, resource, record, document) values (?, ?, 'lots', ?, ?)")
    .bind(entry.id, Date.now(), record, JSON.stringify(entry))
    .run();
  await deliverAudit(c.env, database);
  const stopped = await callUpstream(c.env, "lots", {
    ...{
      method: "POST",
      path: `/products/${productKey}/${encodeURIComponent(lot)}/recall`,
      body: { reason, reasons, day },
    },
    timeoutMilliseconds,
  });
  const stored = v.safeParse(recall, stopped.body);
  if (stopped.status === 404) return notFound(record);
  if (stopped.status !== 200 || !stored.success)
    return problemResponse(503, {
      code: "General",
      message: "The lots service is not responding. Send the form again.",
    });
  await keepInHistory(lotHistory, { ...entry, key, version: (known?.version ?? version) + 1 }, { productKey, lot });
  await notifyRecipients(c.env, { productKey, lot, recall: stored.output });
  await dropProductPages(c.env, [productKey]);
  return acted({ record, version: version + 1 });
});

/**
 * Adds the recall to the lot's history, so a later action is compared with it. An external lots service has no history
 * here.
 */
async function keepInHistory(
  database: D1Database,
  change: AuditedChange,
  { productKey, lot }: { readonly productKey: string; readonly lot: string },
): Promise<void> {
  if (await entryOfKey(database, change.key)) return;
  await database.batch([
    database.prepare("update lots set released = released where product_key = ? and number = ?").bind(productKey, lot),
    auditStatement(database, change),
  ]);
}
