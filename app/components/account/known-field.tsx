import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import { FormInput } from "./form-fields";

type FormInputProps = ComponentProps<typeof FormInput>;
type Shape = Pick<
  FormInputProps,
  "type" | "autoComplete" | "autoCapitalize" | "spellCheck" | "inputMode" | "maxLength"
>;

/** Personal and address fields, the same in every form; labels are `account.fields.<name>`. */
const shapes = {
  nickname: { maxLength: 60 },
  firstName: { autoComplete: "given-name", maxLength: 60 },
  lastName: { autoComplete: "family-name", maxLength: 60 },
  firstNameKana: { maxLength: 60 },
  lastNameKana: { maxLength: 60 },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false, maxLength: 254 },
  phone: { type: "tel", autoComplete: "tel", maxLength: 30 },
  phoneNumberExt: { autoComplete: "tel-extension", inputMode: "numeric", maxLength: 10 },
  mobile: { type: "tel", autoComplete: "tel", maxLength: 30 },
  mobileExt: { autoComplete: "tel-extension", inputMode: "numeric", maxLength: 10 },
  company: { autoComplete: "organization", maxLength: 100 },
  organisation: { autoComplete: "organization", maxLength: 100 },
  department: { maxLength: 100 },
  streetName: { autoComplete: "address-line1", maxLength: 100 },
  building: { autoComplete: "address-line2", maxLength: 100 },
  additionalStreetInfo: { autoComplete: "address-line3", maxLength: 100 },
  city: { autoComplete: "address-level2", maxLength: 60 },
  state: { autoComplete: "address-level1", maxLength: 60 },
  postalCode: { autoComplete: "postal-code", maxLength: 20 },
  vatId: { autoCapitalize: "characters", spellCheck: false, maxLength: 20 },
} as const satisfies Record<string, Shape>;

type KnownFieldName = keyof typeof shapes;

interface KnownFieldProps extends Omit<FormInputProps, "name" | "label"> {
  field: KnownFieldName;
  /** Field name if the form uses another. */
  name?: string;
}

/** A known field; marked as optional unless `required` or overridden. */
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
  /** In the order of the page's language. */
  place: readonly KnownFieldName[];
  /** True if the country has postal codes; omit if the country can still change. */
  postalCodeNeeded?: boolean;
  /** True if the country's states are known. */
  stateNeeded?: boolean;
}

/** Address fields. */
export function PlaceFields({ form, place, postalCodeNeeded, stateNeeded }: PlaceFieldsProps) {
  const t = useT();
  return place.map((field) => {
    const required =
      field === "streetName" || field === "city" || (field === "postalCode" && postalCodeNeeded === true);
    // The country can still change in this form, so state the requirement as a hint.
    const hint = field === "state" && stateNeeded ? t("account.fields.stateHint") : undefined;
    const open = (field === "postalCode" && postalCodeNeeded === undefined) || hint !== undefined;
    return (
      <KnownField key={field} form={form} field={field} hint={hint} required={required} optional={!required && !open} />
    );
  });
}
