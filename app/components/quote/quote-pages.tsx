import { AccountFrame, Unreachable } from "~/components/account/account-frame";
import { Form } from "~/components/navigation";
import * as orders from "~/components/order/orders.css";
import { ReorderReport } from "~/components/order/reorder-report";
import { PrintButton } from "~/components/product/datasheet/print-button";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { QuotePageData } from "~/loaders/quote/page.server";
import type { QuoteView } from "~/loaders/quote/view.server";
import { HandOver } from "./hand-over";
import { Negotiation, NegotiationNotices } from "./negotiation";
import { QuoteFrame } from "./quote-frame";
import { QuoteFacts, QuoteLines, QuoteParties, QuoteTerms, QuoteTotals } from "./quote-parts";
import * as css from "./quotes.css";

type Shown = QuotePageData & { readonly quote: QuoteView };

/** `/quote/confirmation`. */
export function QuoteConfirmationPage({ data }: { data: QuotePageData }) {
  const t = useT();
  const { quote } = data;
  if (!quote) return null;
  const lead = quote.mode === "lead";
  return (
    <QuoteFrame
      mode={quote.mode}
      step="/quote/confirmation"
      title={t(lead ? "quote.requestSubmitted" : "quote.submitted")}
    >
      {!data.sent && !data.problem && !data.reordered && (
        <Notice
          tone="success"
          announce="polite"
          actions={
            data.signedIn && <LinkButton to={`/account/my/myquotes/${quote.number}`}>{t("quote.inAccount")}</LinkButton>
          }
        >
          {lead && quote.distributor
            ? t("quote.requestThanks", { distributor: quote.distributor.name })
            : t(data.signedIn ? "quote.thanks" : "quote.thanksGuest")}
        </Notice>
      )}
      <SubmittedQuote data={{ ...data, quote }} />
    </QuoteFrame>
  );
}

/** `/quote/view/{number}`: for anyone with the link from the mail. */
export function QuoteByLinkPage({ data }: { data: QuotePageData }) {
  const { quote } = data;
  if (!quote) return null;
  return (
    <Page className={css.page}>
      <div className={css.stack}>
        <Heading quote={quote} />
        <SubmittedQuote data={{ ...data, quote }} />
      </div>
    </Page>
  );
}

/** `/account/my/myquotes/{number}`. */
export function OwnQuotePage({ data }: { data: QuotePageData }) {
  const t = useT();
  const { quote } = data;
  return (
    <AccountFrame
      title={quote ? titleOf(t, quote) : t("quote.mine")}
      parent={{ label: t("quote.mine"), to: "/account/my/myquotes" }}
    >
      {quote ? (
        <>
          <Heading quote={quote} />
          <SubmittedQuote data={{ ...data, quote }} />
        </>
      ) : (
        <Unreachable />
      )}
    </AccountFrame>
  );
}

const titleOf = (t: ReturnType<typeof useT>, { mode, number }: QuoteView) =>
  mode === "lead" ? t("quote.oneRequest", { number }) : t("quote.one", { number });

function Heading({ quote }: { quote: QuoteView }) {
  return <h1>{titleOf(useT(), quote)}</h1>;
}

function SubmittedQuote({ data }: { data: Shown }) {
  const t = useT();
  const { quote, sent, problem, reordered } = data;
  const online = isOrderedOnline(quote);
  return (
    <>
      {sent && quote.customer && (
        <Notice tone="success" announce="polite">
          {t("quote.sent", { email: quote.customer.email })}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announce="assertive" refusal>
          {problem}
        </Notice>
      )}
      <NegotiationNotices data={data} />
      {data.forBuyer && online && quote.expires && !quote.expired && (
        <Notice tone="info">{t("quote.handOver.intro", { date: quote.expires })}</Notice>
      )}
      {quote.expired && data.supersededBy === null && <Notice tone="warning">{t("quote.expiredText")}</Notice>}
      {reordered && <ReorderReport reordered={reordered} />}
      <QuoteButtons data={data} />
      <div className={css.columns}>
        <div className={css.stack}>
          <QuoteFacts quote={quote} />
          <QuoteParties quote={quote} />
          <QuoteLines quote={quote} todaysPrices={data.todaysPrices} />
          <QuoteTerms quote={quote} />
          {quote.negotiation && online && data.supersededBy === null && !quote.expired && !data.forBuyer && (
            <HandOver number={quote.number} link={data.buyersLink} />
          )}
          {quote.negotiation && data.supersededBy === null && (
            <Negotiation
              negotiation={quote.negotiation}
              action={data.action}
              draft={data.draft}
              hrefs={data.revisionHrefs}
            />
          )}
        </div>
        <div className={css.side}>
          <QuoteTotals totals={quote.totals} estimate={quote.document?.estimate} />
        </div>
      </div>
    </>
  );
}

/** True for a distributor's request, which can be sent again, and for a quote of a country that has a checkout. */
const isOrderedOnline = ({ mode, document }: QuoteView) => mode === "lead" || document?.ordersOnline === true;

function addLabel({ mode, expired }: QuoteView) {
  if (mode === "lead") return "quote.addAgain";
  return expired ? "quote.addAtTodaysPrices" : "quote.orderAtPrices";
}

/** Download, mail and order, all without scripts (T-QUOTE-08). */
function QuoteButtons({ data: { quote, action, pdf, key, supersededBy, forBuyer } }: { data: Shown }) {
  const t = useT();
  return (
    <div className={orders.buttons}>
      <LinkButton to={pdf} icon="download">
        {t("quote.download")}
      </LinkButton>
      {supersededBy === null && (
        <Form method="post" action={action}>
          <Button type="submit" name="intent" value="send-email" icon="mail">
            {t("quote.sendEmail")}
          </Button>
        </Form>
      )}
      {supersededBy === null &&
        quote.negotiation?.state !== "Declined" &&
        (quote.expired || isOrderedOnline(quote)) && (
          <Form method="post" action={action}>
            <input type="hidden" name="key" value={key} />
            {forBuyer && <input type="hidden" name="to" value="checkout" />}
            <Button type="submit" name="intent" value="add" icon="basket" variant="primary">
              {t(forBuyer && !quote.expired ? "quote.handOver.order" : addLabel(quote))}
            </Button>
          </Form>
        )}
      <PrintButton />
    </div>
  );
}
