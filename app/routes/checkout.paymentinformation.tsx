import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { PaymentPage } from "~/components/checkout/payment-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as formAction, privatePage } from "~/context/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadPayment } from "~/loaders/checkout-payment.server";
import { changePayment } from "~/loaders/checkout-payment-action.server";

export const loader = privatePage(guardedPrivate(stepGuards, loadPayment));
export const action = formAction(guardedPrivate(stepFormGuards, changePayment));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PaymentInformation() {
  return <PaymentPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
