import type { MetaFunction } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BasketPage } from "~/components/basket/basket-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as basketAction, privatePage } from "~/context/page";
import { loadBasketPage } from "~/loaders/basket.server";
import { changeBasket } from "~/loaders/basket-action.server";

export const loader = privatePage(loadBasketPage);
export const action = basketAction(changeBasket);
export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { titleKey: "basket.title", index: false });

export default function Cart() {
  return <BasketPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
