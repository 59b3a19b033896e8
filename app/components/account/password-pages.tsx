import "~/components/country/kept-form.css";
import { Form, Link } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { ChangePasswordData } from "~/loaders/account/password.server";
import type { ResetData, ResetRequestData } from "~/loaders/account/reset.server";
import { FormProblem, NarrowPage } from "./account-frame";
import * as css from "./account-page.css";
import { KnownField } from "./known-field";
import { CurrentPassword, NewPassword } from "./password-field";

const requestPath = "/account/password/reset/request";

/** `/account/password/change`. */
export function ChangePasswordPage({ data: { form } }: { data: ChangePasswordData }) {
  const t = useT();
  return (
    <NarrowPage title={t("account.password.changeTitle")}>
      <p>{t("account.password.changeNote")}</p>
      <FormProblem form={form} />
      <Form method="post" action="/account/password/change" noValidate className={css.form}>
        <CurrentPassword form={form} />
        <NewPassword form={form} />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t("account.password.changeSubmit")}
          </Button>
          <Link to="/account/my/accountsettings">{t("account.addresses.cancel")}</Link>
        </div>
      </Form>
    </NarrowPage>
  );
}

/** `/account/password/reset`: opened from the mail's link. */
export function ResetPage({ data: { state, token, key, form } }: { data: ResetData }) {
  const t = useT();
  if (state !== "ask") {
    return (
      <NarrowPage title={t("account.password.resetTitle")}>
        <Notice tone="danger" announce="assertive">
          {t(state === "expired" ? "account.password.resetExpired" : "account.password.resetIncomplete")}
        </Notice>
        <div className={css.buttons}>
          <LinkButton to={requestPath} variant="primary">
            {t("account.password.requestAgain")}
          </LinkButton>
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("account.password.resetTitle")}>
      <FormProblem form={form} />
      <Form
        method="post"
        // With the token, so that the page can be reloaded after a refusal.
        action={`/account/password/reset?${new URLSearchParams({ token })}`}
        noValidate
        className={css.form}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="key" value={key} />
        <NewPassword form={form} />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t("account.password.resetSubmit")}
          </Button>
        </div>
      </Form>
    </NarrowPage>
  );
}

/** `/account/password/reset/request`. */
export function ResetRequestPage({ data: { form, required } }: { data: ResetRequestData }) {
  const t = useT();
  return (
    <NarrowPage title={t("account.password.requestTitle")}>
      {required && <Notice tone="warning">{t("account.password.requestRequired")}</Notice>}
      <p>{t("account.password.requestText")}</p>
      <FormProblem form={form} />
      <Form id="typed" method="post" action={requestPath} noValidate className={css.form}>
        <KnownField form={form} field="email" autoComplete="username" required />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t("account.password.requestSubmit")}
          </Button>
          <Link to="/account/sign-in">{t("account.password.backToSignIn")}</Link>
        </div>
      </Form>
    </NarrowPage>
  );
}

const messages = {
  changed: { title: "account.password.changedTitle", text: "account.password.changed" },
  reset: { title: "account.password.resetDoneTitle", text: "account.password.resetDone" },
} as const;

/** Confirms that the password was set, and links to sign-in. */
export function PasswordSetPage({ message }: { message: keyof typeof messages }) {
  const t = useT();
  const { title, text } = messages[message];
  return (
    <NarrowPage title={t(title)}>
      <Notice tone="success" announce="polite">
        {t(text)}
      </Notice>
      <div className={css.buttons}>
        <LinkButton to="/account/sign-in" variant="primary">
          {t("chrome.signIn")}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}

/** `/account/password/reset/request-confirm`. */
export function ResetRequestedPage() {
  const t = useT();
  return (
    <NarrowPage title={t("account.password.requestConfirmTitle")}>
      <Notice tone="success" announce="polite">
        {t("account.password.requestConfirm")}
      </Notice>
      <p>{t("account.password.requestConfirmNote")}</p>
      <div className={css.buttons}>
        <LinkButton to="/account/sign-in">{t("account.password.backToSignIn")}</LinkButton>
        <Link to={requestPath}>{t("account.password.requestAgain")}</Link>
      </div>
    </NarrowPage>
  );
}
