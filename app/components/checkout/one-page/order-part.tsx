import { useEffect } from "react";
import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { analyticsAttributes } from "~/components/analytics/analytics-attributes";
import { AboveLimit } from "~/components/approvals/above-limit";
import { LineChange, LineContract, LineObstacle, RemoveUnavailable } from "~/components/basket/line-notes";
import { Button } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { TextInput } from "~/components/ui/field/field";
import { Mono } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { OnePageData } from "~/loaders/checkout/one-page/one-page.server";
import { setKnownCount } from "~/stores/basket/basket";
import * as pageCss from "../checkout-page.css";
import { TotalsTable } from "../totals-table";
import * as css from "./one-page.css";
import { TermsNote } from "./terms-note";

interface OrderPartProps {
  data: OnePageData;
  /** Typed fields that were refused: a code, notes. */
  typed: Readonly<Record<string, string>>;
  errors: StepRefusal["errors"];
}

/** The lines, shown once, with totals and promotion codes. */
export function OrderPart({ data: { frame, promotions }, typed, errors }: OrderPartProps) {
  const t = useT();
  const { lines, totals, count, action } = frame;
  useEffect(() => setKnownCount(count), [count]);
  const codes = [...promotions.active, ...promotions.inactive];
  return (
    <section className={css.order} aria-labelledby="order-side">
      <h2 id="order-side" className={pageCss.sideTitle}>
        {t("checkout.side.heading")}
      </h2>
      <ul className={pageCss.codes} aria-label={t("checkout.lines.label")}>
        {lines.map((line) => (
          <li key={line.id} className={pageCss.sideLine}>
            <span>
              {line.quantity} × {line.name} <Mono>{line.sku}</Mono>
              <LineContract line={line} className={pageCss.lines} />
              {line.shipTo && (
                <span className={pageCss.lines}>{t("checkout.shipTo.to", { address: line.shipTo })}</span>
              )}
              {line.shipDate && (
                <span className={pageCss.lines}>{`${t("checkout.lines.shipDate")} ${line.shipDate}`}</span>
              )}
            </span>
            <span>{line.total}</span>
            {line.editable && (
              <LineNote
                id={line.id}
                sku={line.sku}
                note={typed[`note.${line.id}`] ?? line.note ?? ""}
                error={errors[`note.${line.id}`]}
              />
            )}
            {line.unavailable ? (
              <LineObstacle line={line} className={pageCss.sideNote} />
            ) : (
              <LineChange line={line} className={pageCss.sideNote} />
            )}
          </li>
        ))}
      </ul>
      <RemoveUnavailable lines={lines} to={action} />
      <TextLink to="/cart">{t("checkout.review.edit")}</TextLink>
      <Disclosure summary={t("checkout.promo.heading")} open={codes.length > 0 || errors.code !== undefined}>
        <div className={pageCss.promotionForm}>
          <TextInput
            form="checkout"
            name="code"
            label={t("checkout.promo.label")}
            labelHidden
            defaultValue={typed.code ?? ""}
            error={errors.code}
            maxLength={64}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" form="checkout" name="intent" value="apply-promo">
            {t("checkout.promo.apply")}
          </Button>
        </div>
        <ul className={pageCss.codes} aria-label={t("checkout.promo.active")}>
          {promotions.active.map(({ id, code: active, name }) => (
            <li key={id}>
              <Mono>{active}</Mono> {name !== active && name}
            </li>
          ))}
        </ul>
        {codes.length > 0 && <TextLink to="/cart#promotion">{t("checkout.onePage.codes")}</TextLink>}
      </Disclosure>
      <TotalsTable totals={totals} />
    </section>
  );
}

/** A note about a line, such as whom it is for; closed until there is one. */
function LineNote({ id, sku, note, error }: { id: string; sku: string; note: string; error: string | undefined }) {
  const t = useT();
  return (
    <details className={pageCss.sideNote} open={note !== "" || error !== undefined}>
      <summary className={css.change}>{t("checkout.onePage.addNote")}</summary>
      <TextInput
        form="checkout"
        name={`note.${id}`}
        label={t("checkout.onePage.noteOf", { sku })}
        labelHidden
        defaultValue={note}
        error={error}
        maxLength={100}
      />
    </details>
  );
}

/** Terms, total and button; a bar at the lower edge of narrow screens. */
export function PlaceBar({ data: { frame, aboveLimit } }: { data: OnePageData }) {
  const t = useT();
  const { ecommerce, totals } = frame;
  const placeOrderEvent = ecommerce && analyticsAttributes({ name: "place_order", parameters: { ecommerce } });
  return (
    <div className={css.place}>
      <TermsNote />
      <AboveLimit order={aboveLimit} />
      <p className={css.total}>
        <span>{t("checkout.totals.total")}</span> <span>{totals.total}</span>
      </p>
      <Button type="submit" form="checkout" name="intent" value="place" variant="primary" block {...placeOrderEvent}>
        {t("checkout.summary.place")}
      </Button>
    </div>
  );
}
