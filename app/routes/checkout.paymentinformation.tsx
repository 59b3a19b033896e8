import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changePayment } from "~/actions/checkout/payment.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { PaymentPage } from "~/components/checkout/payment-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { keepingAction, privateLatePage } from "~/context/request/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadPayment } from "~/loaders/checkout/payment.server";

export const handle = { layout: "checkout" };
export const loader = privateLatePage(({ t }) => t("checkout.payment.title"), guardedPrivate(stepGuards, loadPayment));
export const action = keepingAction(guardedPrivate(stepFormGuards, changePayment));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PaymentInformation() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <PaymentPage data={page} answer={answer} />}
    </AwaitedPage>
  );
}
