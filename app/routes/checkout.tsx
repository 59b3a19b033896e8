import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useRouteError,
} from "@remix-run/react";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { ErrorPage } from "~/components/chrome/error-page";
import { errorMeta } from "~/components/chrome/page-meta";
import { publicPage } from "~/context/page";
import { loadTexts } from "~/i18n/client";
import type { loader as rootLoader } from "~/root";

/** Nothing of its own: with it the texts of the checkout can be had before one of its steps is drawn. */
export const loader = publicPage([], async () => null);

/** After a link within the shop; a document brings the texts along. Addresses and contacts speak as in the account. */
export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  await Promise.all([loadTexts("account"), loadTexts("checkout")]);
  return null;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Checkout() {
  return <Outlet />;
}

/** Steps name themselves; what stands in for one that could not be shown has a title of its own. */
export const meta: MetaFunction<never, { root: typeof rootLoader }> = ({ error, matches }) =>
  error === undefined ? [] : errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles);

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 503 ? (
    <CheckoutOutage error={error} />
  ) : (
    <ErrorPage error={error} />
  );
}
