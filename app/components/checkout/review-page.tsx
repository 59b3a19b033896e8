import { LineContract, LineObstacle, LineQuote, RemoveUnavailable } from "~/components/basket/line-notes";
import { SearchBox } from "~/components/search-box";
import { LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { PromotionRefusal } from "~/loaders/browse/promotions.server";
import type { CheckoutLine } from "~/loaders/checkout/frame.server";
import type { ReviewData } from "~/loaders/checkout/review.server";
import { CheckoutLayout, OrderSide } from "./checkout-layout";
import * as css from "./checkout-page.css";
import { LineList } from "./line-list";
import { PromotionBlock } from "./promotion-block";

/** `/checkout/review`: the first step, open to guests. */
export function ReviewPage({ data, refused }: { data: ReviewData; refused: PromotionRefusal | null }) {
  const t = useT();
  if (data.kind === "empty") {
    return (
      <Page className={css.page}>
        <h1 className={css.title}>{t("checkout.review.title")}</h1>
        {data.leftBehind && <LeftBehind />}
        <EmptyState title={t("basket.emptyTitle")} search={<SearchBox variant="panel" />}>
          {t("basket.emptyText")}
        </EmptyState>
      </Page>
    );
  }
  const { frame, promotions, blocked, guestPath } = data;
  return (
    <CheckoutLayout
      title={t("checkout.review.title")}
      steps={frame.steps}
      side={
        <OrderSide frame={frame} withoutLines withoutRemoval>
          {blocked ? (
            <Notice
              tone="warning"
              actions={<RemoveUnavailable lines={frame.lines} to="/checkout/shippinginformation" />}
            >
              {t("checkout.review.blocked")}
            </Notice>
          ) : (
            <>
              <LinkButton to="/checkout/shippinginformation" variant="primary" block>
                {t("checkout.review.next")}
              </LinkButton>
              {guestPath && (
                <LinkButton to={guestPath} block>
                  {t("checkout.guest.asGuest")}
                </LinkButton>
              )}
            </>
          )}
          <LinkButton to="/cart" block>
            {t("checkout.review.edit")}
          </LinkButton>
        </OrderSide>
      }
    >
      {data.leftBehind && <LeftBehind />}
      <p>{t("checkout.review.intro")}</p>
      <LineList
        label={t("checkout.lines.label")}
        lines={frame.lines}
        note={(line) => (
          <>
            <LineNote line={line} />
            {line.editable && <RemoveLink line={line} />}
          </>
        )}
      />
      <PromotionBlock action="/checkout/review" promotions={promotions} refused={refused} />
    </CheckoutLayout>
  );
}

/** Links to the basket page, which confirms the removal (T-LINE-12). */
function RemoveLink({ line: { id, sku } }: { line: CheckoutLine }) {
  const t = useT();
  return (
    <TextLink to={`/cart?remove=${id}#confirm`} aria-label={t("basket.removeItem", { sku })}>
      {t("basket.remove")}
    </TextLink>
  );
}

/** The submitted step belonged to a basket that is no longer active; links to the account. */
function LeftBehind() {
  const t = useT();
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t("checkout.review.leftTitle")}
      actions={
        <>
          <LinkButton to="/account/my/orderhistory">{t("account.my.orders")}</LinkButton>
          <LinkButton to="/account/my/myquotes">{t("account.my.quotes")}</LinkButton>
        </>
      }
    >
      {t("checkout.review.leftText")}
    </Notice>
  );
}

/** Warnings about a line before ordering. */
export function LineNote({ line }: { line: CheckoutLine }) {
  const t = useT();
  if (line.unavailable) return <LineObstacle line={line} />;
  if (line.quote) return <LineQuote line={line} />;
  if (line.contract) return <LineContract line={line} />;
  return line.priceChanged ? <Notice tone="info">{t("basket.priceChanged", { sku: line.sku })}</Notice> : null;
}
