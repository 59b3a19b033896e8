import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeShipTo } from "~/actions/ship-to/ship-to.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { pageMeta } from "~/components/chrome/page-meta";
import { ShipToPage } from "~/components/ship-to/ship-to-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadShipTo } from "~/loaders/ship-to/ship-to.server";

export const handle = { layout: "checkout" };
export const loader = privatePage(guardedPrivate(stepGuards, loadShipTo));
export const action = formAction(guardedPrivate(stepFormGuards, changeShipTo));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ShipTo() {
  return <ShipToPage data={useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
