import type { FormState } from "~/loaders/account/form.server";
import * as css from "./account-page.css";
import { KnownField } from "./known-field";

interface NameFieldsProps {
  form: FormState;
  familyFirst: boolean;
  kana: boolean;
  maxLength?: number;
}

/** First and last name in the order of the page's language, with readings for Japan. */
export function NameFields({ form, familyFirst, kana, maxLength = 60 }: NameFieldsProps) {
  const first = <KnownField form={form} field="firstName" maxLength={maxLength} required />;
  const last = <KnownField form={form} field="lastName" maxLength={maxLength} required />;
  return (
    <>
      <div className={css.pair}>
        {familyFirst ? last : first}
        {familyFirst ? first : last}
      </div>
      {kana && (
        <div className={css.pair}>
          <KnownField form={form} field="lastNameKana" />
          <KnownField form={form} field="firstNameKana" />
        </div>
      )}
    </>
  );
}
