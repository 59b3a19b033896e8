/** Lists that the members of a company share (`/customers/me/company/lists`). */
import { type CompanyList, companyListId, companyLists, newCompanyList } from "@contracts/customers/company-lists";
import { Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, problemResponse } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { directoryDatabase } from "../customers/customer-directory";
import { membershipOf } from "./company-store";
import { ownMembership, refusal } from "./own-membership";

export const companyListRoutes = new Hono<CommerceApp>();

const maxLists = 200;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly items: string;
  readonly created_by: string;
  readonly created_by_name: string;
  readonly created_at: string;
}

companyListRoutes.get("/", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const membership = await membershipOf(c.env, subject);
  if (!membership) return personal(null);
  const { company, member } = membership;
  const { results } = await (await directoryDatabase(c.env))
    .prepare("select * from company_lists where company_id = ? order by name, id limit ?")
    .bind(company.id, maxLists)
    .all<Row>();
  const lists = results.map(
    (row): CompanyList => ({
      ...{ id: row.id, name: row.name, items: JSON.parse(row.items) },
      ...{ createdBy: row.created_by_name, createdAt: row.created_at },
      removable: member.role === "admin" || row.created_by === subject,
    }),
  );
  return personal(v.parse(companyLists, { results: lists }));
});

const personal = (body: unknown): Response => Response.json(body, { headers: { "cache-control": "no-store" } });

companyListRoutes.post("/", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  const body = await readJson(c.req.raw, newCompanyList);
  if (!body.ok) return body.response;
  const { company, member } = own;
  const { name, items } = body.value;
  const id = crypto.randomUUID();
  const stored = await (await directoryDatabase(c.env))
    .prepare(
      `insert into company_lists (id, company_id, name, items, created_by, created_by_name, created_at)
       select ?1, ?2, ?3, ?4, ?5, ?6, ?7 where (select count(*) from company_lists where company_id = ?2) < ?8`,
    )
    .bind(
      ...[id, company.id, name, JSON.stringify(items), member.customerId, member.name],
      ...[new Date().toISOString(), maxLists],
    )
    .run();
  if (stored.meta.changes === 0) return refusal("TooManyLists", "The company has too many lists.");
  return Response.json({ id }, { status: 201 });
});

/** Removes a list. Succeeds if it is gone already. */
companyListRoutes.delete("/:id", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  const id = c.req.param("id");
  if (!v.is(companyListId, id)) return notFound("list");
  const { company, member } = own;
  const database = await directoryDatabase(c.env);
  const known = await database
    .prepare("select created_by from company_lists where id = ? and company_id = ?")
    .bind(id, company.id)
    .first<string>("created_by");
  if (known !== null && known !== member.customerId && member.role !== "admin")
    return problemResponse(403, { code: "Forbidden", message: "Only its owner and admins may remove a list." });
  await database.prepare("delete from company_lists where id = ? and company_id = ?").bind(id, company.id).run();
  return personal({});
});
