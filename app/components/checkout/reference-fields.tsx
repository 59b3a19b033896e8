import { type ReferenceName, type ReferenceRules, referenceNames } from "@contracts/commerce/references";
import { Select, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";

interface ReferenceFieldsProps {
  rules: ReferenceRules;
  chosen: Readonly<Partial<Record<ReferenceName, string>>>;
  errors: Readonly<Record<string, string>>;
}

/** Codes by which the company books the order: choices from its own list, or free text. */
export function ReferenceFields({ rules, chosen, errors }: ReferenceFieldsProps) {
  const t = useT();
  return (
    <>
      {referenceNames.map((name) => {
        const { required = false, codes = [] } = rules[name] ?? {};
        const field = { name, label: t(`checkout.references.${name}`), error: errors[name], optional: !required };
        if (codes.length === 0) {
          return <TextInput key={name} {...field} defaultValue={chosen[name]} maxLength={50} />;
        }
        return (
          <Select key={name} {...field} defaultValue={chosen[name]}>
            <option value="">{t("checkout.references.choose")}</option>
            {codes.map(({ code, name: title }) => (
              <option key={code} value={code}>
                {title === "" ? code : `${code} – ${title}`}
              </option>
            ))}
          </Select>
        );
      })}
    </>
  );
}
