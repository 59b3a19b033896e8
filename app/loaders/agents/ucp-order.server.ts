/** Orders and quotes of an account, for a program with access to it. */
import { quoteMembers } from "@domain/agents/quote";
import { ucpEnvelope, ucpFailure } from "@domain/agents/ucp";
import { orderMembers } from "@domain/agents/ucp-order";
import type { PrivateContext } from "~/context/request/types";

interface Reader {
  readonly bearer: string | null;
}

const capability = "dev.ucp.shopping.order" as const;

/** Null if orders cannot be read at the moment. */
export async function readOrder(context: PrivateContext, { bearer }: Reader, number: string) {
  const { commerceOf, agentSessions, market, origins } = context;
  const read = await commerceOf(agentSessions.begin(market.country, bearer)).order(number);
  if (!read.ok) return null;
  if (read.value)
    return {
      ucp: ucpEnvelope(capability),
      ...orderMembers(read.value, origins.current, market.language),
      messages: [],
    };
  const content = "The account has no order of this number.";
  return ucpFailure(capability, [{ type: "error", code: "not_found", content, severity: "unrecoverable" }]);
}

/** A quote; "none" if the account has no quote with this number, null during an outage. */
export async function readQuote(context: PrivateContext, { bearer }: Reader, number: string) {
  const { commerceOf, agentSessions, market, origins, now } = context;
  const read = await commerceOf(agentSessions.begin(market.country, bearer)).quote(number);
  if (!read.ok) return null;
  return read.value ? quoteMembers(read.value, origins.current, market.language, now) : "none";
}
