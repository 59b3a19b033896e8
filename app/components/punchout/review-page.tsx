import { Form } from "@remix-run/react";
import { LineList } from "~/components/checkout/line-list";
import { Button, LinkButton } from "~/components/ui/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import type { PunchoutReviewData } from "~/loaders/punchout-review.server";
import * as css from "./punchout-page.css";

/** `/ct/punchout/review`: what goes back to the purchasing system, and the button that sends it. */
export function PunchoutReviewPage({ data }: { data: PunchoutReviewData }) {
  const t = useT();
  const { state, lines, problem, missing } = data;
  return (
    <Page className={css.page}>
      <Stack gap="s3">
        <div>
          <h1>{t(state === "inspect" ? "punchout.review.inspectTitle" : "punchout.review.title")}</h1>
          <p className={css.intro}>{t(`punchout.intro.${state}`)}</p>
        </div>
        {problem && (
          <Notice tone="danger" announce="assertive">
            {t(`punchout.problem.${problem}`)}
          </Notice>
        )}
        {missing && (
          <Notice tone="warning" title={t("punchout.review.missingTitle")}>
            {missing}
          </Notice>
        )}
        {state === "empty" ? (
          <div>
            <LinkButton to="/browse" variant="primary">
              {t("punchout.review.shop")}
            </LinkButton>
          </div>
        ) : (
          <div className={css.columns}>
            <LineList
              label={t("punchout.review.lines")}
              lines={lines}
              note={(line) =>
                line.unavailable && <Notice tone="warning">{t("basket.lineUnavailable", { sku: line.sku })}</Notice>
              }
            />
            <ReviewSide data={data} />
          </div>
        )}
        <LeaveForm />
      </Stack>
    </Page>
  );
}

function ReviewSide({ data: { state, count, total, seenTotal, blocked, destination } }: { data: PunchoutReviewData }) {
  const t = useT();
  return (
    <section className={css.side} aria-labelledby="punchout-total">
      <h2 id="punchout-total" className={css.sideTitle}>
        {t("punchout.review.items", { count })}
      </h2>
      <p className={css.total}>
        <span>{t("punchout.review.total")}</span> <strong className={css.amount}>{total}</strong>
      </p>
      <p className={css.note}>{t("punchout.review.totalNote")}</p>
      {state !== "inspect" && (
        // A document of its own: its policy lets its form lead to the buyer's system, this page's does not.
        <Form method="post" action="/ct/punchout/return" reloadDocument>
          <input type="hidden" name="intent" value="submit" />
          <input type="hidden" name="seen" value={seenTotal} />
          <Button type="submit" variant="primary" block disabled={blocked}>
            {t(state === "sent" ? "punchout.review.sendAgain" : "punchout.review.send")}
          </Button>
        </Form>
      )}
      {state !== "inspect" && destination && (
        <p className={css.note}>{t("punchout.review.destination", { host: destination })}</p>
      )}
      {state === "open" && <LinkButton to="/cart">{t("punchout.review.edit")}</LinkButton>}
    </section>
  );
}

function LeaveForm() {
  const t = useT();
  return (
    <Form method="post" action="/ct/punchout/return" reloadDocument>
      <input type="hidden" name="intent" value="leave" />
      <Button type="submit">{t("punchout.review.leave")}</Button>
    </Form>
  );
}
