import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { Button } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useFocusOnChange } from "~/components/use-focus-on-change";
import { useT } from "~/i18n/use-t";
import type { PaymentData } from "~/loaders/checkout/payment.server";
import type { NewChoice } from "~/loaders/checkout/shipping.server";
import { CardFrame } from "./card/card-frame";
import { CardNotice, FilledCard, OtherPayment } from "./card/filled-card";
import { CheckoutLayout, OrderSide } from "./checkout-layout";
import * as css from "./checkout-page.css";
import { NewChoiceForm } from "./new-choice-form";
import { PaymentForm } from "./payment-form";
import { usePaymentText } from "./payment-text";

const step = "/checkout/paymentinformation";

type PaymentAnswer =
  | StepRefusal
  | { readonly adding: NewChoice }
  | { readonly cardFrame: { readonly frameUrl: string; readonly pageUrl: string } }
  | null;

/** `/checkout/paymentinformation`. */
export function PaymentPage({ data, answer }: { data: PaymentData; answer: PaymentAnswer }) {
  const t = useT();
  const adding = answer && "adding" in answer ? answer.adding : data.adding;
  const refused = answer && "problems" in answer ? answer : null;
  const choice = useFocusOnChange<HTMLDivElement>(adding?.kind);
  const cardFrame = answer && "cardFrame" in answer ? answer.cardFrame : null;
  return (
    <CheckoutLayout
      title={t("checkout.payment.title")}
      steps={data.frame.steps}
      side={<OrderSide frame={data.frame} />}
    >
      {data.refusal !== null && !refused && !cardFrame && <Problems problems={[data.refusal]} />}
      <div ref={choice} tabIndex={-1} className={css.main}>
        {adding ? (
          <NewChoiceForm adding={adding} step={step} needed={data.addresses.length === 0 && !data.chosen.billing} />
        ) : cardFrame ? (
          <>
            <CardFrame {...cardFrame} step={step} />
            <div>
              <OtherPayment step={step} />
            </div>
          </>
        ) : data.card?.state === "filled" && !refused ? (
          <FilledCard card={data.card} step={step} />
        ) : (
          <>
            {data.card && data.card.state !== "filled" && <CardNotice state={data.card.state} />}
            <Problems problems={refused?.problems ?? []} answer={refused} />
            <ChosenPayments data={data} />
            <PaymentForm data={data} refused={refused} />
          </>
        )}
      </div>
    </CheckoutLayout>
  );
}

/** Payments on the basket, each with a remove button (T-PAY-07). */
function ChosenPayments({ data: { payments } }: { data: PaymentData }) {
  const t = useT();
  const text = usePaymentText();
  if (payments.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="chosen-payments">
      <h2 id="chosen-payments">{t("checkout.payment.chosen")}</h2>
      {payments.length > 1 && <Notice tone="warning">{t("checkout.payment.several")}</Notice>}
      <ul className={css.codes}>
        {payments.map((payment) => (
          <li key={payment.id} className={css.code}>
            <span>{text(payment)}</span>
            <Form method="post" action={step}>
              <input type="hidden" name="payment" value={payment.id} />
              <Button
                type="submit"
                name="intent"
                value="remove-payment"
                variant="quiet"
                size="sm"
                aria-label={t("checkout.payment.removeOf", { payment: text(payment) })}
              >
                {t("checkout.payment.remove")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
