/** Orders of a company, for its approvers and admins (`/customers/me/company/orders`). */
import type { CompanyOrder, CompanyOrderPage } from "@contracts/customers/company-orders";
import { orderRow, type QueueState } from "@contracts/office/orders";
import { Hono } from "hono";
import * as v from "valibot";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { problemResponse } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { ordersDatabase } from "../ledgers/number-directory";
import { ownMembership } from "./own-membership";

export const companyOrderRoutes = new Hono<CommerceApp>();

const perPage = 25;
const rowText = v.pipe(v.string(), v.parseJson(), orderRow);

/** Statuses of the order history by state of the office. */
const statusOf: Readonly<Record<QueueState, CompanyOrder["status"]>> = {
  new: "Received",
  confirmed: "Processing",
  held: "Processing",
  "part-shipped": "Processing",
  shipped: "Complete",
  cancelled: "Cancelled",
};

companyOrderRoutes.get("/", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  const { company, member } = own;
  if (member.role === "buyer")
    return problemResponse(403, { code: "Forbidden", message: "Approvers and admins see the company's orders." });
  const after = placeOf(c.req.query("after")?.slice(0, 300));
  const { results } = await (await ordersDatabase(c.env))
    .prepare(
      `select document from order_list where company_id = ? and (created_at, number) < (?, ?)
       order by created_at desc, number desc limit ?`,
    )
    // Sorts after every time and number.
    .bind(company.id, after?.value ?? "~", after?.key ?? "~", perPage + 1)
    .all<{ document: string }>();
  const rows = results.map(({ document }) => v.parse(rowText, document));
  const page = pageOf(rows, perPage, ({ createdAt, number }) => ({ value: createdAt, key: number }));
  const orders = page.rows.map(
    ({ number, state, createdAt, customer, poNumber, total, lines }): CompanyOrder => ({
      ...{ number, status: statusOf[state], createdAt, buyer: customer, poNumber, total, lines },
    }),
  );
  const body: CompanyOrderPage = { results: orders, next: page.next };
  return Response.json(body, { headers: { "cache-control": "no-store" } });
});
