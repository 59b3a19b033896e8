import { choosesCountry } from "@domain/market/region-rules";
import { normalizeCountry } from "@domain/market/resolve-market";
import type { PrivateContext } from "~/context/request/types";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

type StartCountry =
  /** Null if the address names none. */
  { readonly offered: true; readonly country: string | null } | { readonly offered: false; readonly country: string };

/** Country in the address of a start page, and whether punchout is offered there (T-PUNCH-14). */
export async function startCountryOf(context: PrivateContext, { searchParams }: URL): Promise<StartCountry> {
  const asked = searchParams.get("country");
  const country = asked ? normalizeCountry(asked) : null;
  const { punchoutCountries } = await loadSellingSettings(context);
  const offered = choosesCountry(context.market.region) && (country === null || punchoutCountries.includes(country));
  return offered ? { offered, country } : { offered, country: country ?? context.market.country };
}
