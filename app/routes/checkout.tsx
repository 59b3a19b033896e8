import { type ClientLoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from "@framework/remix";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { StepsError, stepsMeta } from "~/components/chrome/errors/steps-error";
import { publicPage } from "~/context/request/page";
import { loadTexts } from "~/i18n/client";

/** No data; the route lets the checkout texts load before one of its steps renders. */
export const loader = publicPage([], async () => null);

/** Client navigation only; documents include the texts. Addresses and contacts share the account's texts. */
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
