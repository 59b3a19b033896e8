import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@framework/remix";
import type { HeadersFunction } from "@framework/remix.server";
import { StepsError, stepsMeta } from "~/components/chrome/errors/steps-error";
import { QuoteOutage } from "~/components/quote/quote-outage";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** No data; the route lets the quote texts load before one of its steps renders. */
export const loader = publicPage([], async () => null);

/** Client navigation only; documents include the texts. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await Promise.all([loadTexts("account"), loadTexts("checkout"), loadTexts("order"), loadTexts("quote")]);
  return null;
}

/** A rate-limited link sends Retry-After. */
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
