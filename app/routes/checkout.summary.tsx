import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { placeOrder } from "~/actions/checkout/place.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { SummaryPage } from "~/components/checkout/summary-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadSummary } from "~/loaders/checkout/summary.server";

export const handle = { layout: "checkout" };
export const loader = privateLatePage(({ t }) => t("checkout.summary.title"), guardedPrivate(stepGuards, loadSummary));
export const action = formAction(guardedPrivate(stepFormGuards, placeOrder));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Summary() {
  const refused = useActionData<typeof action>()?.refused ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <SummaryPage data={page} refused={refused} />}
    </AwaitedPage>
  );
}
