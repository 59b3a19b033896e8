import * as css from "~/components/account/account-page.css";
import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import type { ApprovalRow } from "~/loaders/approvals/approval.server";
import { OwnList } from "./own-list";

/** Orders that wait for a second person. */
export function ApprovalRequests({ requests }: { requests: readonly ApprovalRow[] | null }) {
  const t = useT();
  return (
    <OwnList id="approvals" title={t("order.approval.waiting")} rows={requests}>
      {({ id, href, number, requester, total, until }) => (
        <li key={id}>
          <Link to={href}>{t("order.approval.of", { number, requester })}</Link> {total}{" "}
          <span className={css.quiet}>{t("order.approval.until", { date: until })}</span>
        </li>
      )}
    </OwnList>
  );
}
