import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { BasketPage } from "~/components/basket/basket-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as formAction, privatePage } from "~/context/page";
import { loadBasketPage } from "~/loaders/basket.server";
import { changeBasket } from "~/loaders/basket-action.server";

export const loader = privatePage(loadBasketPage);
export const action = formAction(changeBasket);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Cart() {
  return <BasketPage data={useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
