import type { UnsentForm } from "@domain/http/unsent-form";
import { useLocation } from "@framework/remix";
import type { ReactNode } from "react";
import { SendAgain } from "~/components/chrome/errors/unsent-form";
import { Link } from "~/components/navigation";
import { Problems } from "~/components/problems";
import { RequestReference } from "~/components/request-id";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { FormState } from "~/loaders/account/form.server";
import * as css from "./account-page.css";

/** A page with a single task, such as signing in. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: title }]} />
      <div className={css.narrow}>
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}

interface AccountFrameProps {
  title: string;
  /** Parent page between the account and this one. */
  parent?: { readonly label: string; readonly to: string };
  children: ReactNode;
}

/** An account page with links to the others. */
export function AccountFrame({ title, parent, children }: AccountFrameProps) {
  const t = useT();
  const { pathname } = useLocation();
  const isEntry = pathname === "/account/my";
  // The segments "my" and "account" have no breadcrumb steps of their own.
  const above = isEntry ? [] : [{ label: t("account.my.title"), to: "/account/my" }, ...(parent ? [parent] : [])];
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, ...above, { label: title }]} />
      <div className={css.columns}>
        <AccountNavigation pathname={pathname} />
        <div className={css.main}>{children}</div>
      </div>
    </Page>
  );
}

/** Account pages, in menu order. */
export const accountPages = [
  { to: "/account/my/orderhistory", label: "account.my.orders", text: "account.my.ordersText" },
  { to: "/account/my/myquotes", label: "account.my.quotes", text: "account.my.quotesText" },
  { to: "/account/my/lots", label: "account.my.lots", text: "account.my.lotsText" },
  { to: "/account/my/labnotebook", label: "account.my.notebook", text: "account.my.notebookText" },
  { to: "/account/my/addresses", label: "account.my.addresses", text: "account.my.addressesText" },
  { to: "/account/my/company", label: "account.my.company", text: "account.my.companyText" },
  { to: "/account/my/accountsettings", label: "account.my.settings", text: "account.my.settingsText" },
] as const;

function AccountNavigation({ pathname }: { pathname: string }) {
  const t = useT();
  const pages = [{ to: "/account/my", label: "account.my.overview" } as const, ...accountPages];
  return (
    <nav aria-label={t("account.my.navigation")}>
      <ul className={css.navigation}>
        {pages.map(({ to, label }) => (
          <li key={to} className={css.navigationItem}>
            <Link to={to} className={css.navigationLink} aria-current={to === pathname ? "page" : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Error of the form as a whole, announced when it appears. */
export function FormProblem({ form }: { form: Pick<FormState, "problem"> }) {
  return <Problems problems={form.problem ? [form.problem] : []} answer={form} />;
}

/** @param unsent the failed form, ready to be sent again */
export function Unreachable({ unsent = null }: { unsent?: UnsentForm | null }) {
  const t = useT();
  return (
    <Notice tone="warning" announce="polite">
      {t("account.errors.unreachable")}
      <RequestReference />
      {unsent && <SendAgain {...unsent} />}
    </Notice>
  );
}
