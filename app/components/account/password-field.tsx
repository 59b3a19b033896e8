import { longestPassword, meetsRule, passwordRules } from "@domain/account/password";
import { useEffect, useId, useState } from "react";
import { Icon } from "~/components/icon";
import { Button } from "~/components/ui/button/button";
import { classes } from "~/components/ui/classes";
import { Field } from "~/components/ui/field/field";
import { control } from "~/components/ui/field/field.css";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import * as css from "./password-field.css";

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  /** Shows the password rules; with scripts, each one updates while typing. */
  withRule?: boolean;
}

/** A password field; with scripts it can be revealed. */
export function PasswordField({ label, name, autoComplete, error, withRule }: PasswordFieldProps) {
  const t = useT();
  const ruleId = useId();
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(false);
  const [scripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return (
    <>
      <Field label={label} error={error} required>
        {(attributes) => (
          <div className={css.row}>
            <input
              {...attributes}
              aria-describedby={classes(attributes["aria-describedby"], withRule && ruleId) || undefined}
              type={shown ? "text" : "password"}
              name={name}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={longestPassword}
              className={classes(control, css.input)}
              onInput={withRule ? (event) => setTyped(event.currentTarget.value) : undefined}
            />
            {scripts && (
              <Button
                type="button"
                className={css.show}
                aria-label={t(shown ? "account.password.hidePassword" : "account.password.showPassword")}
                onClick={() => setShown(!shown)}
              >
                {t(shown ? "account.password.hide" : "account.password.show")}
              </Button>
            )}
          </div>
        )}
      </Field>
      {withRule && <PasswordRules id={ruleId} typed={typed} />}
    </>
  );
}

/** Field for the current password. */
export function CurrentPassword({ form }: { form: FormState }) {
  const t = useT();
  return (
    <PasswordField
      label={t("account.password.current")}
      name="currentPassword"
      autoComplete="current-password"
      error={form.errors.currentPassword}
    />
  );
}

/** Field for a new password, with its rules. */
export function NewPassword({ form }: { form: FormState }) {
  const t = useT();
  return (
    <PasswordField
      label={t("account.password.next")}
      name="newPassword"
      autoComplete="new-password"
      error={form.errors.newPassword}
      withRule
    />
  );
}

function PasswordRules({ id, typed }: { id: string; typed: string }) {
  const t = useT();
  return (
    <div id={id}>
      <p className={css.rules}>{t("account.password.rule")}</p>
      <ul className={css.rules}>
        {passwordRules.map((rule) => {
          const met = typed !== "" && meetsRule(rule, typed);
          return (
            <li key={rule} className={css.rule} data-met={met}>
              <span className={css.mark}>{met ? <Icon name="success" size="sm" /> : "–"}</span>
              <span>
                {t(`account.password.rules.${rule}`)}
                {typed !== "" && (
                  <VisuallyHidden> ({t(met ? "account.password.met" : "account.password.unmet")})</VisuallyHidden>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
