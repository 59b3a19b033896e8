import "~/components/country/kept-form.css";
import { Form, Link } from "~/components/navigation";
import { PasskeySignIn } from "~/components/passkeys/passkey-sign-in";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { SignInData } from "~/loaders/account/sign-in.server";
import { FormProblem, NarrowPage } from "./account-frame";
import * as css from "./account-page.css";
import { FormInput } from "./form-fields";
import { KnownField } from "./known-field";
import { PasswordField } from "./password-field";

/** `/account/sign-in`. Signing in loads a new document, because header and basket change. */
export function SignInPage({ data }: { data: SignInData }) {
  const t = useT();
  const { form, formKept, goto, challenge, guestPath, basketKept } = data;
  if (challenge !== null) return <CodePage form={form} goto={goto} challenge={challenge} />;
  const onward = onwardTo(goto);
  return (
    <NarrowPage title={t("account.signIn.title")}>
      {formKept && <Notice>{t("account.signIn.formKept")}</Notice>}
      <FormProblem form={form} />
      {goto.startsWith("/checkout") && (
        <p>
          {spaced(t("account.signIn.toOrder"))}
          {basketKept && t("account.signIn.basketKept")}
        </p>
      )}
      <Form id="typed" method="post" action={`/account/sign-in${onward}`} noValidate className={css.form}>
        <input type="hidden" name="goto" value={goto} />
        <KnownField form={form} field="email" autoComplete="username" required />
        <PasswordField
          label={t("account.password.label")}
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
        />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t("account.signIn.submit")}
          </Button>
          <Link to="/account/password/reset/request">{t("account.signIn.forgot")}</Link>
        </div>
      </Form>
      <PasskeySignIn goto={goto} passkey={data.passkey} />
      <section className={css.aside} aria-labelledby="new-here">
        <h2 id="new-here" className={css.legend}>
          {t("account.signIn.newHere")}
        </h2>
        <p>{t("account.signIn.why")}</p>
        <LinkButton to={`/account/sign-up${onward}`}>{t("account.signIn.register")}</LinkButton>
        {guestPath && (
          <p>
            <Link to={guestPath}>{t("account.signIn.asGuest")}</Link>
          </p>
        )}
      </section>
    </NarrowPage>
  );
}

/** In the address too, so that a refused form whose page is opened again still leads onward. */
const onwardTo = (goto: string): string => (goto ? `?goto=${encodeURIComponent(goto)}` : "");

/** Second step: the code of the app, or a recovery code. */
function CodePage({ form, goto, challenge }: Pick<SignInData, "form" | "goto"> & { challenge: string }) {
  const t = useT();
  const signIn = `/account/sign-in${onwardTo(goto)}`;
  return (
    <NarrowPage title={t("account.signIn.title")}>
      <FormProblem form={form} />
      <Form id="typed" method="post" action={signIn} noValidate className={css.form}>
        <input type="hidden" name="goto" value={goto} />
        <input type="hidden" name="challenge" value={challenge} />
        <FormInput
          form={form}
          name="code"
          label={t("account.secondFactor.code")}
          hint={t("account.secondFactor.codeOrRecovery")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
        />
        <div className={css.buttons}>
          <Button type="submit" variant="primary">
            {t("account.signIn.submit")}
          </Button>
          <Link to={signIn}>{t("account.password.backToSignIn")}</Link>
        </div>
      </Form>
    </NarrowPage>
  );
}
