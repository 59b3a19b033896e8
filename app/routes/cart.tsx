import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeBasket } from "~/actions/basket/basket.server";
import { BasketPage } from "~/components/basket/basket-page";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { withTexts } from "~/i18n/with-texts";
import { loadBasketPage } from "~/loaders/basket/basket.server";

export const loader = privateLatePage(({ t }) => t("basket.title"), loadBasketPage);
export const action = formAction(changeBasket);
export const shouldRevalidate = revalidateAfterRefusal;
/** The promotion code block uses checkout texts. */
export const clientLoader = withTexts("checkout");
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Cart() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()}>
      {(page) => <BasketPage data={page} answer={answer} />}
    </AwaitedPage>
  );
}
