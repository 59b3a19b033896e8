/**
 * The cart of a punchout session as a checkout: a program fills it, and a person returns it
 * (docs/decisions/agents/0220-let-a-person-return-a-programs-punchout-cart.md).
 */
import type { UcpLines } from "@contracts/agents/ucp-tools";
import { ucpFailure } from "@domain/agents/ucp";
import type { PrivateContext } from "~/context/request/types";
import { startCountryOf } from "~/loaders/punchout/country.server";
import { requireSellingSettings } from "~/loaders/settings/selling-settings.server";
import { ServiceFailure } from "~/services/service-failure";
import { isOutage } from "~/services/upstream/transport";
import type { Caller } from "./caller.server";
import { readBasket, replaceBasket } from "./ucp-basket.server";

const refused = (content: string) =>
  ucpFailure("dev.ucp.shopping.checkout", [
    { type: "error", code: "punchout_start_refused", content, severity: "unrecoverable" },
  ]);

/**
 * Redeems a start page's token in place of a browser.
 * @param lines replace the cart's unless empty
 */
export async function checkoutOfPunchout(context: PrivateContext, caller: Caller, startPage: string, lines: UcpLines) {
  await requireSellingSettings(context);
  const url = new URL(startPage);
  const { offered, country } = await startCountryOf(context, url);
  if (!offered) return refused(`Punchout is not offered in ${country} on this host.`);
  const session = context.agentSessions.begin(country ?? context.market.country, null);
  const token = url.searchParams.get("token") ?? "";
  const redeemed = await context.commerceOf(session).redeemPunchout(token, country, false);
  if (!redeemed.ok) {
    if (isOutage(redeemed.status)) throw new ServiceFailure("commerce", redeemed.status, redeemed.errors[0].code);
    return refused("The start page was already opened, has expired after one minute, or belongs to another shop.");
  }
  const { cart } = redeemed.value;
  const { id } = await context.agentSessions.seal("checkout", { ...session, country: cart.country });
  return lines.length === 0
    ? readBasket(context, caller, "checkout", id)
    : replaceBasket(context, caller, "checkout", id, lines);
}
