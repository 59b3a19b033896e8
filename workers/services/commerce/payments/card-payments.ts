/** Card calls of the gateway to the payments service. */
import {
  type Authorization,
  authorization,
  type CardSessionState,
  cardSessionState,
  type OpenCardSession,
  type Refund,
  refund,
} from "@contracts/commerce/card-service";
import { type CardFields, cardFields } from "@contracts/commerce/payments";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportToConsole } from "../../shared/log-store";
import { limitOf } from "../../shared/rate-limits/rate-limits";
import { callUpstream } from "../upstreams";

const readMilliseconds = 3_000;
const paymentTimeout = (env: ServicesEnv) => limitOf(env.PAYMENT_TIMEOUT_MS, 3_000);

/** Opens card fields; null if the payments service does not respond. */
export async function openCardFields(
  env: ServicesEnv,
  request: OpenCardSession,
): Promise<CardFields | "refused" | "missing" | null> {
  const answer = await callUpstream(env, "payments", {
    method: "POST",
    path: "/api/paymetric/tokens",
    body: request,
    timeoutMilliseconds: readMilliseconds,
  });
  if (answer.status === 400) return "refused";
  if (answer.status === 404) return "missing";
  const parsed = v.safeParse(cardFields, answer.body);
  return answer.status === 201 && parsed.success ? parsed.output : null;
}

/** Erases a saved card at the payments service; false if it does not respond. */
export async function forgetCard(env: ServicesEnv, token: string, owner: string): Promise<boolean> {
  const { status } = await callUpstream(env, "payments", {
    ...{ method: "POST", path: "/api/paymetric/cards/forget", body: { token, owner } },
    timeoutMilliseconds: readMilliseconds,
  });
  return status === 200;
}

/** State of card fields opened for this cart and owner. */
export async function readCardFields(
  env: ServicesEnv,
  id: string,
  cartId: string,
  owner: string,
): Promise<CardSessionState | "missing" | null> {
  const query = new URLSearchParams({ cartId, owner });
  const answer = await callUpstream(env, "payments", {
    method: "GET",
    path: `/api/paymetric/tokens/${encodeURIComponent(id)}?${query}`,
    timeoutMilliseconds: readMilliseconds,
  });
  if (answer.status === 404) return "missing";
  const parsed = v.safeParse(cardSessionState, answer.body);
  return answer.status === 200 && parsed.success ? parsed.output : null;
}

export interface CardAttempt {
  /** Idempotency key. */
  readonly key: string;
  readonly token: string;
  readonly cartId: string;
  readonly owner: string;
  readonly amount: { readonly centAmount: number; readonly currencyCode: string };
  readonly reference: string;
}

/**
 * Authorizes an amount. After a lost response, the call is repeated under the same key, which returns the existing
 * authorization. Null if that fails too.
 */
export async function authorizeCard(env: ServicesEnv, attempt: CardAttempt): Promise<Authorization | null> {
  const { key, ...body } = attempt;
  for (let request = 0; request < 2; request += 1) {
    const answer = await callUpstream(env, "payments", {
      method: "POST",
      path: "/api/authorizations",
      body,
      headers: { "idempotency-key": key },
      timeoutMilliseconds: paymentTimeout(env),
    });
    const authorized = await authorizationOf(env, answer, attempt);
    if (authorized) return authorized;
  }
  return null;
}

/** The authorization in a response; null for another attempt or amount, which would place an unpaid order. */
async function authorizationOf(
  env: ServicesEnv,
  { status, body }: { readonly status: number; readonly body: unknown },
  { key, amount, reference }: CardAttempt,
): Promise<Authorization | null> {
  const parsed = v.safeParse(authorization, body);
  if (status !== 200 || !parsed.success) return null;
  const isGranted = parsed.output.status === "approved" || parsed.output.status === "captured";
  const { centAmount, currencyCode } = parsed.output.amount;
  const isOfAttempt = parsed.output.key === key;
  if (isOfAttempt && (!isGranted || (centAmount === amount.centAmount && currencyCode === amount.currencyCode)))
    return parsed.output;
  const what = isOfAttempt ? "another amount" : "another attempt";
  await reportToConsole(env, `the payments service answered with an authorization of ${what}`, reference);
  return null;
}

/** Cancels an attempt permanently and returns the authorization's final state; null if the service does not respond. */
export async function callOffCard(env: ServicesEnv, attempt: CardAttempt): Promise<Authorization | null> {
  const { key, token, amount, reference } = attempt;
  const answer = await callUpstream(env, "payments", {
    method: "POST",
    path: "/api/authorizations/call-off",
    body: { key, token, amount, reference },
    timeoutMilliseconds: paymentTimeout(env),
  });
  return authorizationOf(env, answer, attempt);
}

/**
 * Captures or releases an authorization when the back office moves an order; null if that failed for now, `unknown` if the
 * payments service has no such authorization.
 */
export async function settleCard(
  env: ServicesEnv,
  id: string,
  verb: "capture" | "void",
): Promise<Authorization | "unknown" | null> {
  const answer = await callUpstream(env, "payments", {
    method: "POST",
    path: `/api/authorizations/${encodeURIComponent(id)}/${verb}`,
    timeoutMilliseconds: paymentTimeout(env),
  });
  if (answer.status === 404) return "unknown";
  const parsed = v.safeParse(authorization, answer.body);
  return answer.status === 200 && parsed.success ? parsed.output : null;
}

/** Refunds part of a captured amount, once per key; null if the payments service does not respond. */
export async function refundCard(
  env: ServicesEnv,
  id: string,
  key: string,
  amount: Refund["amount"],
): Promise<Refund | "refused" | null> {
  const answer = await callUpstream(env, "payments", {
    method: "POST",
    path: `/api/authorizations/${encodeURIComponent(id)}/refund`,
    body: { amount },
    headers: { "idempotency-key": key },
    timeoutMilliseconds: paymentTimeout(env),
  });
  if (answer.status === 404 || answer.status === 409) return "refused";
  const parsed = v.safeParse(refund, answer.body);
  return answer.status === 200 && parsed.success ? parsed.output : null;
}
