import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import { FormInput } from "./form-fields";

type FormInputProps = ComponentProps<typeof FormInput>;
type Shape = Pick<
  FormInputProps,
  "type" | "autoComplete" | "autoCapitalize" | "spellCheck" | "inputMode" | "maxLength"
>;

/** What people and places are asked for, in every form in the same way; labels are `account.fields.<name>`. */
const shapes = {
  nickname: { autoComplete: "off", maxLength: 60 },
  firstName: { autoComplete: "given-name", maxLength: 60 },
  lastName: { autoComplete: "family-name", maxLength: 60 },
  firstNameKana: { autoComplete: "off", maxLength: 60 },
  lastNameKana: { autoComplete: "off", maxLength: 60 },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false, maxLength: 254 },
  phone: { type: "tel", autoComplete: "tel", maxLength: 30 },
  phoneNumberExt: { autoComplete: "tel-extension", inputMode: "numeric", maxLength: 10 },
  mobile: { type: "tel", autoComplete: "tel", maxLength: 30 },
  mobileExt: { autoComplete: "tel-extension", inputMode: "numeric", maxLength: 10 },
  company: { autoComplete: "organization", maxLength: 100 },
  organisation: { autoComplete: "organization", maxLength: 100 },
  department: { autoComplete: "off", maxLength: 100 },
  streetName: { autoComplete: "address-line1", maxLength: 100 },
  building: { autoComplete: "address-line2", maxLength: 100 },
  additionalStreetInfo: { autoComplete: "address-line3", maxLength: 100 },
  city: { autoComplete: "address-level2", maxLength: 60 },
  state: { autoComplete: "address-level1", maxLength: 60 },
  postalCode: { autoComplete: "postal-code", maxLength: 20 },
  vatId: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, maxLength: 20 },
} as const satisfies Record<string, Shape>;

export type KnownFieldName = keyof typeof shapes;

interface KnownFieldProps extends Omit<FormInputProps, "name" | "label"> {
  field: KnownFieldName;
  /** Where the form calls it otherwise. */
  name?: string;
}

/** One of them; `required`, or marked as optional unless that is said otherwise. */
export function KnownField({ field, name = field, required, ...more }: KnownFieldProps) {
  const t = useT();
  return (
    <FormInput
      {...shapes[field]}
      optional={!required}
      {...more}
      required={required}
      name={name}
      label={t(`account.fields.${field}`)}
    />
  );
}

interface PlaceFieldsProps extends Pick<FormInputProps, "form"> {
  /** In the order in which the page's language writes them. */
  place: readonly KnownFieldName[];
  /** Whether the country has postal codes; left out where the country may still be chosen. */
  postalCodeNeeded?: boolean;
  /** Whether the address is in a country whose states are known. */
  stateNeeded?: boolean;
}

/** Lines of an address. */
export function PlaceFields({ form, place, postalCodeNeeded, stateNeeded }: PlaceFieldsProps) {
  const t = useT();
  return place.map((field) => {
    const required =
      field === "streetName" || field === "city" || (field === "postalCode" && postalCodeNeeded === true);
    // Another country may still be chosen in the same form: what it asks for is only said here.
    const hint = field === "state" && stateNeeded ? t("account.fields.stateHint") : undefined;
    const open = (field === "postalCode" && postalCodeNeeded === undefined) || hint !== undefined;
    return (
      <KnownField key={field} form={form} field={field} hint={hint} required={required} optional={!required && !open} />
    );
  });
}
