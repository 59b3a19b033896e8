import { referenceNames } from "@contracts/commerce/references";
import { Fragment } from "react";
import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Checkbox, FieldError, Radio, TextArea, TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { PaymentData } from "~/loaders/checkout/payment.server";
import { BackLink } from "./checkout-layout";
import * as css from "./checkout-page.css";
import { AddressRadios } from "./choices";
import { usePaymentText } from "./payment-text";
import { ReferenceFields } from "./reference-fields";
import { ScriptedField } from "./scripted-field";

const step = "/checkout/paymentinformation";

interface PaymentFormProps {
  data: PaymentData;
  refused: StepRefusal | null;
}

/** Open if a code is filled in, required or refused. */
function References({ data: { rules, chosen }, refused }: PaymentFormProps) {
  const t = useT();
  const errors = refused?.errors ?? {};
  const values = refused ? { ...chosen.references, ...refused.values } : chosen.references;
  const isOpen = referenceNames.some((name) => values[name] !== "" || rules[name]?.required || errors[name]);
  return (
    <details open={isOpen} className={css.within}>
      <summary>{t("checkout.references.heading")}</summary>
      <ReferenceFields rules={rules} chosen={values} errors={errors} />
    </details>
  );
}

/** Billing, payment and consent in one form. Without scripts, cards are entered on the payments service's own page. */
export function PaymentForm({ data, refused }: PaymentFormProps) {
  const t = useT();
  const errors = refused?.errors ?? {};
  const was = refused?.values;
  const { vat, chosen } = data;
  return (
    <Form id="typed" method="post" action={step} noValidate className={css.form}>
      <input type="hidden" name="key" value={data.key} />
      <ScriptedField />
      <BillingAddress data={data} chosen={was?.billing ?? chosen.billing} error={errors.billing} />
      <div className={css.within}>
        {vat && (
          <TextInput
            name="vatId"
            label={t("checkout.payment.vatId")}
            hint={t("checkout.payment.vatHint", { example: vat.example })}
            defaultValue={was?.vatId ?? vat.value}
            error={errors.vatId}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            optional
          />
        )}
        <TextArea
          name="comment"
          label={t("checkout.payment.comment")}
          hint={t("checkout.payment.commentHint")}
          defaultValue={was?.comment ?? chosen.comment}
          error={errors.comment}
          maxLength={1000}
          rows={2}
          optional
        />
      </div>
      <References data={data} refused={refused} />
      <Methods data={data} refused={refused} />
      <div className={css.narrow}>
        <Checkbox
          name="privacy"
          required
          defaultChecked={was ? was.privacy === "on" : chosen.agreed}
          aria-invalid={errors.privacy ? true : undefined}
          aria-describedby={errors.privacy ? "privacy-problem" : undefined}
          label={t("checkout.payment.privacy")}
        />
        {errors.privacy && <FieldError id="privacy-problem">{errors.privacy}</FieldError>}
        <p className={css.newWindow}>
          <TextLink to="/about-us/privacy" newWindow>
            {t("checkout.payment.privacyLink")}
          </TextLink>
        </p>
      </div>
      <div className={css.buttons}>
        <Button type="submit" name="intent" value="save" variant="primary">
          {t("checkout.payment.next")}
        </Button>
        <BackLink to="/checkout/shippinginformation" />
      </div>
    </Form>
  );
}

interface BillingAddressProps {
  data: PaymentData;
  chosen: string;
  error: string | undefined;
}

function BillingAddress({ data: { addresses, elsewhere }, chosen, error }: BillingAddressProps) {
  const t = useT();
  return (
    <fieldset className={css.section} aria-describedby={error && "billing-problem"}>
      <legend className={css.legend}>{t("checkout.payment.billing")}</legend>
      {error && <FieldError id="billing-problem">{error}</FieldError>}
      <div className={css.choices}>
        <div className={css.choice}>
          <Radio
            name="billing"
            value="same"
            defaultChecked={chosen === "same"}
            label={<span className={css.choiceName}>{t("checkout.payment.sameAsShipping")}</span>}
          />
        </div>
        <AddressRadios name="billing" addresses={addresses} chosen={chosen} />
      </div>
      {elsewhere > 0 && <p className={css.quiet}>{t("checkout.shipping.elsewhere", { count: elsewhere })}</p>}
      <div>
        <LinkButton to={`${step}?new=address`} icon="plus" size="sm">
          {t("checkout.shipping.newAddress")}
        </LinkButton>
      </div>
    </fieldset>
  );
}

/** Purchase order fields are always visible with their choice, because without scripts nothing could reveal them. */
function Methods({ data, refused }: PaymentFormProps) {
  const { payments, savedCards, chosen, purchaseOrderProblem, purchaseOrderHint } = data;
  const t = useT();
  const text = usePaymentText();
  const errors = refused?.errors ?? {};
  const was = refused?.values;
  // A purchase order that was chosen before the total rose above the limit.
  const spoilt = purchaseOrderProblem !== null && payments.some(({ kind }) => kind === "purchaseOrder");
  const method = was?.method ?? (spoilt ? "" : chosen.method);
  const radio = (value: string, label: string, hint?: string) => (
    <Radio name="method" value={value} defaultChecked={method === value} required label={label} hint={hint} />
  );
  return (
    <fieldset className={css.section} aria-describedby={errors.method && "method-problem"}>
      <legend className={css.legend}>{t("checkout.payment.method")}</legend>
      {errors.method && <FieldError id="method-problem">{errors.method}</FieldError>}
      {payments.length === 1 && !spoilt && radio("keep", t("checkout.payment.keep"))}
      {savedCards.map((saved) => (
        <Fragment key={saved.id}>{radio(`saved:${saved.id}`, text(saved), t("checkout.payment.savedHint"))}</Fragment>
      ))}
      {radio(
        "card",
        t(savedCards.length > 0 ? "checkout.onePage.otherCard" : "checkout.payment.card"),
        t("checkout.payment.cardHint"),
      )}
      {purchaseOrderProblem === null ? (
        radio("purchaseOrder", t("checkout.payment.purchaseOrder"), purchaseOrderHint)
      ) : (
        <Notice title={t("checkout.payment.purchaseOrder")}>{purchaseOrderProblem}</Notice>
      )}
      <div className={css.within} hidden={purchaseOrderProblem !== null}>
        <TextInput
          name="poNumber"
          label={t("checkout.payment.poNumber")}
          defaultValue={was?.poNumber ?? chosen.poNumber}
          error={errors.poNumber}
          maxLength={50}
        />
        <TextInput
          name="invoiceEmail"
          type="email"
          label={t("checkout.payment.invoiceEmail")}
          defaultValue={was?.invoiceEmail ?? chosen.invoiceEmail}
          error={errors.invoiceEmail}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
    </fieldset>
  );
}
