import type { ReactNode } from "react";
import { StepList, type StepView } from "~/components/checkout/step-list";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./quotes.css";

const paths = ["/quote/review", "/quote/customer-info", "/quote/summary", "/quote/confirmation"] as const;
type QuotePath = (typeof paths)[number];

interface QuoteFrameProps {
  mode: "quote" | "lead";
  step: QuotePath;
  title: string;
  children: ReactNode;
}

/** Layout of a step of a quote or distributor request. */
export function QuoteFrame({ mode, step, title, children }: QuoteFrameProps) {
  const t = useT();
  const names = [
    t("quote.steps.review"),
    t(mode === "lead" ? "quote.steps.additional" : "quote.steps.customer"),
    t("quote.steps.summary"),
    t("quote.steps.confirmation"),
  ];
  const current = paths.indexOf(step);
  const steps = paths.map(
    (path, index): StepView => ({
      key: path,
      name: names[index] ?? "",
      // A submitted quote can no longer change.
      to: index < current && step !== "/quote/confirmation" ? path : null,
      state: index < current ? "done" : index === current ? "current" : "open",
    }),
  );
  return (
    <Page className={css.page}>
      <div className={css.stack}>
        <StepList label={t(mode === "lead" ? "quote.steps.leadLabel" : "quote.steps.label")} steps={steps} />
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}
