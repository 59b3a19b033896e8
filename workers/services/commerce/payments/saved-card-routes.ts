/** Saved cards of the signed-in customer: `/customers/me/cards`. */
import { type SavedCard, savedCardId } from "@contracts/commerce/payments";
import { Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { insufficientScope, notFound, problemResponse } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { customerOf } from "../owner";
import { forgetCard } from "./card-payments";

export const savedCardRoutes = new Hono<CommerceApp>();

savedCardRoutes.get("/", async (c) => {
  const customer = customerOf(c);
  if (!customer) return insufficientScope();
  const results: SavedCard[] = await ledgerOf(c.env, customer.owner).savedCards();
  return c.json({ results }, 200, { "cache-control": "no-store" });
});

/** The payments service deletes its copy first, so it never keeps a card that the customer no longer sees. */
savedCardRoutes.delete("/:id", async (c) => {
  const customer = customerOf(c);
  if (!customer) return insufficientScope();
  const id = v.safeParse(savedCardId, c.req.param("id"));
  const [token]: string[] = id.success ? await ledgerOf(c.env, customer.owner).savedCardTokens(id.output) : [];
  if (token === undefined) return notFound(c.req.param("id").slice(0, 64));
  if (await removeSavedCard(c.env, customer.owner, token)) return c.json({}, 200, { "cache-control": "no-store" });
  const message = "The payment service is not responding. Please try again later.";
  return problemResponse(503, { code: "PaymentServiceUnavailable", message });
});

async function removeSavedCard(env: ServicesEnv, owner: string, token: string): Promise<boolean> {
  if (!(await forgetCard(env, token, owner))) return false;
  await ledgerOf(env, owner).removeSavedCard(token);
  return true;
}

/**
 * Removes the cards of a deleted account. A card whose removal fails stays at the payments service, without an account,
 * until it expires.
 */
export async function removeSavedCards(env: ServicesEnv, owner: string): Promise<void> {
  const tokens: string[] = await ledgerOf(env, owner).savedCardTokens();
  for (const token of tokens) {
    if (!(await removeSavedCard(env, owner, token))) console.warn("a saved card of an erased account was not removed");
  }
}
