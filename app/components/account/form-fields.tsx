import type { ComponentProps } from "react";
import { Select, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import type { CountryOption } from "~/loaders/account/sign-up.server";

type InputProps = Omit<ComponentProps<typeof TextInput>, "name" | "defaultValue" | "error" | "form"> & {
  form: FormState;
  name: string;
};

/** A field that shows the typed value and its error. */
export function FormInput({ form, name, ...input }: InputProps) {
  const { [name]: value = "" } = form.values;
  return <TextInput {...input} name={name} defaultValue={value} error={form.errors[name]} />;
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
