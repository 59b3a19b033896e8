/**
 * Payments service: hosted card fields, tokens, authorizations. Card numbers are validated in memory and never stored.
 */
import {
  authorizationRequest,
  callOffRequest,
  forgetCardRequest,
  openCardSession,
  refundRequest,
} from "@contracts/commerce/card-service";
import { cardSessionId } from "@contracts/commerce/payments";
import { sessionOfAuthorization, sessionOfSavedCard, sessionOfToken } from "@domain/card/session-ids";
import { randomBase64Url } from "@domain/http/base64url";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { invalidInput, notFound, problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { shopOrigins } from "../shared/shop-origins";
import { hostedRoutes } from "./hosted-routes";
import { withheldMilliseconds } from "./issuer";
import { cardOf, publicOrigin } from "./sessions";

const keyPattern = /^[\x21-\x7e]{8,128}$/;

export const payments = new Hono<ServicesApp>();

// The issuer is a table of demonstration cards, so the service is closed elsewhere.
payments.use(async (c, next) => {
  if (c.env.DEMO === "1") return next();
  return problemResponse(503, { code: "General", message: "No card processor is configured." });
});

payments.use("/_admin/*", requireAdmin);
payments.get("/_admin/cards/:id", async (c) => {
  const id = v.safeParse(cardSessionId, c.req.param("id"));
  const record = id.success ? await cardOf(c.env, id.output).record() : null;
  return record ? c.json(record) : notFound(c.req.param("id").slice(0, 64));
});

payments.use("/api/*", requireKey("PAYMENTS_KEY", "The payments key"));

payments.post("/api/paymetric/tokens", async (c) => {
  const request = await readJson(c.req.raw, openCardSession, 8 * 1024);
  if (!request.ok) return request.response;
  if (!shopOrigins(c.env).includes(new URL(request.value.returnUrl).origin)) {
    return invalidInput("returnUrl is not an address of the shop.");
  }
  const id = randomBase64Url(16);
  const { savedCard, owner } = request.value;
  const saved = savedCard ? await cardOf(c.env, sessionOfSavedCard(savedCard)).savedCard(savedCard, owner) : null;
  if (savedCard && !saved) return notFound("saved card");
  const { expiresAt } = await cardOf(c.env, id).open(id, request.value, saved);
  const pageUrl = `${publicOrigin(c)}/payments/cards/${id}`;
  return c.json({ id, pageUrl, frameUrl: `${pageUrl}/frame`, expiresAt: new Date(expiresAt).toISOString() }, 201);
});

payments.get("/api/paymetric/tokens/:id", async (c) => {
  const id = v.safeParse(cardSessionId, c.req.param("id"));
  const { cartId = "", owner = "" } = c.req.query();
  const state = id.success ? await cardOf(c.env, id.output).state(id.output, cartId, owner) : null;
  return state ? c.json(state) : notFound(c.req.param("id").slice(0, 64));
});

payments.post("/api/paymetric/cards/forget", async (c) => {
  const request = await readJson(c.req.raw, forgetCardRequest, 8 * 1024);
  if (!request.ok) return request.response;
  const { token, owner } = request.value;
  await cardOf(c.env, sessionOfSavedCard(token)).forgetSavedCard(token, owner);
  return c.json({});
});

payments.post("/api/authorizations", async (c) => {
  const key = c.req.header("idempotency-key") ?? "";
  if (!keyPattern.test(key)) return invalidInput("Idempotency-Key is required: 8 to 128 printable characters.");
  const request = await readJson(c.req.raw, authorizationRequest, 8 * 1024);
  if (!request.ok) return request.response;
  const { authorization, withheld } = await cardOf(c.env, sessionOfToken(request.value.token)).authorise(
    key,
    request.value,
  );
  if (withheld) await new Promise((resolve) => setTimeout(resolve, withheldMilliseconds));
  return c.json(authorization, 200);
});

payments.post("/api/authorizations/call-off", async (c) => {
  const request = await readJson(c.req.raw, callOffRequest, 8 * 1024);
  if (!request.ok) return request.response;
  const { key, ...attempt } = request.value;
  return c.json(await cardOf(c.env, sessionOfToken(attempt.token)).callOff(key, attempt));
});

for (const [verb, status] of [
  ["capture", "captured"],
  ["void", "voided"],
] as const) {
  payments.post(`/api/authorizations/:id/${verb}`, async (c) => {
    const session = v.safeParse(cardSessionId, sessionOfAuthorization(c.req.param("id")));
    const settled = session.success ? await cardOf(c.env, session.output).settle(c.req.param("id"), status) : null;
    return settled ? c.json(settled) : notFound(c.req.param("id").slice(0, 64));
  });
}

payments.post("/api/authorizations/:id/refund", async (c) => {
  const key = c.req.header("idempotency-key") ?? "";
  if (!keyPattern.test(key)) return invalidInput("Idempotency-Key is required: 8 to 128 printable characters.");
  const request = await readJson(c.req.raw, refundRequest, 8 * 1024);
  if (!request.ok) return request.response;
  const id = c.req.param("id");
  const session = v.safeParse(cardSessionId, sessionOfAuthorization(id));
  if (!session.success) return notFound(id.slice(0, 64));
  const made = await cardOf(c.env, session.output).refund(id, key, request.value.amount);
  if (made === "missing") return notFound(id.slice(0, 64));
  if (made === "too-large")
    return problemResponse(409, { code: "RefundTooLarge", message: "More than the rest of the captured amount." });
  return c.json(made);
});

payments.route("/", hostedRoutes);
payments.onError((error) => {
  reportFault("payments request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
