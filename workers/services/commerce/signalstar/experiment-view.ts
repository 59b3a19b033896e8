/** An experiment as its reader may see it (W35). */
import type { Experiment } from "@contracts/panel";
import type { ServicesEnv } from "../../env";
import { shopperOf } from "../shoppers/shopper-of";
import type { StoredExperiment } from "./stored-experiment";

/** @param reader owner name of the caller, as in carts; null for the shop itself */
export async function viewOf(env: ServicesEnv, kept: StoredExperiment, reader: string | null): Promise<Experiment> {
  const { experimentId, name, country, createdAt, design, quote } = kept;
  const owner = reader !== null && reader === kept.owner;
  return {
    ...{ experimentId, name, country, createdAt, design, owner },
    quoteRequestedAt: owner ? (quote?.requestedAt ?? null) : null,
    recipient: owner ? await recipientOf(env, kept) : null,
  };
}

/** A customer's verified address, otherwise the one of the quote request; null without either (W14). */
export async function recipientOf(env: ServicesEnv, { owner, quote }: StoredExperiment): Promise<string | null> {
  const [kind, subject] = owner.split(":");
  if (kind === "customer" && subject) {
    const customer = await shopperOf(env, "customer", subject).customer(false);
    if (customer?.isEmailVerified) return customer.email;
  }
  return quote?.contact.email ?? null;
}
