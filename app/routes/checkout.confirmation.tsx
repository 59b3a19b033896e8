import { type MetaFunction, useLoaderData } from "@framework/remix";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { ConfirmationPage } from "~/components/checkout/confirmation-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { privateLatePage } from "~/context/request/page";
import { confirmationGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadConfirmation } from "~/loaders/checkout/confirmation.server";

export const loader = privateLatePage(
  ({ t }) => t("checkout.confirmation.title"),
  guardedPrivate(confirmationGuards, loadConfirmation),
);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  // While the order is pending, the page refreshes itself, with and without scripts.
  ...(data && "kind" in data && data.kind === "placing" ? [{ httpEquiv: "refresh", content: "5" }] : []),
];

export default function Confirmation() {
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <ConfirmationPage data={page} />}
    </AwaitedPage>
  );
}
