import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeCheckout } from "~/actions/checkout/one-page/one-page.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { OnePage } from "~/components/checkout/one-page/one-page";
import { StepsError } from "~/components/chrome/errors/steps-error";
import { errorMeta, pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { keepingAction, privateLatePage } from "~/context/request/page";
import { reviewGuards, stepFormGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadCheckout } from "~/loaders/checkout/one-page/one-page.server";
import type { loader as rootLoader } from "~/root";

export const handle = { layout: "checkout" };
export const loader = privateLatePage(
  ({ t }) => t("checkout.onePage.title"),
  guardedPrivate(reviewGuards, loadCheckout),
);
export const action = keepingAction(guardedPrivate(stepFormGuards, changeCheckout));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ error, data, matches }) =>
  error ? errorMeta(error, matches.find(({ id }) => id === "root")?.data?.errorTitles) : pageMeta(data);

export default function Checkout() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <OnePage data={page} answer={answer} />}
    </AwaitedPage>
  );
}

export function ErrorBoundary() {
  return <StepsError outage={CheckoutOutage} />;
}
