/** The audit log of all services: search, and one entry. */
import { auditEntry, auditQuery } from "@contracts/office/audit";
import { pageQuery } from "@contracts/office/resources";
import { Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../permission";
import { readQuery } from "../shared/office/actions";
import { officeDatabase } from "../shared/office/office-database";
import { pageOf, placeOf } from "../shared/office/page-of";
import { notFound } from "../shared/problems";

const listQuery = v.object({ ...pageQuery, ...auditQuery.entries });
const entryText = v.pipe(v.string(), v.parseJson(), auditEntry);

export const auditRoutes = new Hono<OfficeApp>();
auditRoutes.use(requirePermission("audit:read"));

auditRoutes.get("/", async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q, resource, action, actor, from, to } = query.value;
  const place = placeOf(after);
  const conditions: (readonly [sql: string, ...values: string[]])[] = [
    ...(q ? [["record = ?", q] as const] : []),
    ...(resource ? [["resource = ?", resource] as const] : []),
    ...(action ? [["action = ?", action] as const] : []),
    ...(actor ? [["(actor = ? or actor_name = ?)", actor, actor] as const] : []),
    ...(from ? [["at >= ?", from] as const] : []),
    ...(to ? [["at < ?", `${to}T24`] as const] : []),
    ...(place ? [["(at, id) < (?, ?)", place.value, place.key] as const] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const { results } = await (await officeDatabase(c.env))
    .prepare(`select document from audit where ${where} order by at desc, id desc limit ?`)
    .bind(...conditions.flatMap(([, ...values]) => values), limit + 1)
    .all<{ document: string }>();
  const entries = results.map(({ document }) => v.parse(entryText, document));
  return c.json(pageOf(entries, limit, ({ at, id }) => ({ value: at, key: id })));
});

auditRoutes.get("/:id", async (c) => {
  const id = c.req.param("id").slice(0, 160);
  const document = await (await officeDatabase(c.env))
    .prepare("select document from audit where id = ?")
    .bind(id)
    .first<string>("document");
  if (document === null) return notFound(id);
  return c.json({ record: v.parse(entryText, document), version: 0, history: [] });
});
