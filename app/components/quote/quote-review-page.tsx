import type { FormEvent } from "react";
import { HumanCheckFields, useOutsideCheck } from "~/components/account/human-check-fields";
import { UnreachableBasket } from "~/components/basket/basket-states";
import { RemoveUnavailable } from "~/components/basket/line-notes";
import { Form } from "~/components/navigation";
import { SearchBox } from "~/components/search-box";
import { Button, LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { ChoiceGroup, Radio } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { QuoteReviewData } from "~/loaders/quote/review.server";
import { QuoteFrame } from "./quote-frame";
import { DistributorLines, DistributorPart, QuoteLines, QuoteTotals } from "./quote-parts";
import * as css from "./quotes.css";

/** `/quote/review`. */
export function QuoteReviewPage({ data }: { data: QuoteReviewData }) {
  const t = useT();
  const { mode, unreachable, lines, totals, problem, lost } = data;
  return (
    <QuoteFrame mode={mode} step="/quote/review" title={t(mode === "lead" ? "quote.leadTitle" : "quote.title")}>
      {lost && (
        <Notice tone="warning" announce="polite">
          {t(!unreachable && lines.length === 0 ? "quote.lostEmpty" : "quote.lost")}
        </Notice>
      )}
      {unreachable && <UnreachableBasket to="/quote/review" />}
      {problem && (
        <Notice tone="danger" announce="assertive" refusal>
          {problem}
        </Notice>
      )}
      {!unreachable && lines.length === 0 && (
        <EmptyState title={t("basket.emptyTitle")} search={<SearchBox variant="panel" />}>
          {t("quote.emptyText")}
        </EmptyState>
      )}
      {lines.length > 0 && (
        <div className={css.columns}>
          <div className={css.stack}>
            <p>{t(mode === "lead" ? "quote.leadIntro" : "quote.intro")}</p>
            <QuoteLines quote={{ lines }} />
          </div>
          <section className={css.side} aria-labelledby="quote-next">
            <h2 id="quote-next" className={css.sideTitle}>
              {t(mode === "lead" ? "quote.distributorHeading" : "quote.comesTo")}
            </h2>
            {mode === "quote" && <QuoteTotals totals={totals} />}
            <RemoveUnavailable lines={lines} to="/quote/review" />
            {!lines.some(({ unavailable }) => unavailable) && <GenerateForm data={data} />}
            <LinkButton to="/cart" block>
              {t("quote.changeBasket")}
            </LinkButton>
          </section>
        </div>
      )}
    </QuoteFrame>
  );
}

function GenerateForm({
  data: { check, distributors, chosenDistributor, distributorError },
}: {
  data: QuoteReviewData;
}) {
  const t = useT();
  const { warm, answer, notice, needed } = useOutsideCheck(check);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!needed) return;
    event.preventDefault();
    const sent = event.currentTarget;
    // Not `requestSubmit`, which would trigger this handler again.
    void answer(sent).then(() => sent.submit());
  };
  const [only] = distributors;
  return (
    <Form
      method="post"
      action="/quote/review"
      className={css.choices}
      onFocus={needed ? warm : undefined}
      onSubmit={needed ? send : undefined}
    >
      <HumanCheckFields check={check} />
      {notice}
      {distributors.length === 1 && only && <DistributorPart distributor={only} />}
      {distributors.length > 1 && (
        <ChoiceGroup legend={t("quote.chooseDistributor")} error={distributorError}>
          {distributors.map((distributor) => (
            <div key={distributor.id} className={css.choice}>
              <Radio
                name="distributor"
                value={distributor.id}
                defaultChecked={distributor.id === chosenDistributor}
                required
                label={distributor.name}
              />
              <DistributorLines distributor={distributor} />
            </div>
          ))}
        </ChoiceGroup>
      )}
      <Button type="submit" variant="primary" block>
        {t("quote.continue")}
      </Button>
    </Form>
  );
}
