import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { SignUpConfirmData } from "~/loaders/account/sign-up.server";
import type { VerifyData, VerifyRequestData } from "~/loaders/account/verify.server";
import { FormProblem, NarrowPage } from "./account-frame";
import * as css from "./account-page.css";
import { KnownField } from "./known-field";
import { PasswordField } from "./password-field";

const requestPath = "/account/sign-up/verify-request";

/** `/account/sign-up/confirm`: a mail was sent. */
export function SignUpConfirmPage({ data: { email, goto } }: { data: SignUpConfirmData }) {
  const t = useT();
  return (
    <NarrowPage title={t("account.confirm.title")}>
      <p>{email ? t("account.confirm.text", { email }) : t("account.confirm.textPlain")}</p>
      <p>{t("account.confirm.meanwhile")}</p>
      <div className={css.buttons}>
        <LinkButton to={goto} variant="primary">
          {t("account.confirm.continue")}
        </LinkButton>
        <LinkButton to={requestPath}>{t("account.confirm.again")}</LinkButton>
      </div>
      <p className={css.quiet}>{t("account.confirm.notArrived")}</p>
    </NarrowPage>
  );
}

/** `/account/sign-up/verify`: opened from the mail's link; the button confirms. */
export function VerifyPage({
  data: { state, token, key, problem, asksPassword, signedIn, basket },
}: {
  data: VerifyData;
}) {
  const t = useT();
  if (state === "done") {
    return (
      <NarrowPage title={t("account.verify.doneTitle")}>
        <Notice tone="success" announce="polite">
          {t("account.verify.done")}
        </Notice>
        <div className={css.buttons}>
          {basket && (
            <LinkButton variant="primary" to="/checkout">
              {t("account.verify.goOn")}
            </LinkButton>
          )}
          <LinkButton variant={basket ? "secondary" : "primary"} to={signedIn ? "/account/my" : "/account/sign-in"}>
            {t(signedIn ? "chrome.myAccount" : "chrome.signIn")}
          </LinkButton>
        </div>
      </NarrowPage>
    );
  }
  if (state === "deleted") {
    return (
      <NarrowPage title={t("account.verify.deletedTitle")}>
        <Notice tone="success" announce="polite">
          {t("account.verify.deleted")}
        </Notice>
      </NarrowPage>
    );
  }
  const message = state === "incomplete" ? t("account.verify.incomplete") : problem;
  // With the token, so that the page can be reloaded after a refusal.
  const action = `/account/sign-up/verify?${new URLSearchParams({ token })}`;
  return (
    <NarrowPage title={t("account.verify.title")}>
      {message && (
        <Notice tone="danger" announce="assertive" refusal>
          {message}
        </Notice>
      )}
      {state === "ask" ? (
        <>
          <p>{t(asksPassword ? "account.verify.textPassword" : "account.verify.text")}</p>
          <Form method="post" action={action} className={css.form}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="key" value={key} />
            {asksPassword && (
              <PasswordField label={t("account.verify.password")} name="password" autoComplete="current-password" />
            )}
            <div className={css.buttons}>
              <Button type="submit" variant="primary">
                {t("account.verify.submit")}
              </Button>
            </div>
          </Form>
          <section className={css.aside} aria-labelledby="not-me">
            <h2 id="not-me" className={css.legend}>
              {t("account.verify.notMe")}
            </h2>
            <p>{t("account.verify.notMeText")}</p>
            <Form method="post" action={action}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" name="intent" value="refuse">
                {t("account.verify.refuse")}
              </Button>
            </Form>
          </section>
        </>
      ) : (
        <div className={css.buttons}>
          <LinkButton to={requestPath} variant="primary">
            {t("account.confirm.again")}
          </LinkButton>
        </div>
      )}
    </NarrowPage>
  );
}

/** `/account/sign-up/verify-request`: requests the mail; unverified customers are redirected here. */
export function VerifyRequestPage({ data: { state, email, form } }: { data: VerifyRequestData }) {
  const t = useT();
  if (state === "verified") {
    return (
      <NarrowPage title={t("account.verifyRequest.title")}>
        <Notice tone="success">{t("account.verifyRequest.already")}</Notice>
        <div className={css.buttons}>
          <LinkButton to="/account/my" variant="primary">
            {t("chrome.myAccount")}
          </LinkButton>
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("account.verifyRequest.title")}>
      {state === "sent" ? (
        <Notice tone="success" title={t("account.verifyRequest.sentTitle")} announce="polite">
          {t("account.verifyRequest.sent")}
        </Notice>
      ) : (
        <p>
          {email && spaced(t("account.verifyRequest.needed"))}
          {t("account.verifyRequest.text")}
        </p>
      )}
      <FormProblem form={form} />
      <Form method="post" action={requestPath} noValidate className={css.form}>
        <KnownField
          form={email ? { ...form, values: { email } } : form}
          field="email"
          readOnly={email !== null}
          required
        />
        <div className={css.buttons}>
          <Button type="submit" variant={state === "sent" ? "secondary" : "primary"}>
            {t(state === "sent" ? "account.confirm.again" : "account.verifyRequest.submit")}
          </Button>
        </div>
      </Form>
    </NarrowPage>
  );
}
