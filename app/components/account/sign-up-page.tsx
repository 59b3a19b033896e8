import "~/components/country/kept-form.css";
import type { FormEvent } from "react";
import { Form, Link } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Checkbox, FieldError } from "~/components/ui/field/field";
import { spaced } from "~/i18n/spaced";
import { usePageLanguage, useT } from "~/i18n/use-t";
import type { SignUpData } from "~/loaders/account/sign-up.server";
import { FormProblem, NarrowPage } from "./account-frame";
import * as css from "./account-page.css";
import { CountrySelect, FormInput } from "./form-fields";
import { changesLanguage, HumanCheckFields, useOutsideCheck } from "./human-check-fields";
import { KnownField } from "./known-field";
import { NameFields } from "./name-fields";
import { PasswordField } from "./password-field";

/** `/account/sign-up`. */
export function SignUpPage({ data }: { data: SignUpData }) {
  const t = useT();
  const language = usePageLanguage();
  const { form, goto, countries, country, kana, check } = data;
  const { warm, answer, notice, needed } = useOutsideCheck(check);
  const onward = goto ? `?goto=${encodeURIComponent(goto)}` : "";
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!needed || changesLanguage(event)) return;
    event.preventDefault();
    const sent = event.currentTarget;
    // Not `requestSubmit`, which would trigger this handler again.
    void answer(sent).then(() => sent.submit());
  };
  return (
    <NarrowPage title={t("account.signUp.title")}>
      <p>{t("account.signUp.intro")}</p>
      <FormProblem form={form} />
      {notice}
      <Form
        id="typed"
        method="post"
        action={`/account/sign-up${onward}`}
        noValidate
        className={css.form}
        onFocus={needed ? warm : undefined}
        onSubmit={needed ? send : undefined}
      >
        <input type="hidden" name="goto" value={goto} />
        <HumanCheckFields check={check} />
        <fieldset className={css.group}>
          <legend className={css.legend}>{t("account.signUp.access")}</legend>
          <KnownField form={form} field="email" autoComplete="username" required />
          <PasswordField
            label={t("account.password.label")}
            name="password"
            autoComplete="new-password"
            error={form.errors.password}
            withRule
          />
        </fieldset>
        <fieldset className={css.group}>
          <legend className={css.legend}>{t("account.signUp.you")}</legend>
          <NameFields form={form} familyFirst={language !== "en"} kana={kana} />
          <FormInput
            form={form}
            name="companyName"
            label={t("account.fields.company")}
            autoComplete="organization"
            maxLength={100}
            optional
          />
          <CountrySelect form={form} countries={countries} country={country} hint={t("account.signUp.countryHint")} />
        </fieldset>
        <div className={css.group}>
          <Checkbox
            name="privacy"
            required
            defaultChecked={form.values.privacy === "on"}
            label={t("account.signUp.agree")}
            aria-invalid={form.errors.privacy ? true : undefined}
            aria-describedby={form.errors.privacy ? "privacy-error" : undefined}
          />
          {form.errors.privacy && <FieldError id="privacy-error">{form.errors.privacy}</FieldError>}
          <p className={css.quiet}>
            <Link to="/about-us/privacy">{t("account.signUp.privacy")}</Link>
          </p>
          <Checkbox
            name="newsletter"
            defaultChecked={form.values.newsletter === "on"}
            label={t("account.signUp.newsletter")}
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t("account.signUp.submit")}
          </Button>
        </div>
      </Form>
      <p>
        {spaced(t("account.signUp.already"))}
        <Link to={`/account/sign-in${onward}`}>{t("account.signUp.signIn")}</Link>
      </p>
    </NarrowPage>
  );
}
