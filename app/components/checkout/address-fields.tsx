import type { ComponentProps } from "react";
import * as css from "~/components/account/account-page.css";
import { CountrySelect, FormInput, NameFields } from "~/components/account/form-fields";
import { useT } from "~/i18n/use-t";
import type { AddressFormView, ContactFormView } from "~/loaders/account-address-form.server";

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

interface AddressFieldsProps {
  view: Pick<AddressFormView, "form" | "familyFirst" | "countries" | "country" | "place" | "vatExample">;
  /** The country is settled by where the page sells to: it is shown and cannot be chosen. */
  fixedCountry?: boolean;
}

/** Fields of an address, in the order in which the page's language writes one; read by `readAddress`. */
export function AddressFields({ view, fixedCountry }: AddressFieldsProps) {
  const t = useT();
  const { form, familyFirst, countries, country, place, vatExample } = view;
  return (
    <>
      <FormInput
        form={form}
        name="nickname"
        label={t("account.fields.nickname")}
        hint={t("account.fields.nicknameHint")}
        autoComplete="off"
        maxLength={60}
        optional
      />
      {fixedCountry ? (
        <p>
          <input type="hidden" name="country" value={country} />
          {t("account.fields.country")}: <strong>{countries.find(({ value }) => value === country)?.label}</strong>
        </p>
      ) : (
        <CountrySelect form={form} countries={countries} country={country} />
      )}
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
    </>
  );
}

/** Fields of a contact; read by `readContact`. */
export function ContactFields({ view }: { view: Pick<ContactFormView, "form" | "familyFirst" | "kana"> }) {
  const t = useT();
  const { form, familyFirst, kana } = view;
  return (
    <>
      <NameFields form={form} familyFirst={familyFirst} kana={kana} />
      <FormInput
        form={form}
        name="email"
        type="email"
        label={t("account.fields.email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
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
        name="organisation"
        label={t("account.fields.organisation")}
        autoComplete="organization"
        maxLength={100}
        optional
      />
      <FormInput
        form={form}
        name="department"
        label={t("account.fields.department")}
        autoComplete="off"
        maxLength={100}
        optional
      />
    </>
  );
}
