import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { ShippingPage } from "~/components/checkout/shipping-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as formAction, privatePage } from "~/context/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadShipping } from "~/loaders/checkout-shipping.server";
import { changeShipping } from "~/loaders/checkout-shipping-action.server";

export const loader = privatePage(guardedPrivate(stepGuards, loadShipping));
export const action = formAction(guardedPrivate(stepFormGuards, changeShipping));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ShippingInformation() {
  return <ShippingPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
