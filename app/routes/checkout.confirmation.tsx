import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { ConfirmationPage } from "~/components/checkout/confirmation-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { privatePage } from "~/context/page";
import { confirmationGuards } from "~/guards/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadConfirmation } from "~/loaders/checkout-confirmation.server";

export const loader = privatePage(guardedPrivate(confirmationGuards, loadConfirmation));
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  // Until it is placed the page asks again by itself, with scripts and without.
  ...(data?.kind === "placing" ? [{ httpEquiv: "refresh", content: "5" }] : []),
];

export default function Confirmation() {
  return <ConfirmationPage data={useLoaderData<typeof loader>()} />;
}
