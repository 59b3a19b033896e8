import { Fragment } from "react";
import { Button } from "~/components/ui/button/button";
import { FieldError, Radio, TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import * as pageCss from "../checkout-page.css";
import { usePaymentText } from "../payment-text";
import * as css from "./one-page.css";
import type { PartsProps } from "./parts";

/** Payment of the order; the fields of a purchase order show when it is chosen. */
export function PaymentPart({
  data: { payments, savedCards, purchaseOrderProblem, purchaseOrderHint, purchaseOrderFile, last },
  chosen,
  errors,
}: PartsProps) {
  const t = useT();
  const text = usePaymentText();
  const [card] = payments.filter(({ kind }) => kind === "card");
  const kept = payments.length === 1 && card ? card : null;
  const isAgain = chosen.poNumber !== "" && chosen.poNumber === last?.poNumber;
  const radio = (value: string, label: string, hint?: string) => (
    <Radio name="payment" value={value} defaultChecked={chosen.payment === value} required label={label} hint={hint} />
  );
  return (
    <fieldset id="payment" className={css.payment} aria-describedby={errors.payment && "payment-problem"}>
      <legend className={css.partName}>{t("checkout.payment.method")}</legend>
      {errors.payment && <FieldError id="payment-problem">{errors.payment}</FieldError>}
      {kept && radio("keep", text(kept))}
      {savedCards.map((saved) => (
        <Fragment key={saved.id}>{radio(`saved:${saved.id}`, text(saved), t("checkout.payment.savedHint"))}</Fragment>
      ))}
      {purchaseOrderProblem === null ? (
        radio("purchaseOrder", t("checkout.payment.purchaseOrder"), purchaseOrderHint)
      ) : (
        <Notice title={t("checkout.payment.purchaseOrder")}>{purchaseOrderProblem}</Notice>
      )}
      {purchaseOrderProblem === null && (
        <div className={`${pageCss.within} ${css.ofChoice}`}>
          <TextInput
            name="poNumber"
            label={t("checkout.payment.poNumber")}
            hint={t(isAgain ? "checkout.onePage.poAgain" : "checkout.onePage.poHint")}
            defaultValue={chosen.poNumber}
            error={errors.poNumber}
            maxLength={50}
          />
          <TextInput
            name="invoiceEmail"
            type="email"
            label={t("checkout.payment.invoiceEmail")}
            defaultValue={chosen.invoiceEmail}
            error={errors.invoiceEmail}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <div className={pageCss.buttons}>
            {purchaseOrderFile !== null && <span>{purchaseOrderFile}</span>}
            <Button type="submit" name="intent" value="upload-purchase-order" icon="document" size="sm">
              {t(purchaseOrderFile === null ? "checkout.purchaseOrder.add" : "checkout.purchaseOrder.change")}
            </Button>
          </div>
        </div>
      )}
      {radio(
        "card",
        t(kept || savedCards.length > 0 ? "checkout.onePage.otherCard" : "checkout.payment.card"),
        t("checkout.payment.cardHint"),
      )}
    </fieldset>
  );
}
