import type { HeadersFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { StepsError, stepsMeta } from "~/components/chrome/errors/steps-error";
import { QuoteOutage } from "~/components/quotes/quote-outage";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** Nothing of its own: with it the texts of the steps can be had before one of them is drawn. */
export const loader = publicPage([], async () => null);

/** After a link within the shop; a document brings the texts along. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await Promise.all([loadTexts("account"), loadTexts("checkout"), loadTexts("orders"), loadTexts("quotes")]);
  return null;
}

/** A link that was refused for a while says until when. */
export const headers: HeadersFunction = ({ errorHeaders, parentHeaders }) => {
  const wait = errorHeaders?.get("retry-after");
  return wait ? { "retry-after": wait } : parentHeaders;
};

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Quote() {
  return <Outlet />;
}

export const meta = stepsMeta;

export function ErrorBoundary() {
  return <StepsError outage={QuoteOutage} />;
}
