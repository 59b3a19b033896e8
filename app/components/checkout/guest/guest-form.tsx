import { FormProblem } from "~/components/account/account-frame";
import * as accountCss from "~/components/account/account-page.css";
import { KnownField, PlaceFields } from "~/components/account/known-field";
import { NameFields } from "~/components/account/name-fields";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextLink } from "~/components/ui/text-link";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { GuestData } from "~/loaders/checkout/guest/guest.server";
import type { GuestFormView } from "~/loaders/checkout/guest/guest-form.server";
import * as css from "../checkout-page.css";
import { MethodRadios } from "../method-radios";

/** Fields for customer, addresses and shipping method; parsed by `readGuest`. */
export function GuestForm({ data: { country, methods, method }, view }: { data: GuestData; view: GuestFormView }) {
  const t = useT();
  const { form, familyFirst, place, stateNeeded, postalCodeNeeded, vatExample } = view;
  return (
    <>
      <p className={css.plain}>
        {spaced(t("checkout.guest.intro"))}
        <TextLink to="/account/sign-in?goto=/checkout">{t("checkout.guest.signIn")}</TextLink>
      </p>
      <FormProblem form={form} />
      <Form id="typed" method="post" action="/checkout/guest" noValidate className={accountCss.wideForm}>
        <KnownField form={form} field="email" hint={t("checkout.guest.emailHint")} required />
        <NameFields form={form} familyFirst={familyFirst} kana={false} />
        <KnownField form={form} field="company" />
        <p className={css.quiet}>{t("checkout.shipping.country", { country })}</p>
        <PlaceFields form={form} place={place} stateNeeded={stateNeeded} postalCodeNeeded={postalCodeNeeded} />
        <KnownField form={form} field="phone" />
        {vatExample && (
          <KnownField form={form} field="vatId" hint={t("account.fields.example", { example: vatExample })} />
        )}
        <fieldset className={css.section} aria-describedby={form.errors.shippingMethod && "method-problem"}>
          <legend className={css.legend}>{t("checkout.shipping.method")}</legend>
          <MethodRadios
            name="shippingMethod"
            methods={methods}
            chosen={form.values.shippingMethod ?? method}
            error={form.errors.shippingMethod}
          />
        </fieldset>
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="save" variant="primary">
            {t("checkout.guest.next")}
          </Button>
        </div>
      </Form>
    </>
  );
}
