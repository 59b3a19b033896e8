/** Builds the address that the buyer's browser opens after an accepted log-in. */
import type { Language } from "@domain/market/market";
import { registeredReturn } from "@domain/punchout/return-address";
import type { ServicesEnv } from "../../env";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { StoredBuyer } from "./buyers";
import { beginSession, type PunchoutSession } from "./sessions";

interface SessionRequest extends Omit<PunchoutSession, "country" | "returnUrl"> {
  readonly returnAddress: string | null;
  /** Null for the buyer's own. */
  readonly country: string | null;
  readonly language: Language | null;
  readonly selected: string | null;
}

type Start =
  | { readonly ok: true; readonly startPage: string }
  | { readonly ok: false; readonly reason: "country" | "return-address" };

/** Storefront path that takes the token (T-PUNCH-02). */
const loginPath = "/ct/punchout";

export async function startSession(env: ServicesEnv, buyer: StoredBuyer, requested: SessionRequest): Promise<Start> {
  const { returnAddress, language, selected, ...rest } = requested;
  const country = await countryOf(env, buyer, requested.country);
  if (!country) return { ok: false, reason: "country" };
  const returnUrl = returnAddress === null ? null : registeredReturn(returnAddress, buyer.returnAddresses);
  if (returnAddress !== null && returnUrl === null) return { ok: false, reason: "return-address" };
  const token = await beginSession(env, buyer.identity, { ...rest, country, returnUrl });
  const startPage = new URL(loginPath, env.STOREFRONT_URL);
  startPage.searchParams.set("token", token);
  startPage.searchParams.set("country", country);
  if (language) startPage.searchParams.set("language", language);
  if (selected && selected.length <= 20) startPage.searchParams.set("productId", selected);
  return { ok: true, startPage: startPage.href };
}

/** The requested country, or the buyer's first; null if punchout is not offered there (T-PUNCH-14). */
export async function countryOf(
  env: ServicesEnv,
  { countries }: Pick<StoredBuyer, "countries">,
  requested: string | null,
): Promise<string | null> {
  const { punchoutCountries } = await sellingSettingsOf(env).current();
  const country = requested ?? countries.find((own) => punchoutCountries.includes(own)) ?? null;
  return country !== null && countries.includes(country) && punchoutCountries.includes(country) ? country : null;
}
