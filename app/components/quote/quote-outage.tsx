import { useLocation } from "@framework/remix";
import { useEffect } from "react";
import { UnreachableBasket } from "~/components/basket/basket-states";
import { UnsentForm } from "~/components/chrome/errors/unsent-form";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { failProgress } from "~/stores/progress";
import * as css from "./quotes.css";

const titles = [
  ["/customer-info", "quote.steps.customer"],
  ["/summary", "quote.steps.summary"],
  ["/confirmation", "quote.steps.confirmation"],
] as const;

/** Replaces a quote page during an outage; stored and typed data is kept. */
export function QuoteOutage({ error }: { error: unknown }) {
  const t = useT();
  const { pathname, search } = useLocation();
  useEffect(failProgress, []);
  const [, title = "quote.title"] = titles.find(([end]) => pathname.endsWith(end)) ?? [];
  return (
    <Page className={css.page}>
      <div className={css.stack}>
        <h1>{t(title)}</h1>
        <UnreachableBasket to={pathname + search}>{t("quote.outage")}</UnreachableBasket>
        <UnsentForm error={error} />
      </div>
    </Page>
  );
}
