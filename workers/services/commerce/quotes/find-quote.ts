/** Finding a quote: its owner's, or anyone's who knows its 128-bit id. */
import type { Quote } from "@contracts/quotes";
import type { Context } from "hono";
import { callerNetwork } from "../../shared/caller";
import { equalSecrets } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { ownerOfNumber } from "../ledgers/directory";
import { ledgerOf } from "../ledgers/ledger-of";
import { takeFrom } from "../rate-limits";

/** Guesses at ids from one address. */
const guessesPerHour = 60;

export interface FoundQuote {
  readonly quote: Quote;
  /** Name of the ledger that holds it. */
  readonly owner: string;
}

/** Null for a number that does not exist and for an id that is wrong alike: nobody learns which. */
export async function findQuote(
  c: Context<CommerceApp>,
  number: string,
  { owner, anonymousId }: { owner: string; anonymousId: string | null },
): Promise<FoundQuote | null> {
  const own: Quote | null = await ledgerOf(c.env, owner).quote(number);
  if (own) {
    const fits = anonymousId === null || (await equalSecrets(own.anonymousId, anonymousId));
    return fits ? { quote: own, owner } : null;
  }
  if (anonymousId === null) return null;
  if ((await takeFrom(c.env, `quote-guess:${callerNetwork(c.req.raw)}`, guessesPerHour, 3600)) > 0) return null;
  const holder = await ownerOfNumber(c.env, number);
  const quote: Quote | null = holder === null ? null : await ledgerOf(c.env, holder).quote(number);
  return holder !== null && quote && (await equalSecrets(quote.anonymousId, anonymousId))
    ? { quote, owner: holder }
    : null;
}
