import * as css from "~/components/account/account-page.css";
import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import type { ApprovalRow } from "~/loaders/approvals/approval.server";

/** Orders that wait for a second person; nothing without any. */
export function ApprovalRequests({ requests }: { requests: readonly ApprovalRow[] }) {
  const t = useT();
  if (requests.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="approvals">
      <h2 id="approvals">{t("order.approval.waiting")}</h2>
      <ul className={css.sessions}>
        {requests.map(({ id, href, number, requester, total, until }) => (
          <li key={id}>
            <Link to={href}>{t("order.approval.of", { number, requester })}</Link> {total}{" "}
            <span className={css.quiet}>{t("order.approval.until", { date: until })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
