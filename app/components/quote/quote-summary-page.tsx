import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { QuoteSummaryData } from "~/loaders/quote/summary.server";
import { QuoteFrame } from "./quote-frame";
import { QuoteFacts, QuoteLines, QuoteParties, QuoteTerms, QuoteTotals } from "./quote-parts";
import * as css from "./quotes.css";

/** `/quote/summary`. */
export function QuoteSummaryPage({ data: { quote, problem, outdated } }: { data: QuoteSummaryData }) {
  const t = useT();
  const lead = quote.mode === "lead";
  return (
    <QuoteFrame mode={quote.mode} step="/quote/summary" title={t("quote.steps.summary")}>
      {problem && (
        <Notice
          tone="danger"
          announce="assertive"
          actions={outdated && <LinkButton to="/quote/review">{t("quote.reviewAgain")}</LinkButton>}
        >
          {problem}
        </Notice>
      )}
      <div className={css.columns}>
        <div className={css.stack}>
          <QuoteFacts quote={quote} />
          <QuoteParties quote={quote} />
          <QuoteLines quote={quote} />
          <QuoteTerms quote={quote} />
        </div>
        <section className={css.side} aria-labelledby="quote-next">
          <h2 id="quote-next" className={css.sideTitle}>
            {t(lead ? "quote.sendHeading" : "quote.comesTo")}
          </h2>
          <QuoteTotals totals={quote.totals} estimate={quote.document?.estimate} />
          <Form method="post" action="/quote/summary">
            <Button type="submit" variant="primary" block>
              {t(lead ? "quote.submitRequest" : "quote.submit")}
            </Button>
          </Form>
          <LinkButton to="/quote/customer-info" block>
            {t("quote.back")}
          </LinkButton>
        </section>
      </div>
    </QuoteFrame>
  );
}
