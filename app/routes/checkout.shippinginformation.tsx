import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeShipping } from "~/actions/checkout/shipping.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { ShippingPage } from "~/components/checkout/shipping-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { keepingAction, privateLatePage } from "~/context/request/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadShipping } from "~/loaders/checkout/shipping.server";

export const handle = { layout: "checkout" };
export const loader = privateLatePage(
  ({ t }) => t("checkout.shipping.title"),
  guardedPrivate(stepGuards, loadShipping),
);
export const action = keepingAction(guardedPrivate(stepFormGuards, changeShipping));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ShippingInformation() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <ShippingPage data={page} answer={answer} />}
    </AwaitedPage>
  );
}
