import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { Checkbox, ChoiceGroup } from "~/components/ui/field";
import { useT } from "~/i18n/use-t";
import type { AddressFormView } from "~/loaders/account-address-form.server";
import { FormProblem } from "./account-frame";
import * as css from "./account-page.css";
import { CountrySelect, FormInput, NameFields } from "./form-fields";

const path = "/account/my/addresses";

type PlaceField = AddressFormView["place"][number];

const completions: Readonly<Record<PlaceField, ComponentProps<"input">["autoComplete"]>> = {
  streetName: "address-line1",
  building: "address-line2",
  additionalStreetInfo: "address-line3",
  city: "address-level2",
  state: "address-level1",
  postalCode: "postal-code",
};
const needed: readonly PlaceField[] = ["streetName", "city"];
const lengths: Partial<Record<PlaceField, number>> = { city: 60, state: 60, postalCode: 20 };

/** A new address, or a change of one; fields stand in the order in which the page's language writes an address. */
export function AddressForm({ view }: { view: AddressFormView }) {
  const t = useT();
  const { id, form, familyFirst, countries, country, place, vatExample, key } = view;
  return (
    <section className={css.section} aria-labelledby="address-form">
      <h2 id="address-form">{t(id ? "account.addresses.editTitle" : "account.addresses.addTitle")}</h2>
      <FormProblem form={form} />
      <Form method="post" action={path} noValidate className={css.wideForm}>
        <input type="hidden" name="id" value={id ?? ""} />
        <input type="hidden" name="key" value={key} />
        <FormInput
          form={form}
          name="nickname"
          label={t("account.fields.nickname")}
          hint={t("account.fields.nicknameHint")}
          autoComplete="off"
          maxLength={60}
          optional
        />
        <CountrySelect form={form} countries={countries} country={country} />
        <NameFields form={form} familyFirst={familyFirst} kana={false} />
        <FormInput
          form={form}
          name="company"
          label={t("account.fields.company")}
          autoComplete="organization"
          maxLength={100}
          optional
        />
        {place.map((name) => (
          <FormInput
            key={name}
            form={form}
            name={name}
            label={t(`account.fields.${name}`)}
            autoComplete={completions[name]}
            maxLength={lengths[name] ?? 100}
            required={needed.includes(name)}
            optional={!needed.includes(name) && name !== "postalCode"}
          />
        ))}
        <div className={css.unequalPair}>
          <FormInput
            form={form}
            name="phone"
            type="tel"
            label={t("account.fields.phone")}
            autoComplete="tel"
            maxLength={30}
            optional
          />
          <FormInput
            form={form}
            name="phoneNumberExt"
            label={t("account.fields.phoneNumberExt")}
            autoComplete="tel-extension"
            inputMode="numeric"
            maxLength={10}
            optional
          />
        </div>
        <FormInput
          form={form}
          name="vatId"
          label={t("account.fields.vatId")}
          hint={vatExample ? t("account.fields.example", { example: vatExample }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          optional
        />
        <ChoiceGroup legend={t("account.addresses.useFor")}>
          <Checkbox
            name="shipping"
            defaultChecked={form.values.shipping === "on"}
            label={t("account.addresses.useShipping")}
          />
          <Checkbox
            name="billing"
            defaultChecked={form.values.billing === "on"}
            label={t("account.addresses.useBilling")}
          />
        </ChoiceGroup>
        <SaveButtons intent="save-address">{t("account.addresses.save")}</SaveButtons>
      </Form>
    </section>
  );
}

/** Saves, or goes back to the lists. */
export function SaveButtons({ intent, children }: { intent: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className={css.buttons}>
      <Button type="submit" name="intent" value={intent} variant="primary">
        {children}
      </Button>
      <LinkButton to={path}>{t("account.addresses.cancel")}</LinkButton>
    </div>
  );
}
