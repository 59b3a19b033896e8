import { LineObstacle } from "~/components/basket/line-notes";
import { LineList } from "~/components/checkout/line-list";
import { TotalsTable } from "~/components/checkout/totals-table";
import { AddressPart, Part } from "~/components/order/order-parts";
import * as orders from "~/components/order/orders.css";
import { Badge } from "~/components/ui/badge/badge";
import { DayText } from "~/components/ui/day-text";
import { type Definition, DefinitionList } from "~/components/ui/definition-list/definition-list";
import { EmailAddress } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { DistributorView, QuoteView } from "~/loaders/quote/view.server";

/** Number and dates of a quote (T-QUOTE-12). */
export function QuoteFacts({ quote: { number, mode, created, expires, expired, negotiation } }: { quote: QuoteView }) {
  const t = useT();
  const items: Definition[] = [
    {
      key: "number",
      term: t(mode === "lead" ? "quote.requestNumber" : "quote.number"),
      value: number,
      mono: true,
      copy: number,
    },
    { key: "created", term: t("quote.created"), value: <DayText day={created} /> },
  ];
  if (expires) {
    const value = expired ? (
      <>
        {expires} <Badge tone="warning">{t("quote.expired")}</Badge>
      </>
    ) : (
      expires
    );
    items.push({ key: "expires", term: t("quote.expires"), value });
  }
  if (negotiation) items.push({ key: "state", term: t("quote.negotiation.state"), value: negotiation.stateText });
  return <DefinitionList items={items} columns={2} />;
}

interface QuoteLinesProps {
  quote: Pick<QuoteView, "lines">;
  /** By SKU, beside the prices of an expired quote. */
  todaysPrices?: Readonly<Record<string, string>>;
}

export function QuoteLines({ quote: { lines }, todaysPrices = {} }: QuoteLinesProps) {
  const t = useT();
  return (
    <section className={orders.section} aria-labelledby="items">
      <h2 id="items">{t("quote.items")}</h2>
      <LineList
        label={t("quote.items")}
        lines={lines}
        note={(line) => {
          if (line.unavailable) return <LineObstacle line={line} />;
          const today = todaysPrices[line.sku];
          return today === undefined ? null : t("quote.todaysPrice", { price: today });
        }}
      />
    </section>
  );
}

/** Totals of a quote; for a request, a note that the distributor sets the prices. */
export function QuoteTotals({ totals, estimate }: { totals: QuoteView["totals"]; estimate?: TaxEstimate }) {
  const t = useT();
  if (!totals) return <p className={orders.quiet}>{t("quote.leadTotals")}</p>;
  return (
    <>
      <TotalsTable totals={totals} />
      {estimate && (
        <div className={orders.quiet}>
          <p>{t("quote.document.named", estimate)}</p>
          {estimate.total !== null && (
            <p>{t("quote.document.named", { term: t("quote.document.sumWithTax"), amount: estimate.total })}</p>
          )}
        </div>
      )}
    </>
  );
}

type TaxEstimate = NonNullable<QuoteView["document"]>["estimate"] | undefined;

/** Terms of a quote, and how to order it. */
export function QuoteTerms({ quote: { document } }: { quote: QuoteView }) {
  const t = useT();
  if (!document) return null;
  const { terms, howToOrder } = document;
  return (
    <>
      <section className={orders.section} aria-labelledby="terms">
        <h2 id="terms">{t("quote.document.heading")}</h2>
        <DefinitionList items={terms.map(({ term, text }) => ({ key: term, term, value: text }))} />
      </section>
      <section className={orders.section} aria-labelledby="how-to-order">
        <h2 id="how-to-order">{t("quote.document.howToOrder")}</h2>
        {howToOrder.map((step) => (
          <p key={step}>{step}</p>
        ))}
      </section>
    </>
  );
}

/** Seller, customer, delivery address and distributor. */
export function QuoteParties({ quote: { customer, address, distributor, document } }: { quote: QuoteView }) {
  const t = useT();
  return (
    <div className={orders.parts}>
      {document && document.seller.length > 0 && (
        <Part title={t("quote.document.seller")}>
          <p className={orders.lines}>{document.seller.join("\n")}</p>
        </Part>
      )}
      {customer && (
        <Part title={t("quote.customer")}>
          <p className={orders.lines}>{[...customer.lines, customer.email].join("\n")}</p>
          {customer.newsletter && <p className={orders.quiet}>{t("quote.newsletterOn")}</p>}
        </Part>
      )}
      {address && <AddressPart title={t("order.shippingAddress")} lines={address} />}
      {distributor && <DistributorPart distributor={distributor} />}
    </div>
  );
}

/** Contact details of a distributor (T-QUOTE-24). */
export function DistributorPart({ distributor }: { distributor: DistributorView }) {
  const t = useT();
  return (
    <Part title={t("quote.distributor")}>
      <DistributorLines distributor={distributor} named />
    </Part>
  );
}

export function DistributorLines({ distributor, named }: { distributor: DistributorView; named?: boolean }) {
  const t = useT();
  const { name, address, phone, fax, email, url } = distributor;
  return (
    <>
      <address className={orders.lines}>{[...(named ? [name] : []), ...address].join("\n")}</address>
      <p className={orders.lines}>
        {t("quote.phone")} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
        {fax && `\n${t("quote.fax")} ${fax}`}
        {"\n"}
        <a href={`mailto:${email}`}>
          <EmailAddress text={email} />
        </a>
        {"\n"}
        <a href={url} rel="noopener noreferrer">
          {url.replace(/^https:\/\//, "").replace(/\/$/, "")}
        </a>
      </p>
    </>
  );
}
