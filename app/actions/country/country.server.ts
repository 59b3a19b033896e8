import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import { safeGoto } from "@domain/http/safe-goto";
import { isKnownCountry } from "@domain/market/countries";
import { keptFormField, keptFormId } from "@domain/market/kept-form";
import { choosesCountry, regionOf } from "@domain/market/region-rules";
import { countryCookie, countryCookieValue, normalizeCountry } from "@domain/market/resolve-market";
import { isDistributorCountry } from "@domain/selling/market-rules";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { keepTyped, type TypedField, typedFields } from "~/loaders/form/typed-form.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

const countryForm = v.object({
  country: v.pipe(v.string(), v.maxLength(8), v.transform(normalizeCountry), v.check(isKnownCountry)),
  return: v.optional(v.string()),
});

export interface CountryAnswer {
  readonly error: string | null;
  /** Fields of the form that another page sent, returned to it with the choice; null without such a form. */
  readonly typed: readonly TypedField[] | null;
}

/**
 * Changes the country. Always a POST of this site, so that no link can empty a basket or end a session (W11). Customers
 * are signed out (C-CTRY-15). A basket does not move unless both countries are distributor countries (C-CTRY-16); the
 * form warns about it. Japan and China are separate hosts (C-CTRY-12).
 *
 * For the form of another page, `return` and the choice are in the URL, because its fields may have the same names.
 * Without a choice the page of countries is shown, which submits those fields again.
 */
export async function changeCountry(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const isKept = form.has(keptFormField);
  const typed = isKept ? typedFields(form) : null;
  const sent = isKept ? Object.fromEntries(url.searchParams) : textFields(form);
  if (isKept && sent.country === undefined) return data<CountryAnswer>({ error: null, typed });
  const parsed = v.safeParse(countryForm, sent);
  if (!parsed.success) {
    return data<CountryAnswer>({ error: context.t("country.chooseFirst"), typed }, { status: 422 });
  }
  const { country } = parsed.output;
  const back = safeGoto(parsed.output.return, url.origin, "/");
  // The procurement system determines the country and the visit's only basket (C-HEAD-16).
  const { customerId } = context.session;
  const leadBack = () => (isKept ? sendBack(context, new URL(back, url), form, customerId) : redirect(back, 303));
  if (context.session.kind === "punchout") return leadBack();
  const from = context.market;
  const changes = country !== from.country;
  if (changes && context.session.cartId) await removeBasket(context, country);
  if (changes && context.session.kind === "customer") await context.services.commerce.signOut();
  const region = regionOf(country);
  if (region !== from.region) {
    // The other host has its own cookies, so it takes the country from the URL and removes it there.
    const target = choosesCountry(region)
      ? `${back}${back.includes("?") ? "&" : "?"}country=${countryCookieValue(country)}`
      : back;
    return redirect(context.origins[region] + target, 303);
  }
  context.setCookie(preferenceCookie(countryCookie, countryCookieValue(country)));
  return leadBack();
}

/**
 * Makes the browser post the form to its page again, which shows it with the typed values. An account page redirects a
 * customer who was signed out to sign-in, so its input is kept in a cookie.
 */
async function sendBack(context: PrivateContext, page: URL, form: FormData, customerId: string | null) {
  const back = page.pathname + page.search;
  if (keptFormId(back) === null) return redirect(back, 303);
  if (customerId === null || !page.pathname.startsWith("/account/my/")) return redirect(back, 307);
  await keepTyped(context, page, form, customerId);
  return redirect(back, 303);
}

/** If the basket cannot be removed it stays, and the gateway prices it for its own country. */
async function removeBasket(context: PrivateContext, to: string): Promise<void> {
  const settings = await loadSellingSettings(context);
  if (isDistributorCountry(context.market.country, settings) && isDistributorCountry(to, settings)) return;
  const result = await context.services.commerce.deleteCart();
  if (!result.ok) context.log.warn("country change: basket not removed", { status: result.status });
}
