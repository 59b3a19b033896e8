/** Routes for a customer's own data (A-PROFILE-12 to A-PROFILE-17, A-ADDR-04 to A-ADDR-09, A-PASSWD-09). */

import {
  changePasswordBody,
  contactUpdate,
  customerUpdate,
  labNotebookRename,
} from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import { referenceRulesOf } from "@domain/references/references";
import { type Context, Hono } from "hono";
import { readJson } from "../../shared/body";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { invalidKeyMessage, keyOfRequest } from "../../shared/idempotency";
import { insufficientScope, invalidInput, notFound } from "../../shared/problems";
import { membershipOf } from "../companies/company-store";
import type { CommerceApp } from "../context";
import { shopperOf } from "../shoppers/shopper-of";
import type { CustomerChange } from "./customer-commands";
import { answerOf, busy, weakPassword } from "./customer-responses";
import { checkCurrentPassword } from "./passwords/current-password";
import { passwordsFor } from "./passwords/password-object";

type CommerceContext = Context<CommerceApp>;

export const meRoutes = new Hono<CommerceApp>();

meRoutes.get("/", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const expands = c.req.queries("expand")?.some((path) => path.includes("contacts")) ?? false;
  const customer = await me.customer(expands);
  return customer ? Response.json(customer, { headers: { "cache-control": "no-store" } }) : notFound("me");
});

meRoutes.post("/", async (c) => {
  const body = await readJson(c.req.raw, customerUpdate);
  return body.ok ? update(c, body.value.version, { kind: "profile", actions: body.value.actions }) : body.response;
});

meRoutes.post("/contacts", async (c) => {
  const body = await readJson(c.req.raw, contactUpdate);
  return body.ok ? update(c, body.value.version, { kind: "contacts", actions: body.value.actions }) : body.response;
});

meRoutes.get("/lab-notebook", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const limit = wholeNumber(c.req.query("limit"), 10, 500);
  const offset = wholeNumber(c.req.query("offset"), 0, 10_000);
  if (limit === null || offset === null) return invalidInput("limit and offset must be whole numbers.");
  return Response.json(await me.labNotebooks(limit, offset), { headers: { "cache-control": "no-store" } });
});

meRoutes.post("/lab-notebook/:id", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const body = await readJson(c.req.raw, labNotebookRename);
  if (!body.ok) return body.response;
  const id = c.req.param("id").slice(0, 64);
  if (!(await me.changeLabNotebook(id, body.value.name))) return notFound(id);
  return Response.json({}, { headers: { "cache-control": "no-store" } });
});

/** Removes an entry. Succeeds if it is gone already. */
meRoutes.delete("/lab-notebook/:id", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  await me.changeLabNotebook(c.req.param("id").slice(0, 64), null);
  return Response.json({}, { headers: { "cache-control": "no-store" } });
});

/** Rules of the customer's company for an order's references. */
meRoutes.get("/references", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const [customer, membership, settings] = await Promise.all([
    me.customer(false) as Promise<Customer | null>,
    membershipOf(c.env, c.get("claims").subject),
    checkoutSettingsOf(c.env).current(),
  ]);
  if (!customer) return notFound("me");
  const accounts = [...customer.ebsSoldToIds, ...(membership?.company.accounts ?? [])];
  return Response.json(referenceRulesOf(accounts, settings), { headers: { "cache-control": "no-store" } });
});

meRoutes.get("/sessions", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const { grantId } = c.get("claims");
  const results = (await me.sessions()).map(({ id, createdAt, lastUsedAt, ...origin }) => ({
    ...origin,
    id,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    current: id === grantId,
  }));
  return Response.json({ results }, { headers: { "cache-control": "no-store" } });
});

/** Ends every session of the customer, including this one (W46); with `keep=current` all others. */
meRoutes.delete("/sessions", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const keep = c.req.query("keep");
  if (keep !== undefined && keep !== "current") return invalidInput("keep must be current.");
  await me.revokeAll(keep === undefined ? null : c.get("claims").grantId);
  return Response.json({}, { headers: { "cache-control": "no-store" } });
});

/** Ends one session. Succeeds if it has ended already. */
meRoutes.delete("/sessions/:id", async (c) => {
  const me = shopper(c);
  if (!me) return insufficientScope();
  await me.revoke(c.req.param("id"));
  return Response.json({}, { headers: { "cache-control": "no-store" } });
});

/** `POST /customers/password`, mounted outside this router. */
export async function changePassword(c: CommerceContext): Promise<Response> {
  const me = shopper(c);
  if (!me) return insufficientScope();
  const body = await readJson(c.req.raw, changePasswordBody);
  if (!body.ok) return body.response;
  const { currentPassword, newPassword } = body.value;
  const checked = await checkCurrentPassword(c, currentPassword);
  if ("response" in checked) return checked.response;
  const weak = weakPassword(newPassword);
  if (weak) return weak;
  const hash = await passwordsFor(c.env, c.get("claims").subject).hash(newPassword);
  return hash === "busy" ? busy() : answerOf(await me.changePassword(checked.hash, hash));
}

async function update(c: CommerceContext, version: number, change: CustomerChange): Promise<Response> {
  const me = shopper(c);
  if (!me) return insufficientScope();
  // The fingerprint leaves out the version, because a retry may carry a newer one.
  const keyed = keyOfRequest(c.req.raw, change);
  if (!keyed.ok) return invalidInput(invalidKeyMessage);
  const { key, fingerprint } = keyed;
  const checksVat = c.env.VAT_CHECKSUM === "1";
  return answerOf(await me.updateCustomer({ key, fingerprint, version, change, checksVat }));
}

/** Object of the calling customer; null for other tokens. */
function shopper(c: CommerceContext) {
  const { kind, subject } = c.get("claims");
  return kind === "customer" ? shopperOf(c.env, "customer", subject) : null;
}

function wholeNumber(text: string | undefined, fallback: number, most: number): number | null {
  if (text === undefined) return fallback;
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= 0 && value <= most ? value : null;
}
