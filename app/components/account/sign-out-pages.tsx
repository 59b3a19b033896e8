import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import type { ContinueData, SignOutData } from "~/loaders/account/sign-out.server";
import { NarrowPage } from "./account-frame";
import * as css from "./account-page.css";
import { leaveFormerShop } from "./former-shop";

/** Always a POST, so that no link can sign anyone out. */
export function SignOutButton({ primary }: { primary?: boolean }) {
  const t = useT();
  return (
    <Form method="post" action="/account/sign-out" onSubmit={() => leaveFormerShop()}>
      <Button type="submit" variant={primary ? "primary" : "secondary"}>
        {t("account.signOut.submit")}
      </Button>
    </Form>
  );
}

/** `/account/sign-out`: target of the header link without scripts. */
export function SignOutPage({ data: { signedIn } }: { data: SignOutData }) {
  const t = useT();
  return (
    <NarrowPage title={t("account.signOut.title")}>
      <p>{t(signedIn ? "account.signOut.text" : "account.signOut.none")}</p>
      <div className={css.buttons}>
        {signedIn ? (
          <>
            <SignOutButton primary />
            <LinkButton to="/account/my">{t("account.signOut.stay")}</LinkButton>
          </>
        ) : (
          <LinkButton to="/account/sign-in" variant="primary">
            {t("chrome.signIn")}
          </LinkButton>
        )}
      </div>
    </NarrowPage>
  );
}

/** `/account/continue`: redirects by a meta refresh; the button is for browsers that ignore it. */
export function ContinuePage({ data: { goto } }: { data: ContinueData }) {
  const t = useT();
  return (
    <NarrowPage title={t("account.continue.title")}>
      <p>{t("account.continue.text")}</p>
      <div className={css.buttons}>
        <LinkButton to={goto} variant="primary">
          {t("account.continue.go")}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
