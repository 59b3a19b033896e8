/** Orders of a customer or a guest (T-ORDER-03 to T-ORDER-06, T-CHK-09). */
import {
  listDefaults,
  type Order,
  type OrderPage,
  orderDraft,
  orderFilter,
  type Placement,
} from "@contracts/commerce/orders";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { describeIssue, readJson } from "../../shared/body";
import { insufficientScope, invalidInput, notFound, problemResponse } from "../../shared/problems";
import { limitOf } from "../../shared/rate-limits/rate-limits";
import { sellingSettingsOf } from "../../shared/selling-settings";
import { currentTrace } from "../../shared/tracing/trace";
import type { PlacingAnswer } from "../carts/commands";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { buyerOf, cartObjectOf, customerOf, isCartId, listQuery, ownerOf } from "../owner";
import { guestOrderAnswer, keyedInvoiceAnswer } from "./guest-order";

export const orderRoutes = new Hono<CommerceApp>();

orderRoutes.post("/", async (c) => {
  if (!ownerOf(c)) return insufficientScope();
  const draft = await readJson(c.req.raw, orderDraft);
  if (!draft.ok) return draft.response;
  const { id, version, expectedTotal, language = null } = draft.value;
  if (!isCartId(id)) return notFound(id);
  const buyer = await buyerOf(c, id);
  if (!buyer) return insufficientScope();
  const { owner, claims } = buyer;
  const maxLines = limitOf(c.env.MAX_CART_LINES, 100);
  const program = c.get("program");
  const command = {
    ...{ owner, customer: claims.kind, maxLines },
    customerId: claims.kind === "customer" ? claims.subject : null,
    ...{ version, expectedTotal, language, trace: currentTrace() },
    ...(program && { program: program.clientName }),
  };
  return placed(id, await cartObjectOf(c, id).place(command));
});

orderRoutes.get("/", async (c) => {
  // A guest's list has only the orders of the visit.
  const owner = await listOwnerOf(c);
  if (!owner) return insufficientScope();
  const query = listQuery(c, ["createdAt desc"], Object.keys(orderFilter.entries));
  if (query instanceof Response) return query;
  const filter = v.safeParse(orderFilter, c.req.query());
  if (!filter.success) return invalidInput(describeIssue(filter.issues[0]));
  const ledger = ledgerOf(c.env, owner);
  if (query.where === null) {
    const page: OrderPage = await ledger.orders(query.limit, query.offset, filter.output);
    return personal(c, page);
  }
  // The filter is parsed, never executed: one form, one valid number, within the caller's ledger (W15).
  const number = /^(?:orderNumber|webOrderNumber)\s*=\s*"(W\d{12})"$/.exec(query.where)?.[1];
  if (!number) return invalidInput('where must be orderNumber="W…".');
  const order: Order | null = await ledger.order(number);
  const results = order ? [order] : [];
  const page: OrderPage = {
    limit: listDefaults.limit,
    offset: 0,
    count: results.length,
    total: results.length,
    results,
  };
  return personal(c, page);
});

orderRoutes.get("/:number/invoices", async (c) => {
  const customer = customerOf(c);
  if (!customer) return insufficientScope();
  const number = c.req.param("number").slice(0, 64);
  const ledger = ledgerOf(c.env, customer.owner);
  if (!(await ledger.order(number))) return notFound(number);
  return c.json({ results: await ledger.invoices(number) }, 200, { "cache-control": "no-store" });
});

orderRoutes.get("/:number/invoices/:invoice", async (c) => {
  if (!ownerOf(c)) return insufficientScope();
  const { number, invoice } = c.req.param();
  return keyedInvoiceAnswer(c, number.slice(0, 64), invoice.slice(0, 64), c.req.query("key") ?? "");
});

/** Owner of the list: the customer, or a guest if guests may order in some country. The token has no country. */
async function listOwnerOf(c: Context<CommerceApp>): Promise<string | null> {
  const owner = ownerOf(c);
  if (owner?.claims.kind !== "anonymous") return owner?.owner ?? null;
  const { guestOrderCountries = [] } = await sellingSettingsOf(c.env).current();
  return guestOrderCountries.length > 0 ? owner.owner : null;
}

orderRoutes.get("/:number/guest", async (c) => {
  if (!ownerOf(c)) return insufficientScope();
  return guestOrderAnswer(c, c.req.param("number").slice(0, 64), c.req.query("key") ?? "");
});

function personal(c: Context<CommerceApp>, body: OrderPage): Response {
  return c.json(body, 200, { "cache-control": "no-store" });
}

function placed(cartId: string, answer: PlacingAnswer): Response {
  const send = (placement: Placement, status: number) =>
    Response.json(placement, { status, headers: { "cache-control": "no-store" } });
  switch (answer.kind) {
    case "ordered":
      return send({ state: "ordered", order: answer.order }, 201);
    case "pending":
      return send({ state: "pending", orderNumber: answer.number }, 202);
    case "waiting":
      return send({ state: "approval", orderNumber: answer.number, approvalId: answer.approvalId }, 202);
    case "refused":
      return problemResponse(400, answer.problem);
    case "problem":
      return problemResponse(answer.status, answer.problem);
    case "quoted":
    case "missing":
      return notFound(cartId);
    default:
      return answer satisfies never;
  }
}
