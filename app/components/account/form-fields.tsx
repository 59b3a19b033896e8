import type { ComponentProps } from "react";
import { Select, TextInput } from "~/components/ui/field";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account-form.server";
import type { CountryOption } from "~/loaders/account-sign-up.server";
import * as css from "./account-page.css";

type InputProps = Omit<ComponentProps<typeof TextInput>, "name" | "defaultValue" | "error" | "form"> & {
  form: FormState;
  name: string;
};

/** A field that shows what was typed before and what is wrong with it. */
export function FormInput({ form, name, ...input }: InputProps) {
  const { [name]: value = "" } = form.values;
  return <TextInput {...input} name={name} defaultValue={value} error={form.errors[name]} />;
}

interface NameFieldsProps {
  form: FormState;
  familyFirst: boolean;
  kana: boolean;
}

/** First and last name in the order of the page's language, with their readings for Japan. */
export function NameFields({ form, familyFirst, kana }: NameFieldsProps) {
  const t = useT();
  const first = (
    <FormInput
      form={form}
      name="firstName"
      label={t("account.fields.firstName")}
      autoComplete="given-name"
      required
      maxLength={60}
    />
  );
  const last = (
    <FormInput
      form={form}
      name="lastName"
      label={t("account.fields.lastName")}
      autoComplete="family-name"
      required
      maxLength={60}
    />
  );
  const reading = (name: "firstNameKana" | "lastNameKana") => (
    <FormInput form={form} name={name} label={t(`account.fields.${name}`)} autoComplete="off" optional maxLength={60} />
  );
  return (
    <>
      <div className={css.pair}>
        {familyFirst ? last : first}
        {familyFirst ? first : last}
      </div>
      {kana && (
        <div className={css.pair}>
          {reading("lastNameKana")}
          {reading("firstNameKana")}
        </div>
      )}
    </>
  );
}

interface CountrySelectProps {
  form: FormState;
  countries: readonly CountryOption[];
  country: string;
  hint?: string;
}

export function CountrySelect({ form, countries, country, hint }: CountrySelectProps) {
  const t = useT();
  return (
    <Select
      name="country"
      label={t("account.fields.country")}
      hint={hint}
      defaultValue={country}
      autoComplete="country"
      required
      error={form.errors.country}
    >
      <option value="">{t("account.fields.chooseCountry")}</option>
      {countries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
