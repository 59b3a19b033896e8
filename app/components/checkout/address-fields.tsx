import * as css from "~/components/account/account-page.css";
import { CountrySelect } from "~/components/account/form-fields";
import { KnownField, PlaceFields } from "~/components/account/known-field";
import { NameFields } from "~/components/account/name-fields";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { AddressFormView, ContactFormView } from "~/loaders/account/address-form.server";

interface AddressFieldsProps {
  view: Pick<
    AddressFormView,
    "form" | "familyFirst" | "countries" | "country" | "place" | "stateNeeded" | "vatExample"
  >;
  /** The country is fixed by the market: it is shown but cannot be changed. */
  fixedCountry?: boolean;
}

/** Address fields in the order of the page's language; parsed by `readAddress`. */
export function AddressFields({ view, fixedCountry }: AddressFieldsProps) {
  const t = useT();
  const { form, familyFirst, countries, country, place, vatExample } = view;
  return (
    <>
      <KnownField form={form} field="nickname" hint={t("account.fields.nicknameHint")} />
      {fixedCountry ? (
        <p>
          <input type="hidden" name="country" value={country} />
          {spaced(t("ui.label", { label: t("account.fields.country") }))}
          <strong>{countries.find(({ value }) => value === country)?.label}</strong>
        </p>
      ) : (
        <CountrySelect form={form} countries={countries} country={country} />
      )}
      <NameFields form={form} familyFirst={familyFirst} kana={false} />
      <KnownField form={form} field="company" />
      <PlaceFields form={form} place={place} stateNeeded={view.stateNeeded} />
      <div className={css.unequalPair}>
        <KnownField form={form} field="phone" />
        <KnownField form={form} field="phoneNumberExt" />
      </div>
      <KnownField
        form={form}
        field="vatId"
        hint={vatExample ? t("account.fields.example", { example: vatExample }) : undefined}
      />
    </>
  );
}

/** Contact fields; parsed by `readContact`. */
export function ContactFields({ view }: { view: Pick<ContactFormView, "form" | "familyFirst" | "kana"> }) {
  const { form, familyFirst, kana } = view;
  return (
    <>
      <NameFields form={form} familyFirst={familyFirst} kana={kana} />
      <KnownField form={form} field="email" required />
      <KnownField form={form} field="phone" />
      <KnownField form={form} field="organisation" />
      <KnownField form={form} field="department" />
    </>
  );
}
