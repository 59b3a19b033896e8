import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { StepsError, stepsMeta } from "~/components/chrome/errors/steps-error";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

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

export const meta = stepsMeta;

export function ErrorBoundary() {
  return <StepsError outage={CheckoutOutage} />;
}
