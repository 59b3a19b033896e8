import { ApprovalRequests } from "~/components/approvals/approval-requests";
import { OwnList } from "~/components/approvals/own-list";
import { Form, Link } from "~/components/navigation";
import { OrderStatus } from "~/components/order/order-status";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Entries } from "~/components/ui/entries/entries";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { MyAccountData } from "~/loaders/account/my.server";
import type { Overview } from "~/loaders/account/overview.server";
import { AccountFrame, accountPages, Unreachable } from "./account-frame";
import * as css from "./account-page.css";
import { SignOutButton } from "./sign-out-pages";

/** `/account/my`: the customer's overview page. */
export function MyAccountPage({ data: { customer, overview, requests } }: { data: MyAccountData }) {
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
      <ApprovalRequests requests={requests} />
      {overview && <UnderWay overview={overview} />}
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

/** Orders that are not complete, and quotes that end soon. */
function UnderWay({ overview: { orders, quotes } }: { overview: Overview }) {
  const t = useT();
  return (
    <>
      <OwnList id="orders-under-way" title={t("account.my.ordersUnderWay")} rows={orders}>
        {({ number, href, date, status, key }) => (
          <li key={number}>
            <Form method="post" action={href} className={css.buttons}>
              <span className={css.beforeButton}>
                <Link to={href}>
                  <Mono>{number}</Mono>
                </Link>{" "}
                <OrderStatus status={status} />{" "}
                <span className={css.quiet}>
                  <Entries entries={[date]} />
                </span>
              </span>
              <input type="hidden" name="key" value={key} />
              <Button type="submit" name="intent" value="reorder" size="sm" icon="basket">
                {t("order.reorder")}
                <VisuallyHidden>{number}</VisuallyHidden>
              </Button>
            </Form>
          </li>
        )}
      </OwnList>
      <OwnList id="quotes-ending" title={t("account.my.quotesEnding")} rows={quotes}>
        {({ number, href, expires }) => (
          <li key={number}>
            <Link to={href}>
              <Mono>{number}</Mono>
            </Link>{" "}
            <span className={css.quiet}>
              <Entries entries={[t("account.my.validUntil", { date: expires })]} />
            </span>
          </li>
        )}
      </OwnList>
    </>
  );
}
