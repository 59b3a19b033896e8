import "~/components/country/kept-form.css";
import { setAsideList } from "@domain/basket/set-aside";
import { listPath } from "@domain/quick-add/list-limits";
import { useEffect, useRef } from "react";
import type { RefusedForm } from "~/actions/basket/basket.server";
import { PromotionBlock } from "~/components/checkout/promotion-block";
import { HandOver } from "~/components/hand-over/hand-over";
import { KitLink } from "~/components/methods/kit-link";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { BasketPageData } from "~/loaders/basket/basket.server";
import type { PromotionRefusal } from "~/loaders/browse/promotions.server";
import { $basket, $changedElsewhere, acceptBasket, laterState } from "~/stores/basket/basket";
import { useStore } from "~/stores/use-store";
import { BasketContents } from "./basket-contents";
import * as css from "./basket-contents.css";
import { BasketMessages } from "./basket-messages";
import { readBasket } from "./basket-requests";
import { BasketStatus, EmptyBasket, EndedBasket, UnreachableBasket } from "./basket-states";
import { BasketSummary } from "./basket-summary";
import { BasketQuestionBox } from "./confirm-boxes";
import { canBeMended, RefusedAdd } from "./refused-add";

/** `/cart`: the basket page, fully usable without scripts. */
export function BasketPage({ data, answer }: { data: BasketPageData; answer: RefusedForm | PromotionRefusal | null }) {
  const t = useT();
  const refusedCode = answer?.place === "promoBlock" ? answer : null;
  const refused = answer?.place === "promoBlock" ? null : answer;
  const state = useLiveState(data);
  const { basket, ways, unreachable, ended } = state;
  const mendable = refused && canBeMended(refused) ? refused : null;
  const shownRefusal = mendable ? null : refused;
  const filled = basket && basket.lines.length > 0 ? basket : null;
  return (
    <Page className={css.page}>
      <Stack gap="s3">
        <div>
          <h1>{t("basket.title")}</h1>
          {ways.available && <BasketStatus state={state} />}
        </div>
        {data.added && <AddedNotice added={data.added} />}
        {data.setAside && <SetAsideNotice setAside={data.setAside} />}
        {basket && data.question && <BasketQuestionBox question={data.question} basket={basket} />}
        {!ways.available && <Notice title={t("basket.notForCountry")}>{t("basket.notForCountryText")}</Notice>}
        {ways.available && unreachable && <UnreachableBasket />}
        {ways.available && ended && <EndedBasket ended={ended} />}
        {ways.available && mendable && <RefusedAdd refused={mendable} />}
        {ways.available && shownRefusal && !filled && (
          <Notice tone="danger" title={t("basket.error.heading")} announce="assertive" refusal>
            <BasketMessages messages={shownRefusal.messages} />
          </Notice>
        )}
        {ways.available && !unreachable && !ended && !filled && <EmptyBasket />}
        {ways.available && filled && (
          <div className={css.columns}>
            <div className={css.contents}>
              <BasketContents basket={filled} refused={shownRefusal} />
              <KitLink products={filled.lines.map(({ productKey: product }) => ({ product }))} />
              {data.promotions && (
                <PromotionBlock action="/cart" promotions={data.promotions} formId="typed" refused={refusedCode} />
              )}
            </div>
            <section className={css.side} aria-labelledby="basket-summary">
              <h2 id="basket-summary" className={css.sideTitle}>
                {t("basket.summary")}
              </h2>
              <BasketSummary basket={filled} ways={ways} />
              {data.handOver && <HandOver view={data.handOver} />}
            </section>
          </div>
        )}
      </Stack>
    </Page>
  );
}

/** Basket state from the page data, or a newer one received by scripts. */
function useLiveState({ state }: BasketPageData) {
  const t = useT();
  const elsewhere = useStore($changedElsewhere);
  const seen = useRef(elsewhere);
  useEffect(() => acceptBasket(state), [state]);
  useEffect(() => {
    if (seen.current === elsewhere) return;
    seen.current = elsewhere;
    void readBasket(t);
  }, [elsewhere, t]);
  return laterState(state, useStore($basket));
}

/** Notice after an add without scripts (T-BTN-05). */
function AddedNotice({ added }: { added: NonNullable<BasketPageData["added"]> }) {
  const t = useT();
  const { skus, count, repeated, from } = added;
  return (
    <Notice
      tone={repeated ? "info" : "success"}
      announce="polite"
      title={t(repeated ? "basket.notAgain.heading" : "basket.updated")}
      actions={from && <LinkButton to={from}>{t("checkout.continueShopping")}</LinkButton>}
    >
      {repeated
        ? t("basket.notAgain.text", { skus: skus.join(", "), count: repeated.inBasket })
        : `${t("basket.added", { count })} ${skus.join(", ")}`}
    </Notice>
  );
}

/**
 * After sign-in, lists what the basket did not take over. Products of a basket for another country can be added
 * (T-CART-17); refused ones cannot.
 */
function SetAsideNotice({
  setAside: { reason, lines, codes, from },
}: {
  setAside: NonNullable<BasketPageData["setAside"]>;
}) {
  const t = useT();
  const listed = lines.length > 0;
  const title = t(reason === "country" ? "checkout.setAside.heading" : "checkout.setAside.refusedHeading");
  return (
    <Notice
      tone="warning"
      announce="polite"
      title={codes && !listed ? codes.heading : title}
      actions={
        <>
          {reason === "country" && (
            <Form method="post" action={listPath} encType="multipart/form-data">
              <input type="hidden" name="paste" value={setAsideList(lines)} />
              <Button type="submit">{t("checkout.setAside.restore")}</Button>
            </Form>
          )}
          {from && <LinkButton to={from}>{codes && !listed ? codes.goOn : t("checkout.setAside.goOn")}</LinkButton>}
        </>
      }
    >
      {listed && (
        <p>
          {spaced(t(reason === "country" ? "checkout.setAside.text" : "checkout.setAside.refusedText"))}
          {lines.map(({ sku, quantity }) => `${sku} × ${quantity}`).join(", ")}
        </p>
      )}
      {codes && <p>{codes.text}</p>}
    </Notice>
  );
}
