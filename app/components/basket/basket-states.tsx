import type { BasketState } from "@contracts/commerce/basket-answers";
import type { ReactNode } from "react";
import { RequestReference } from "~/components/request-id";
import { SearchBox } from "~/components/search-box";
import { Button, LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import * as css from "./basket-contents.css";

/** "3 items", "99+ items" above 99 (T-BASK-02). */
export function BasketStatus({ state, children }: { state: BasketState | null; children?: ReactNode }) {
  const t = useT();
  const count = state?.basket?.count ?? 0;
  const text =
    count === 0 ? t("basket.statusEmpty") : count > 99 ? t("basket.statusMany") : t("basket.statusCount", { count });
  return (
    <p role="status" className={css.status}>
      {state && !state.unreachable && !state.ended && text}
      {children}
    </p>
  );
}

/** Receives focus after the last line was removed. */
export const emptyBasketId = "basket-empty";

/** Empty basket with a search link (T-BASK-03). */
export function EmptyBasket() {
  const t = useT();
  return (
    <div id={emptyBasketId} tabIndex={-1}>
      <EmptyState title={t("basket.emptyTitle")} search={<SearchBox variant="panel" />}>
        {t("basket.emptyText")}
      </EmptyState>
    </div>
  );
}

/** The session and its basket have ended; offers to start another. */
export function EndedBasket({ ended }: { ended: NonNullable<BasketState["ended"]> }) {
  const t = useT();
  if (ended === "punchout") {
    return (
      <Notice tone="warning" title={t("basket.visitEnded.heading")}>
        {t("basket.visitEnded.text")}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" actions={<LinkButton to="/account/sign-in?goto=%2Fcart">{t("errors.login")}</LinkButton>}>
      {t("errors.sessionCustomer")}
    </Notice>
  );
}

interface UnreachableBasketProps {
  text?: string;
  onRetry?: () => void;
  /** The page to reload. */
  to?: string;
  /** Replaces the default text if something else is missing. */
  children?: ReactNode;
}

/** The basket could not be loaded; offers to retry. */
export function UnreachableBasket({ text, onRetry, to = "/cart", children }: UnreachableBasketProps) {
  const t = useT();
  return (
    <Notice
      tone="warning"
      announce="polite"
      title={text}
      actions={
        onRetry ? (
          <Button type="button" onClick={onRetry}>
            {t("basket.tryAgain")}
          </Button>
        ) : (
          <LinkButton to={to}>{t("basket.tryAgain")}</LinkButton>
        )
      }
    >
      {children ?? t("basket.error.unreachable")}
      {!onRetry && <RequestReference />}
    </Notice>
  );
}
