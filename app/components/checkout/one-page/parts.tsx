import type { StepRefusal } from "~/actions/checkout/shipping.server";
import { SeveralAddresses } from "~/components/ship-to/ship-tos";
import { Button } from "~/components/ui/button/button";
import { FieldError, Radio, TextArea, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { OnePageChoices, OnePageData } from "~/loaders/checkout/one-page/one-page.server";
import * as pageCss from "../checkout-page.css";
import { AddressRadios, ContactRadios } from "../choices";
import { MethodRadios } from "../method-radios";
import { Part } from "./part";
import { DeliveryWishes } from "./references-part";

export interface PartsProps {
  data: OnePageData;
  chosen: OnePageChoices;
  errors: StepRefusal["errors"];
}

/** Address and contact. */
export function ShipToPart({ data, chosen, errors }: PartsProps) {
  const t = useT();
  const { addresses, contacts, elsewhere, country } = data;
  const address = addresses.find(({ id }) => id === chosen.address);
  const contact = contacts.find(({ id }) => id === chosen.contact);
  const several = data.frame.shipTos.length;
  const place = several > 0 ? [t("checkout.shipTo.count", { count: several })] : (address?.lines ?? []);
  const value = [...place, ...(contact ? [contact.name] : [])].join(", ");
  return (
    <Part
      id="ship-to"
      name={t("checkout.summary.shipTo")}
      value={value}
      open={data.open === "ship-to" || !address || Boolean(errors.address || address.mend)}
    >
      <fieldset className={pageCss.section} aria-describedby={errors.address && "address-problem"}>
        <legend className={pageCss.quiet}>{t("checkout.shipping.country", { country })}</legend>
        {errors.address && <FieldError id="address-problem">{errors.address}</FieldError>}
        <div className={pageCss.choices}>
          <AddressRadios name="address" addresses={addresses} chosen={chosen.address} />
        </div>
        {elsewhere > 0 && <p className={pageCss.quiet}>{t("checkout.shipping.elsewhere", { count: elsewhere })}</p>}
        <SeveralAddresses
          shipTos={data.frame.shipTos}
          pieces={data.frame.lines.reduce((sum, line) => sum + (line.editable ? line.quantity : 0), 0)}
          addresses={addresses.length}
          from="one-page"
        />
        <div>
          <Button type="submit" name="intent" value="new-address" icon="plus" size="sm">
            {t("checkout.shipping.newAddress")}
          </Button>
        </div>
      </fieldset>
      <fieldset className={pageCss.section}>
        <legend className={pageCss.quiet}>{t("checkout.shipping.contactHint")}</legend>
        <ContactRadios contacts={contacts} chosen={chosen.contact || null} />
        <div>
          <Button type="submit" name="intent" value="new-contact" icon="plus" size="sm">
            {t("checkout.shipping.newContact")}
          </Button>
        </div>
      </fieldset>
    </Part>
  );
}

export function MethodPart({ data, chosen, errors }: PartsProps) {
  const t = useT();
  const { methods } = data;
  const method = methods?.find(({ id }) => id === chosen.shippingMethod);
  const day = chosen.requestedOn === data.chosen.requestedOn ? data.requestedDay : null;
  return (
    <Part
      id="method"
      name={t("checkout.shipping.method")}
      value={[
        method?.name,
        method && (method.price ?? t("checkout.totals.free")),
        chosen.requestedOn && `${t("checkout.references.requestedOn")} ${day ?? chosen.requestedOn}`,
        chosen.shipComplete && t("checkout.references.shipComplete"),
      ]
        .filter(Boolean)
        .join("\u00a0· ")}
      open={data.open === "method" || !method || Boolean(errors.shippingMethod || errors.requestedOn)}
    >
      <MethodRadios
        name="shippingMethod"
        methods={methods}
        chosen={chosen.shippingMethod || null}
        error={errors.shippingMethod}
      />
      <DeliveryWishes data={data} chosen={chosen} errors={errors} />
    </Part>
  );
}

/** Address of the bill, and the VAT number where there is one. */
export function BillToPart({ data, chosen, errors }: PartsProps) {
  const t = useT();
  const { billings, vatExample } = data;
  const address = billings.find(({ id }) => id === chosen.billing);
  const value = [address ? address.lines.join(", ") : t("checkout.payment.sameAsShipping"), chosen.vatId];
  return (
    <Part
      id="bill-to"
      name={t("checkout.summary.billTo")}
      value={value.filter(Boolean).join("\u00a0· ")}
      open={data.open === "bill-to" || Boolean(errors.billing || errors.vatId)}
    >
      <fieldset className={pageCss.section} aria-describedby={errors.billing && "billing-problem"}>
        <legend className={pageCss.quiet}>{t("checkout.payment.billing")}</legend>
        {errors.billing && <FieldError id="billing-problem">{errors.billing}</FieldError>}
        <div className={pageCss.choices}>
          <div className={pageCss.choice}>
            <Radio
              name="billing"
              value="same"
              defaultChecked={!address}
              label={<span className={pageCss.choiceName}>{t("checkout.payment.sameAsShipping")}</span>}
            />
          </div>
          <AddressRadios name="billing" addresses={billings} chosen={chosen.billing} />
        </div>
      </fieldset>
      {vatExample !== null && (
        <TextInput
          name="vatId"
          label={t("checkout.payment.vatId")}
          hint={t("checkout.payment.vatHint", { example: vatExample })}
          defaultValue={chosen.vatId}
          error={errors.vatId}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          optional
        />
      )}
    </Part>
  );
}

/** Special handling, and a comment that the documents show. */
export function NotesPart({ data, chosen, errors }: PartsProps) {
  const t = useT();
  const value = [chosen.specialHandling, chosen.comment].filter(Boolean).join("\u00a0· ");
  return (
    <Part
      id="notes"
      name={t("checkout.onePage.notes")}
      value={value || t("checkout.onePage.none")}
      open={data.open === "notes" || Boolean(errors.comment || errors.specialHandling)}
    >
      <TextArea
        name="specialHandling"
        label={t("checkout.shipping.handling")}
        hint={t("checkout.shipping.handlingHint")}
        defaultValue={chosen.specialHandling}
        error={errors.specialHandling}
        maxLength={500}
        rows={2}
        optional
      />
      <TextArea
        name="comment"
        label={t("checkout.payment.comment")}
        hint={t("checkout.payment.commentHint")}
        defaultValue={chosen.comment}
        error={errors.comment}
        maxLength={1000}
        rows={2}
        optional
      />
    </Part>
  );
}
