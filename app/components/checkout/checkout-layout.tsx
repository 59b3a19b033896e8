import "~/components/country/kept-form.css";
import { type ReactNode, useEffect } from "react";
import { LineChange, LineObstacle, RemoveUnavailable } from "~/components/basket/line-notes";
import { LinkButton } from "~/components/ui/button/button";
import { Mono, Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { CheckoutFrame, CheckoutStepView } from "~/loaders/checkout/frame.server";
import { setKnownCount } from "~/stores/basket/basket";
import * as css from "./checkout-page.css";
import { StepList } from "./step-list";
import { TotalsTable } from "./totals-table";

const names = {
  review: "checkout.steps.review",
  shippinginformation: "checkout.steps.shipping",
  paymentinformation: "checkout.steps.payment",
  summary: "checkout.steps.summary",
  confirmation: "checkout.steps.confirmation",
} as const;

interface CheckoutLayoutProps {
  title: string;
  steps: readonly CheckoutStepView[];
  /** Beside the step, or below it on phones. */
  side?: ReactNode;
  children: ReactNode;
}

/** A checkout page: steps, content, summary. */
export function CheckoutLayout({ title, steps, side, children }: CheckoutLayoutProps) {
  const t = useT();
  return (
    <Page className={css.page}>
      <StepList
        label={t("checkout.steps.label")}
        steps={steps.map(({ key, to, state }) => ({ key, name: t(names[key]), to, state }))}
      />
      <h1 className={css.title}>{title}</h1>
      {side ? (
        <div className={css.columns}>
          <div className={css.main}>{children}</div>
          {side}
        </div>
      ) : (
        <div className={css.main}>{children}</div>
      )}
    </Page>
  );
}

interface OrderSideProps {
  frame: CheckoutFrame;
  /** Set if the step itself shows the lines. */
  withoutLines?: boolean;
  /** Set if the step itself offers to remove items that cannot be ordered. */
  withoutRemoval?: boolean;
  children?: ReactNode;
}

/** Lines and totals beside every step. */
export function OrderSide({ frame, withoutLines, withoutRemoval, children }: OrderSideProps) {
  const t = useT();
  const { lines, count, totals } = frame;
  // A promotion may have added a gift. Report each count only once, because the header may receive a newer count later.
  useEffect(() => setKnownCount(frame.count), [frame]);
  return (
    <section className={css.side} aria-labelledby="order-side">
      <h2 id="order-side" className={css.sideTitle}>
        {t("checkout.side.heading")}
      </h2>
      {withoutLines ? (
        <p className={css.quiet}>{t("checkout.side.items", { count })}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
        <ul className={css.sideLines} aria-label={t("checkout.lines.label")} tabIndex={0}>
          {lines.map((line) => (
            <li key={line.id} className={css.sideLine}>
              <span>
                {line.quantity} × {line.name} <Mono>{line.sku}</Mono>
                {line.shipTo && <span className={css.lines}>{t("checkout.shipTo.to", { address: line.shipTo })}</span>}
              </span>
              <span>{line.total}</span>
              {line.unavailable ? (
                <LineObstacle line={line} className={css.sideNote} />
              ) : (
                <LineChange line={line} className={css.sideNote} />
              )}
            </li>
          ))}
        </ul>
      )}
      <TotalsTable totals={totals} />
      {!withoutRemoval && <RemoveUnavailable lines={lines} to={frame.action} />}
      {children}
      {!withoutLines && <TextLink to="/cart">{t("checkout.review.edit")}</TextLink>}
    </section>
  );
}

/** Link to the previous step. */
export function BackLink({ to }: { to: string }) {
  const t = useT();
  return (
    <LinkButton to={to} variant="quiet">
      {t("checkout.shipping.back")}
    </LinkButton>
  );
}
