/**
 * `/ct/punchout?token=`: the buyer's browser arrives from its procurement system (T-PUNCH-02 to T-PUNCH-13). The answer is
 * a page that goes on by itself and not a redirect: browsers do not send strict cookies that a redirect has set on its
 * way from another site.
 */

import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import { languageCookie, languageOf, normaliseCountry } from "@domain/market/resolve-market";
import { redirect } from "@remix-run/cloudflare";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import type { PunchoutVisit } from "~/services/commerce/punchout-types";
import { ServiceFailure } from "~/services/service-failure";

export interface PunchoutLoginData {
  readonly head: PageHead;
  /** Where the shop begins. */
  readonly goto: string;
}

export async function loadPunchoutLogin(context: PrivateContext, { url }: PageArgs): Promise<PunchoutLoginData> {
  // Whatever comes of it, the token is nobody else's business.
  context.allow({ secretAddress: true });
  // Whoever only asks whether there is a page must not use the token up.
  if (context.request.method === "HEAD") throw redirect("/");
  const country = await askedCountry(context, url);
  const inFrame = isInFrame(context.request);
  const redeemed = await context.services.commerce.redeemPunchout(
    url.searchParams.get("token") ?? "",
    country,
    inFrame,
  );
  if (!redeemed.ok) {
    const { status, errors } = redeemed;
    // The token is not used up: it may be tried again in a moment.
    if (status === 0 || status >= 500) throw new ServiceFailure("commerce", status);
    context.log.error("punchout token refused", { status, code: errors[0].code });
    throw redirect("/");
  }
  const { frameOrigins } = redeemed.value;
  const framed = inFrame && frameOrigins.length > 0;
  context.allow({ keepsOpener: true, ...(framed && { frames: frameOrigins }) });
  const language = languageOf(url.searchParams.get("language"));
  if (language) context.setCookie(preferenceCookie(languageCookie, language, framed));
  const title = context.t("punchout.login.title");
  return {
    head: pageHead(context, { title, path: "/ct/punchout", index: false, follow: false }),
    goto: startOf(url, redeemed.value),
  };
}

/** Country of the address; ends the log-in where punchout is not offered (T-PUNCH-14). */
async function askedCountry(context: PrivateContext, { searchParams }: URL): Promise<string | null> {
  const asked = searchParams.get("country");
  const country = asked ? normaliseCountry(asked) : null;
  const { punchoutCountries } = await loadSellingSettings(context);
  if (context.market.region === "global" && (country === null || punchoutCountries.includes(country))) return country;
  context.log.error("punchout is not offered here", { country: country ?? context.market.country });
  throw redirect("/");
}

/** Browsers say what they load a document for; one that does not say is taken to be a window. */
function isInFrame({ headers }: Request): boolean {
  return ["iframe", "frame"].includes(headers.get("sec-fetch-dest") ?? "");
}

/** The product that was asked for or the home page (T-PUNCH-06); an earlier basket is what its buyer came for. */
function startOf({ searchParams }: URL, { operation }: PunchoutVisit): string {
  const product = searchParams.get("productId") ?? "";
  if (/^[A-Za-z0-9-]{1,20}$/.test(product)) return `/products/${product}`;
  return operation === "create" ? "/" : "/ct/punchout/review";
}
