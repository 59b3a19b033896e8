/**
 * `/ct/punchout?token=`: start of a punchout session in the buyer's browser (T-PUNCH-02 to T-PUNCH-13). Responds with a
 * page that redirects by itself, because browsers do not send strict cookies set during a redirect from another site.
 */

import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import { languageCookie, languageOf } from "@domain/market/resolve-market";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import type { PunchoutVisit } from "~/services/commerce/punchout-types";
import { ServiceFailure } from "~/services/service-failure";
import { startCountryOf } from "./country.server";

export interface PunchoutLoginData {
  readonly head: PageHead;
  /** First page of the visit. */
  readonly goto: string;
}

export async function loadPunchoutLogin(context: PrivateContext, { url }: PageArgs): Promise<PunchoutLoginData> {
  // Keep the token in the URL private, whatever the outcome.
  context.allow({ secretAddress: true });
  // A HEAD request must not use up the token.
  if (context.request.method === "HEAD") throw redirect("/");
  const country = await requestedCountry(context, url);
  const inFrame = isInFrame(context.request);
  const redeemed = await context.services.commerce.redeemPunchout(
    url.searchParams.get("token") ?? "",
    country,
    inFrame,
  );
  if (!redeemed.ok) {
    const { status, errors } = redeemed;
    // The token is not used up, so the login can be retried.
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

/** Country in the address; ends the login if punchout is not offered there (T-PUNCH-14). */
async function requestedCountry(context: PrivateContext, url: URL): Promise<string | null> {
  const { offered, country } = await startCountryOf(context, url);
  if (offered) return country;
  context.log.error("punchout is not offered here", { country });
  throw redirect("/");
}

/** Browsers send the request's destination; without one, assume a window. */
function isInFrame({ headers }: Request): boolean {
  return ["iframe", "frame"].includes(headers.get("sec-fetch-dest") ?? "");
}

/** The requested product, or the home page (T-PUNCH-06); for an earlier basket, that basket. */
function startOf({ searchParams }: URL, { operation }: PunchoutVisit): string {
  const product = searchParams.get("productId") ?? "";
  if (/^[A-Za-z0-9-]{1,20}$/.test(product)) return `/products/${product}`;
  return operation === "create" ? "/" : "/ct/punchout/review";
}
