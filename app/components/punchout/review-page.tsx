import type { ReactNode } from "react";
import { LineQuote } from "~/components/basket/line-notes";
import { LineList } from "~/components/checkout/line-list";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { PunchoutReviewData } from "~/loaders/punchout/review.server";
import * as css from "./punchout-page.css";
import { useCurrentPage } from "./use-current-page";

/** `/ct/punchout/review`: the basket to return, and the button that sends it. */
export function PunchoutReviewPage({ data }: { data: PunchoutReviewData }) {
  const t = useT();
  useCurrentPage();
  const { state, lines, problem, missing, priceChanges } = data;
  return (
    <Page className={css.page}>
      <Stack gap="s3">
        <div className={css.head}>
          <h1>{t(state === "inspect" ? "punchout.review.inspectTitle" : "punchout.review.title")}</h1>
          <p className={css.intro}>{t(`punchout.intro.${state}`)}</p>
        </div>
        {problem && (
          <Notice tone="danger" announce="assertive" refusal>
            {t(`punchout.problem.${problem}`)}
          </Notice>
        )}
        {missing && (
          <Notice tone="warning" title={t("punchout.review.missingTitle")}>
            {missing}
          </Notice>
        )}
        {priceChanges && (
          <Notice tone="warning" title={t("punchout.review.priceTitle")}>
            {priceChanges.split("\n").map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Notice>
        )}
        {lines.length === 0 ? (
          <EmptySide data={data} />
        ) : (
          <div className={css.columns}>
            <LineList
              label={t("punchout.review.lines")}
              lines={lines}
              note={(line) =>
                line.unavailable ? (
                  <Notice tone="warning">{t("basket.lineUnavailable", { sku: line.sku })}</Notice>
                ) : (
                  line.quote && <LineQuote line={line} />
                )
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
        <SendForm seen={seenTotal}>
          <Button type="submit" variant="primary" block disabled={blocked}>
            {t(state === "sent" ? "punchout.review.sendAgain" : "punchout.review.send")}
          </Button>
        </SendForm>
      )}
      {state !== "inspect" && <Destination host={destination} />}
      {state === "open" && <LinkButton to="/cart">{t("punchout.review.edit")}</LinkButton>}
    </section>
  );
}

/** Empty basket: links to the shop; the buyer's system can still be notified. */
function EmptySide({ data: { state, seenTotal, destination } }: { data: PunchoutReviewData }) {
  const t = useT();
  const wanted = state === "emptied" || state === "sent";
  return (
    <div className={css.narrow}>
      {destination && state !== "inspect" && (
        <>
          <SendForm seen={seenTotal}>
            <Button type="submit" variant={wanted ? "primary" : "secondary"}>
              {t(state === "sent" ? "punchout.review.sendAgain" : "punchout.review.sendEmpty")}
            </Button>
          </SendForm>
          <Destination host={destination} />
        </>
      )}
      {(state === "empty" || state === "emptied") && (
        <LinkButton to="/browse" variant={wanted && destination ? "secondary" : "primary"}>
          {t("punchout.review.shop")}
        </LinkButton>
      )}
    </div>
  );
}

/** Loads a new document, because only that page's security policy lets a form target the buyer's system. */
function SendForm({ seen, children }: { seen: string; children: ReactNode }) {
  return (
    <Form method="post" action="/ct/punchout/return">
      <input type="hidden" name="intent" value="submit" />
      <input type="hidden" name="seen" value={seen} />
      {children}
    </Form>
  );
}

function Destination({ host }: { host: string | null }) {
  const t = useT();
  return host && <p className={css.note}>{t("punchout.review.destination", { host })}</p>;
}

function LeaveForm() {
  const t = useT();
  return (
    <Form method="post" action="/ct/punchout/return">
      <input type="hidden" name="intent" value="leave" />
      <Button type="submit">{t("punchout.review.leave")}</Button>
    </Form>
  );
}
