import "~/components/country/kept-form.css";
import type { GuestFormAnswer, GuestProblems } from "~/actions/checkout/guest.server";
import type { PlacingAnswer } from "~/actions/checkout/place.server";
import { Form } from "~/components/navigation";
import { Problems, useFocusOnAnswer } from "~/components/problems";
import { Button } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useFocusOnChange } from "~/components/use-focus-on-change";
import { useT } from "~/i18n/use-t";
import type { GuestData } from "~/loaders/checkout/guest/guest.server";
import { CardFrame } from "../card/card-frame";
import { CardNotice, FilledCard, OtherPayment } from "../card/filled-card";
import { OrderSide } from "../checkout-layout";
import * as css from "../checkout-page.css";
import { TermsNote } from "../one-page/terms-note";
import { usePaymentText } from "../payment-text";
import { PlacingNotice } from "../placing-notice";
import { ScriptedField } from "../scripted-field";
import { GuestForm } from "./guest-form";

const path = "/checkout/guest";

type GuestAnswer =
  | GuestFormAnswer
  | GuestProblems
  | PlacingAnswer
  | { readonly cardFrame: { readonly frameUrl: string; readonly pageUrl: string } }
  | null;

/** `/checkout/guest`: address, card and order on one page, without an account. */
export function GuestPage({ data, answer }: { data: GuestData; answer: GuestAnswer }) {
  const t = useT();
  const form = answer && "form" in answer ? answer.form : data.form;
  const notPlaced = answer && "refused" in answer ? answer.refused : null;
  const answerId = useFocusOnAnswer(notPlaced);
  return (
    <Page className={css.page}>
      <h1 className={css.title}>{t("checkout.guest.title")}</h1>
      <div className={css.columns}>
        <div className={css.main}>
          {data.refusal !== null && !answer && <Problems problems={[data.refusal]} />}
          {answer && "problems" in answer && <Problems problems={answer.problems} answer={answer} />}
          {notPlaced && <PlacingNotice refused={notPlaced} id={answerId} />}
          {form ? <GuestForm data={data} view={form} /> : <Known data={data} />}
          {!form && <Payment data={data} answer={answer} />}
        </div>
        <OrderSide frame={data.frame} />
      </div>
    </Page>
  );
}

/** Values that were typed into the form. */
function Known({ data: { known } }: { data: GuestData }) {
  const t = useT();
  if (!known) return null;
  return (
    <section className={css.section} aria-labelledby="guest-ship-to">
      <h2 id="guest-ship-to">{t("checkout.summary.shipTo")}</h2>
      <address className={css.address}>{known.lines.join("\n")}</address>
      <p className={css.plain}>{known.email}</p>
      <p className={css.plain}>{known.method}</p>
      <p>
        <TextLink to={`${path}?edit=address`}>{t("checkout.guest.change")}</TextLink>
      </p>
    </section>
  );
}

/** The card, and then the button that orders. */
function Payment({ data, answer }: { data: GuestData; answer: GuestAnswer }) {
  const t = useT();
  const cardFrame = answer && "cardFrame" in answer ? answer.cardFrame : null;
  const instead = useFocusOnChange<HTMLDivElement>(cardFrame ? "card" : undefined);
  return (
    <section id="payment" className={css.section} aria-labelledby="guest-payment">
      <h2 id="guest-payment">{t("checkout.summary.payment")}</h2>
      <div ref={instead} tabIndex={-1}>
        {cardFrame ? (
          <>
            <CardFrame {...cardFrame} step={path} />
            <OtherPayment step={path} />
          </>
        ) : data.card?.state === "filled" && !answer ? (
          <FilledCard card={data.card} step={path} />
        ) : data.payment ? (
          <PlaceOrder data={data} payment={data.payment} />
        ) : (
          <EnterCard data={data} />
        )}
      </div>
    </section>
  );
}

function EnterCard({ data: { card } }: { data: GuestData }) {
  const t = useT();
  return (
    <Form method="post" action={path} className={css.form}>
      <ScriptedField />
      {card && card.state !== "filled" && <CardNotice state={card.state} />}
      <p className={css.plain}>{t("checkout.payment.cardHint")}</p>
      <div className={css.buttons}>
        <Button type="submit" name="intent" value="card" variant="primary">
          {t("checkout.guest.enterCard")}
        </Button>
      </div>
    </Form>
  );
}

function PlaceOrder({
  data: { basketId, seen, frame },
  payment,
}: {
  data: GuestData;
  payment: NonNullable<GuestData["payment"]>;
}) {
  const t = useT();
  const text = usePaymentText();
  return (
    <Form method="post" action={path} className={css.form}>
      <input type="hidden" name="basket" value={basketId} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="payment" value={payment.id} />
      <p className={css.plain}>{text(payment)}</p>
      <TermsNote />
      <div className={css.buttons}>
        <Button type="submit" name="intent" value="place" variant="primary">
          {t("checkout.guest.place", { total: frame.totals.total })}
        </Button>
        <Button type="submit" name="intent" value="remove-payment" variant="quiet">
          {t("checkout.onePage.otherCard")}
        </Button>
      </div>
    </Form>
  );
}
