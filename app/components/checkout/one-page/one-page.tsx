import "~/components/country/kept-form.css";
import type { PlacingAnswer } from "~/actions/checkout/place.server";
import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { Form } from "~/components/navigation";
import { Problems, useFocusOnAnswer } from "~/components/problems";
import { DayText } from "~/components/ui/day-text";
import { Mono, Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useFocusOnChange } from "~/components/use-focus-on-change";
import { useT } from "~/i18n/use-t";
import type { OnePageData } from "~/loaders/checkout/one-page/one-page.server";
import type { NewChoice } from "~/loaders/checkout/shipping.server";
import { CardFrame } from "../card/card-frame";
import { CardNotice, FilledCard, OtherPayment } from "../card/filled-card";
import * as pageCss from "../checkout-page.css";
import { NewChoiceForm } from "../new-choice-form";
import { PlacingNotice } from "../placing-notice";
import { ScriptedField } from "../scripted-field";
import * as css from "./one-page.css";
import { OrderPart, PlaceBar } from "./order-part";
import { BillToPart, MethodPart, NotesPart, ShipToPart } from "./parts";
import { PaymentPart } from "./payment-part";
import { ReferencesPart } from "./references-part";

const path = "/checkout";

type OnePageAnswer =
  | StepRefusal
  | PlacingAnswer
  | { readonly adding: NewChoice }
  | { readonly cardFrame: { readonly frameUrl: string; readonly pageUrl: string } }
  | null;

/** `/checkout`: everything on one page, filled in as in the last order. */
export function OnePage({ data, answer }: { data: OnePageData; answer: OnePageAnswer }) {
  const t = useT();
  const adding = answer && "adding" in answer ? answer.adding : data.adding;
  const cardFrame = answer && "cardFrame" in answer ? answer.cardFrame : null;
  const instead = useFocusOnChange<HTMLDivElement>(adding?.kind ?? (cardFrame ? "card" : undefined));
  return (
    <Page className={pageCss.page}>
      <h1 className={pageCss.title}>{t("checkout.onePage.title")}</h1>
      <div ref={instead} tabIndex={-1}>
        {adding ? (
          <AddChoice data={data} adding={adding} />
        ) : cardFrame ? (
          <>
            <CardFrame {...cardFrame} step={path} />
            <OtherPayment step={path} />
          </>
        ) : data.card?.state === "filled" && !answer ? (
          <FilledCard card={data.card} step={path} />
        ) : (
          <Choices data={data} answer={answer} />
        )}
      </div>
    </Page>
  );
}

function AddChoice({ data: { addresses, country }, adding }: { data: OnePageData; adding: NewChoice }) {
  const t = useT();
  const isNeeded = addresses.length === 0;
  return (
    <>
      {isNeeded && adding.kind === "address" && <Notice>{t("checkout.shipping.noAddress", { country })}</Notice>}
      <NewChoiceForm key={adding.kind} adding={adding} step={path} needed={isNeeded} />
    </>
  );
}

function Choices({ data, answer }: { data: OnePageData; answer: OnePageAnswer }) {
  const t = useT();
  const wrong = answer && "problems" in answer ? answer : null;
  const notPlaced = answer && "refused" in answer ? answer : null;
  const answerId = useFocusOnAnswer(notPlaced);
  const values = { ...data.chosen, ...wrong?.values, ...notPlaced?.values };
  const parts = { data, chosen: values, errors: wrong?.errors ?? {} };
  return (
    <div className={css.columns}>
      <div className={pageCss.main}>
        {data.refusal !== null && !answer && <Problems problems={[data.refusal]} />}
        {data.card && data.card.state !== "filled" && <CardNotice state={data.card.state} />}
        {notPlaced && <PlacingNotice refused={notPlaced.refused} id={answerId} />}
        <Problems problems={wrong?.problems ?? []} answer={wrong} />
        {data.last && !answer && (
          <p className={pageCss.plain}>
            {t("checkout.onePage.asLastTime")} <Mono>{data.last.number}</Mono>
            {"\u00a0· "}
            <DayText day={data.last.placed} />
          </p>
        )}
        <Form id="checkout" method="post" action={path} noValidate className={css.form}>
          <input type="hidden" name="key" value={data.key} />
          <input type="hidden" name="basket" value={data.basketId} />
          <input type="hidden" name="seen" value={data.seen} />
          <ScriptedField />
          {/* The first button is the one that Enter presses; it saves and orders nothing. */}
          <button type="submit" name="intent" value="save" hidden />
          <PaymentPart {...parts} />
          <ShipToPart {...parts} />
          <MethodPart {...parts} />
          <BillToPart {...parts} />
          <ReferencesPart {...parts} />
          <NotesPart {...parts} />
        </Form>
      </div>
      <div className={css.side}>
        <OrderPart data={data} typed={wrong?.values ?? notPlaced?.values ?? {}} errors={wrong?.errors ?? {}} />
        <PlaceBar data={data} />
      </div>
    </div>
  );
}
