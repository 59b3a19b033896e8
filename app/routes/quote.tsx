import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useRouteError,
} from "@remix-run/react";
import { ErrorPage } from "~/components/chrome/error-page";
import { errorMeta } from "~/components/chrome/page-meta";
import { QuoteOutage } from "~/components/quotes/quote-outage";
import { publicPage } from "~/context/page";
import { loadTexts } from "~/i18n/client";
import type { loader as rootLoader } from "~/root";

/** Nothing of its own: with it the texts of the steps can be had before one of them is drawn. */
export const loader = publicPage([], async () => null);

/** After a link within the shop; a document brings the texts along. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await Promise.all([loadTexts("account"), loadTexts("checkout"), loadTexts("orders"), loadTexts("quotes")]);
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Quote() {
  return <Outlet />;
}

/** Steps name themselves; what stands in for one that could not be shown has a title of its own. */
export const meta: MetaFunction<never, { root: typeof rootLoader }> = ({ error, matches }) =>
  error === undefined ? [] : errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles);

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 503 ? (
    <QuoteOutage error={error} />
  ) : (
    <ErrorPage error={error} />
  );
}
