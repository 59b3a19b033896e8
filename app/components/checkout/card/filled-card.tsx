import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { CardReturn } from "~/loaders/checkout/payment.server";
import * as css from "../checkout-page.css";
import { usePaymentText } from "../payment-text";

interface FilledCardProps {
  card: Extract<CardReturn, { state: "filled" }>;
  /** Path of the page, which takes the form. */
  step: string;
}

/** After returning from the payments service's page, one press makes the card the payment. */
export function FilledCard({ card, step }: FilledCardProps) {
  const t = useT();
  const text = usePaymentText();
  return (
    <Form method="post" action={step} className={css.form}>
      <input type="hidden" name="card" value={card.id} />
      <Notice tone="success" announce="polite">
        {t("checkout.payment.cardFilled", { card: text(card.card) })}
      </Notice>
      <div className={css.buttons}>
        <Button type="submit" name="intent" value="use-card" variant="primary">
          {t("checkout.payment.useCard")}
        </Button>
        <OtherPayment step={step} />
      </div>
    </Form>
  );
}

/** Link back to the choice of payments. */
export function OtherPayment({ step }: { step: string }) {
  const t = useT();
  return (
    <LinkButton to={step} variant="quiet">
      {t("checkout.payment.otherPayment")}
    </LinkButton>
  );
}

const cardTexts = {
  open: "checkout.payment.cardOpen",
  cancelled: "checkout.payment.cardCancelled",
  expired: "checkout.payment.cardExpired",
} as const;

/** Explains why the card fields returned no card. */
export function CardNotice({ state }: { state: keyof typeof cardTexts }) {
  const t = useT();
  return (
    <Notice tone="warning" announce="polite">
      {t(cardTexts[state])}
    </Notice>
  );
}
