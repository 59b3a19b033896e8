import * as css from "~/components/account/account-page.css";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { SignInData } from "~/loaders/account/sign-in.server";
import { usePasskeyCeremony, usePasskeySupport } from "./use-passkeys";

/** Sign-in with a passkey, in browsers that have them; the form with the password is beside it. */
export function PasskeySignIn({ goto, passkey }: Pick<SignInData, "goto" | "passkey">) {
  const t = useT();
  const supported = usePasskeySupport();
  const { form, ask, failed } = usePasskeyCeremony("use", passkey?.options ?? null);
  if (!supported && !passkey) return null;
  return (
    <Form ref={form} method="post" action="/account/sign-in" className={css.form}>
      <input type="hidden" name="goto" value={goto} />
      {passkey && <input type="hidden" name="proof" value={passkey.proof} />}
      {passkey && <input type="hidden" name="passkey" defaultValue="" />}
      {failed && (
        <Notice tone="warning" announce="polite">
          {t("account.passkeys.notUsed")}
        </Notice>
      )}
      <div className={css.buttons}>
        {passkey ? (
          <Button type="button" onClick={() => void ask()}>
            {t("account.passkeys.signIn")}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="passkey">
            {t("account.passkeys.signIn")}
          </Button>
        )}
      </div>
    </Form>
  );
}
