import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { Form } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { SeveralAddresses } from "~/components/ship-to/ship-tos";
import { Button, LinkButton } from "~/components/ui/button/button";
import { FieldError, TextArea } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useFocusOnChange } from "~/components/use-focus-on-change";
import { useT } from "~/i18n/use-t";
import type { NewChoice, ShippingData } from "~/loaders/checkout/shipping.server";
import { BackLink, CheckoutLayout, OrderSide } from "./checkout-layout";
import * as css from "./checkout-page.css";
import { AddressRadios, ContactRadios } from "./choices";
import { MethodRadios } from "./method-radios";
import { NewChoiceForm } from "./new-choice-form";

const step = "/checkout/shippinginformation";

type StepAnswer = StepRefusal | { readonly adding: NewChoice } | null;

/** `/checkout/shippinginformation`. */
export function ShippingPage({ data, answer }: { data: ShippingData; answer: StepAnswer }) {
  const t = useT();
  const adding = answer && "adding" in answer ? answer.adding : data.adding;
  const refused = answer && "problems" in answer ? answer : null;
  const choice = useFocusOnChange<HTMLDivElement>(adding?.kind);
  return (
    <CheckoutLayout
      title={t("checkout.shipping.title")}
      steps={data.frame.steps}
      side={<OrderSide frame={data.frame} />}
    >
      {adding && data.addresses.length === 0 && adding.kind === "address" && (
        <Notice>{t("checkout.shipping.noAddress", { country: data.country })}</Notice>
      )}
      <div ref={choice} tabIndex={-1} className={css.main}>
        {adding ? (
          <NewChoiceForm key={adding.kind} adding={adding} step={step} needed={data.addresses.length === 0} />
        ) : (
          <ShippingForm data={data} refused={refused} />
        )}
      </div>
    </CheckoutLayout>
  );
}

function ShippingForm({ data, refused }: { data: ShippingData; refused: StepRefusal | null }) {
  const t = useT();
  const { addresses, elsewhere, contacts, chosen, country } = data;
  const errors = refused?.errors ?? {};
  const was = refused?.values;
  return (
    <>
      <Problems problems={refused?.problems ?? []} answer={refused} />
      <Form id="typed" method="post" action={step} noValidate className={css.form}>
        <input type="hidden" name="key" value={data.key} />
        <fieldset className={css.section} aria-describedby={errors.address && "address-problem"}>
          <legend className={css.legend}>{t("checkout.shipping.address")}</legend>
          <p className={css.quiet}>{t("checkout.shipping.country", { country })}</p>
          {errors.address && <FieldError id="address-problem">{errors.address}</FieldError>}
          <div className={css.choices}>
            <AddressRadios name="address" addresses={addresses} chosen={was?.address ?? chosen.address} />
          </div>
          {elsewhere > 0 && <p className={css.quiet}>{t("checkout.shipping.elsewhere", { count: elsewhere })}</p>}
          <SeveralAddresses
            shipTos={data.frame.shipTos}
            pieces={data.frame.lines.reduce((sum, line) => sum + (line.editable ? line.quantity : 0), 0)}
            addresses={addresses.length}
            from="steps"
          />
          <div>
            <LinkButton to={`${step}?new=address`} icon="plus" size="sm">
              {t("checkout.shipping.newAddress")}
            </LinkButton>
          </div>
        </fieldset>
        <fieldset className={css.section}>
          <legend className={css.legend}>{t("checkout.shipping.contact")}</legend>
          <p className={css.quiet}>{t("checkout.shipping.contactHint")}</p>
          <ContactRadios contacts={contacts} chosen={was ? was.contact || null : chosen.contact} />
          <div>
            <LinkButton to={`${step}?new=contact`} icon="plus" size="sm">
              {t("checkout.shipping.newContact")}
            </LinkButton>
          </div>
        </fieldset>
        <Methods data={data} chosen={was?.method ?? chosen.method} error={errors.method} />
        <div className={css.narrow}>
          <TextArea
            name="specialHandling"
            label={t("checkout.shipping.handling")}
            hint={t("checkout.shipping.handlingHint")}
            defaultValue={was?.specialHandling ?? chosen.specialHandling}
            error={errors.specialHandling}
            maxLength={500}
            rows={2}
            optional
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" name="intent" value="save" variant="primary">
            {t("checkout.shipping.next")}
          </Button>
          <BackLink to="/checkout/review" />
        </div>
      </Form>
    </>
  );
}

interface MethodsProps {
  data: Pick<ShippingData, "methods">;
  chosen: string | null;
  error: string | undefined;
}

function Methods({ data: { methods }, chosen, error }: MethodsProps) {
  const t = useT();
  return (
    <fieldset className={css.section} id="method" aria-describedby={error && "method-problem"}>
      <legend className={css.legend}>{t("checkout.shipping.method")}</legend>
      <MethodRadios name="method" methods={methods} chosen={chosen} error={error} />
    </fieldset>
  );
}
