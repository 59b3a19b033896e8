import { Link } from "~/components/navigation";
import { LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { MyAccountData } from "~/loaders/account/my.server";
import { AccountFrame, accountPages, Unreachable } from "./account-frame";
import * as css from "./account-page.css";
import { SignOutButton } from "./sign-out-pages";

/** `/account/my`: the customer's overview page. */
export function MyAccountPage({ data: { customer } }: { data: MyAccountData }) {
  const t = useT();
  return (
    <AccountFrame title={t("account.my.title")}>
      <div>
        <h1>{t("account.my.title")}</h1>
        {customer && (
          <p>
            {t("account.my.greeting", { name: customer.name })} <span className={css.quiet}>{customer.email}</span>
          </p>
        )}
      </div>
      {!customer && <Unreachable />}
      {customer && !customer.verified && (
        <Notice
          tone="warning"
          actions={<LinkButton to="/account/sign-up/verify-request">{t("account.my.confirmNow")}</LinkButton>}
        >
          {t("account.my.unverified")}
        </Notice>
      )}
      <ul className={css.cards}>
        {accountPages.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to} className={css.entry}>
              <h2 className={css.cardTitle}>{t(label)}</h2>
              <p className={css.quiet}>{t(text)}</p>
            </Link>
          </li>
        ))}
      </ul>
      <SignOutButton />
    </AccountFrame>
  );
}
