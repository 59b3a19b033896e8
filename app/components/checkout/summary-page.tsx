import { type ReactNode, useEffect } from "react";
import type { PlacingRefusal } from "~/actions/checkout/place.server";
import { analyticsAttributes } from "~/components/analytics/analytics-attributes";
import { AboveLimit } from "~/components/approvals/above-limit";
import { hideFooter, showFooter } from "~/components/chrome/footer/footer-events";
import { Form, Link } from "~/components/navigation";
import { useFocusOnAnswer } from "~/components/problems";
import { ShipTos } from "~/components/ship-to/ship-tos";
import { BreakableLines } from "~/components/ui/breakable-lines";
import { Button } from "~/components/ui/button/button";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { SummaryData } from "~/loaders/checkout/summary.server";
import { CheckoutLayout, OrderSide } from "./checkout-layout";
import * as css from "./checkout-page.css";
import { LineList } from "./line-list";
import { usePaymentText } from "./payment-text";
import { PlacingNotice } from "./placing-notice";
import { LineNote } from "./review-page";

/** `/checkout/summary`: the order for review, and the button. */
export function SummaryPage({ data, refused }: { data: SummaryData; refused: PlacingRefusal | null }) {
  const t = useT();
  const { frame } = data;
  const answerId = useFocusOnAnswer(refused);
  return (
    <CheckoutLayout
      title={t("checkout.summary.title")}
      steps={frame.steps}
      side={
        <OrderSide frame={frame} withoutLines>
          <PlaceForm data={data} />
        </OrderSide>
      }
    >
      {refused ? <PlacingNotice refused={refused} id={answerId} /> : <p>{t("checkout.summary.intro")}</p>}
      <LineList label={t("checkout.lines.label")} lines={frame.lines} note={(line) => <LineNote line={line} />} />
      <Facts data={data} />
    </CheckoutLayout>
  );
}

function PlaceForm({ data: { basketId, seen, frame, aboveLimit } }: { data: SummaryData }) {
  const t = useT();
  const { ecommerce } = frame;
  const placeOrderEvent = ecommerce && analyticsAttributes({ name: "place_order", parameters: { ecommerce } });
  useEffect(() => {
    // Also after Back, when the browser shows the page as it was left.
    addEventListener("pageshow", showFooter);
    return () => removeEventListener("pageshow", showFooter);
  }, []);
  return (
    // While the order is placed, no link of the footer leads away from it.
    <Form method="post" action="/checkout/summary" className={css.section} onSubmit={hideFooter} {...placeOrderEvent}>
      <input type="hidden" name="basket" value={basketId} />
      <input type="hidden" name="seen" value={seen} />
      <AboveLimit order={aboveLimit} />
      <Button type="submit" variant="primary" block>
        {t("checkout.summary.place")}
      </Button>
      <p className={css.quiet}>{t("checkout.summary.placeNote")}</p>
    </Form>
  );
}

function Facts({ data }: { data: SummaryData }) {
  const t = useT();
  const paymentText = usePaymentText();
  const { shipTo, billTo, contact, method, payment, paymentProblem, vatId, specialHandling, comment, promotions } =
    data;
  const shipping = "/checkout/shippinginformation";
  const paying = "/checkout/paymentinformation";
  return (
    <div className={css.facts}>
      <Fact head={t("checkout.summary.shipTo")} change={shipping}>
        {data.frame.shipTos.length > 0 ? (
          <ShipTos shipTos={data.frame.shipTos} />
        ) : (
          <address className={css.address}>{shipTo.join("\n")}</address>
        )}
      </Fact>
      <Fact head={t("checkout.summary.billTo")} change={paying}>
        <address className={css.address}>{billTo.join("\n")}</address>
        {vatId !== "" && (
          <p className={css.plain}>
            {t("checkout.payment.vatId")} <Mono>{vatId}</Mono>
          </p>
        )}
      </Fact>
      <Fact head={t("checkout.summary.method")} change={shipping}>
        <p className={css.plain}>{method}</p>
        {specialHandling !== "" && <p className={css.plain}>{specialHandling}</p>}
      </Fact>
      <Fact head={t("checkout.summary.payment")} change={paying}>
        <p className={css.plain}>{payment && paymentText(payment)}</p>
        {paymentProblem !== null && <Notice tone="warning">{paymentProblem}</Notice>}
        {promotions.active.length > 0 && (
          <p className={css.plain}>
            {t("checkout.promo.active")}: {promotions.active.map(({ code }) => code).join(", ")}
          </p>
        )}
      </Fact>
      {contact && (
        <Fact head={t("checkout.summary.contact")} change={shipping}>
          <p className={css.plain}>
            <BreakableLines lines={[contact.name, ...contact.details]} />
          </p>
        </Fact>
      )}
      {comment !== "" && (
        <Fact head={t("checkout.summary.comment")} change={paying}>
          <p className={css.plain}>{comment}</p>
        </Fact>
      )}
    </div>
  );
}

function Fact({ head, change, children }: { head: string; change: string; children: ReactNode }) {
  const t = useT();
  return (
    <section className={css.fact}>
      <div className={css.factHead}>
        <h2>{head}</h2>
        <Link to={change} aria-label={t("checkout.summary.changeOf", { what: head })}>
          {t("checkout.summary.change")}
        </Link>
      </div>
      {children}
    </section>
  );
}
