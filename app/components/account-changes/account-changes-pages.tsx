import "~/components/country/kept-form.css";
import { AccountFrame, FormProblem, NarrowPage, Unreachable } from "~/components/account/account-frame";
import * as css from "~/components/account/account-page.css";
import { FormInput } from "~/components/account/form-fields";
import { CurrentPassword } from "~/components/account/password-field";
import { Form, Link } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type {
  ChangeEmailData,
  ConfirmEmailData,
  EraseAccountData,
} from "~/loaders/account-changes/account-changes.server";

const settings = "/account/my/accountsettings";

/** `/account/my/email`. */
export function ChangeEmailPage({ data: { email, form, sent } }: { data: ChangeEmailData }) {
  const t = useT();
  return (
    <AccountFrame title={t("account.email.title")} parent={{ label: t("account.settings.title"), to: settings }}>
      <h1>{t("account.email.title")}</h1>
      {sent && (
        <Notice tone="success" announce="polite">
          {t("account.email.sent")}
        </Notice>
      )}
      <FormProblem form={form} />
      {email === null ? (
        <Unreachable />
      ) : (
        <section className={css.section}>
          <p>{t("account.email.text", { email })}</p>
          <Form id="typed" method="post" action="/account/my/email" noValidate className={css.wideForm}>
            <FormInput
              form={form}
              name="email"
              type="email"
              label={t("account.email.field")}
              autoComplete="email"
              maxLength={254}
              required
            />
            <CurrentPassword form={form} />
            <div className={css.buttons}>
              <Button type="submit" variant="primary">
                {t("account.email.submit")}
              </Button>
            </div>
          </Form>
        </section>
      )}
    </AccountFrame>
  );
}

/** `/account/email`: opened from the mail's link; the button confirms. */
export function ConfirmEmailPage({ data: { state, token, problem } }: { data: ConfirmEmailData }) {
  const t = useT();
  const message = state === "incomplete" || state === "expired" ? t(`account.email.${state}`) : problem;
  return (
    <NarrowPage title={t("account.email.confirmTitle")}>
      {message && (
        <Notice tone="danger" announce="assertive" refusal>
          {message}
        </Notice>
      )}
      {(state === "waiting" || state === "changed") && (
        <Notice tone="success" announce="polite">
          {t(`account.email.${state}`)}
        </Notice>
      )}
      {state === "changed" && (
        <p>
          <TextLink to="/account/my">{t("account.my.title")}</TextLink>
        </p>
      )}
      {state === "expired" && (
        <p>
          <TextLink to="/account/my/email">{t("account.email.title")}</TextLink>
        </p>
      )}
      {state === "ask" && (
        <>
          <p>{t("account.email.confirmText")}</p>
          <Form method="post" action="/account/email" className={css.buttons}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary">
              {t("account.email.confirm")}
            </Button>
          </Form>
        </>
      )}
    </NarrowPage>
  );
}

/** `/account/my/delete`. */
export function EraseAccountPage({ data: { state, form } }: { data: EraseAccountData }) {
  const t = useT();
  if (state === "erased") {
    return (
      <NarrowPage title={t("account.erase.title")}>
        <Notice tone="success" announce="polite">
          {t("account.erase.done")}
        </Notice>
      </NarrowPage>
    );
  }
  return (
    <AccountFrame title={t("account.erase.title")} parent={{ label: t("account.settings.title"), to: settings }}>
      <h1>{t("account.erase.title")}</h1>
      <FormProblem form={form} />
      {state === "unreachable" && <Unreachable />}
      {state === "only-admin" && (
        <Notice tone="warning" title={t("account.erase.onlyAdmin")} announce="polite">
          <p>{t("account.erase.onlyAdminText")}</p>
          <Link to="/account/my/company">{t("account.company.members")}</Link>
        </Notice>
      )}
      {state === "ask" && (
        <section className={css.section}>
          <p>{t("account.erase.text")}</p>
          <p>
            <a href="/account/my/data.json">{t("account.settings.dataDownload")}</a>
          </p>
          <Form method="post" action="/account/my/delete" noValidate className={css.wideForm}>
            <CurrentPassword form={form} />
            <div className={css.buttons}>
              <Button type="submit" variant="primary">
                {t("account.erase.submit")}
              </Button>
              <LinkButton to={settings}>{t("account.erase.keep")}</LinkButton>
            </div>
          </Form>
        </section>
      )}
    </AccountFrame>
  );
}
