import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeGuest } from "~/actions/checkout/guest.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { GuestPage } from "~/components/checkout/guest/guest-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { keepingAction, privateLatePage } from "~/context/request/page";
import { guestGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadGuest } from "~/loaders/checkout/guest/guest.server";

export const handle = { layout: "checkout" };
export const loader = privateLatePage(({ t }) => t("checkout.guest.title"), guardedPrivate(guestGuards, loadGuest));
export const action = keepingAction(guardedPrivate(guestGuards, changeGuest));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Guest() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <GuestPage data={page} answer={answer} />}
    </AwaitedPage>
  );
}
