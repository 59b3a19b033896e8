/** Finds a quote for its owner, or for anyone who knows its 128-bit id. */
import type { Quote } from "@contracts/commerce/quotes";
import type { Context } from "hono";
import { callerNetwork } from "../../shared/caller";
import { notFound, tooManyRequests } from "../../shared/problems";
import { countUse, remainingWait } from "../../shared/rate-limits/rate-limits";
import { equalSecrets } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";

/** Wrong ids allowed per network. Right ids do not count, so a department can open many links. */
const wrongIdsPerHour = 60;
const windowSeconds = 3600;

interface FoundQuote {
  readonly ok: true;
  readonly quote: Quote;
  /** Owner of its ledger. */
  readonly owner: string;
}

/**
 * `waitSeconds`: time until ids from this network are checked again; null if the quote does not exist for the caller.
 */
interface NoQuote {
  readonly ok: false;
  readonly waitSeconds: number | null;
}

const missing: NoQuote = { ok: false, waitSeconds: null };

/**
 * The quote of a number, for its owner or with its id. An unknown number and a wrong id get the same result, so neither
 * is revealed.
 */
export async function findQuote(
  c: Context<CommerceApp>,
  number: string,
  { owner, anonymousId }: { owner: string; anonymousId: string | null },
): Promise<FoundQuote | NoQuote> {
  const own: Quote | null = await ledgerOf(c.env, owner).quote(number);
  if (own) {
    const fits = anonymousId === null || (await equalSecrets(own.anonymousId, anonymousId));
    return fits ? { ok: true, quote: own, owner } : missing;
  }
  if (anonymousId === null) return missing;
  const guesses = `quote-guess:${callerNetwork(c.req.raw)}`;
  const waitSeconds = await remainingWait(c.env, guesses, wrongIdsPerHour, windowSeconds);
  if (waitSeconds > 0) return { ok: false, waitSeconds };
  const holder = await ownerOfNumber(c.env, number);
  const quote: Quote | null = holder === null ? null : await ledgerOf(c.env, holder).quote(number);
  if (holder !== null && quote && (await equalSecrets(quote.anonymousId, anonymousId))) {
    return { ok: true, quote, owner: holder };
  }
  await countUse(c.env, guesses, wrongIdsPerHour, windowSeconds);
  return missing;
}

/** 404, or 429 while ids from the caller's network are not checked. */
export function noQuote(
  number: string,
  { waitSeconds }: Pick<NoQuote, "waitSeconds"> = { waitSeconds: null },
): Response {
  if (waitSeconds === null) return notFound(number.slice(0, 64));
  return tooManyRequests("Too many wrong quote IDs from this network. Please try again later.", waitSeconds);
}
