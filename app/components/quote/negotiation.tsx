import "~/components/country/kept-form.css";
import { Form, Link } from "~/components/navigation";
import * as orders from "~/components/order/orders.css";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { TextArea } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { NegotiationView, RevisionView } from "~/loaders/quote/negotiation-view.server";
import type { QuotePageData } from "~/loaders/quote/page.server";
import * as css from "./quotes.css";

/** Notice of the last action, or that the page shows a former revision. */
export function NegotiationNotices({ data }: { data: QuotePageData }) {
  const t = useT();
  const { quote, supersededBy, revisionHrefs, written } = data;
  const negotiation = quote?.negotiation;
  if (!negotiation) return null;
  if (supersededBy !== null) {
    const numbers = { revision: negotiation.revision, current: supersededBy };
    return (
      <Notice
        tone="warning"
        actions={
          <LinkButton to={revisionHrefs[supersededBy] ?? data.action}>
            {t("quote.negotiation.openCurrent", numbers)}
          </LinkButton>
        }
      >
        {t("quote.negotiation.superseded", numbers)}
      </Notice>
    );
  }
  return (
    <>
      {written && (
        <Notice tone="success" announce="polite">
          {t("quote.negotiation.written")}
        </Notice>
      )}
      {negotiation.state === "Accepted" && (
        <Notice tone="success">
          {t(quote.document?.ordersOnline ? "quote.negotiation.accepted" : "quote.negotiation.acceptedForDealer")}
        </Notice>
      )}
      {negotiation.state === "Declined" && <Notice tone="info">{t("quote.negotiation.declined")}</Notice>}
    </>
  );
}

interface NegotiationProps {
  negotiation: NegotiationView;
  /** Target of the forms. */
  action: string;
  draft: QuotePageData["draft"];
  /** Address of each revision. */
  hrefs: QuotePageData["revisionHrefs"];
}

/** Decision, revisions and messages of a quote; every part works without scripts. */
export function Negotiation({ negotiation, action, draft, hrefs }: NegotiationProps) {
  return (
    <>
      <Decision negotiation={negotiation} action={action} draft={draft} />
      <Revisions revisions={negotiation.revisions} current={negotiation.revision} hrefs={hrefs} />
      <Messages negotiation={negotiation} action={action} draft={draft} />
    </>
  );
}

const formId = "typed";

function Decision({
  negotiation: { open, decision, revision },
  action,
  draft,
}: Pick<NegotiationProps, "negotiation" | "action" | "draft">) {
  const t = useT();
  if (!open) return decision && <p className={orders.lines}>{decision}</p>;
  const { reason, error } = draft;
  const fault = error?.of === "reason" ? error.text : null;
  return (
    <div className={orders.buttons}>
      <Form method="post" action={action}>
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" name="intent" value="accept">
          {t("quote.negotiation.accept")}
        </Button>
      </Form>
      <Disclosure summary={t("quote.negotiation.decline")} open={reason !== ""}>
        {/* The fields belong to the message form, because a language change keeps the input of one form only. */}
        <div className={css.form}>
          <input form={formId} type="hidden" name="revision" value={revision} />
          <TextArea
            form={formId}
            label={t("quote.negotiation.declineReason")}
            name="reason"
            rows={3}
            maxLength={2000}
            defaultValue={reason}
            error={fault}
            autoFocus={fault !== null}
            optional
          />
          <Button form={formId} type="submit" name="intent" value="decline">
            {t("quote.negotiation.decline")}
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}

function Revisions({
  revisions,
  current,
  hrefs,
}: Pick<NegotiationProps, "hrefs"> & { revisions: readonly RevisionView[]; current: number }) {
  const t = useT();
  if (revisions.length < 2) return null;
  const label = (text: string) => spaced(t("ui.label", { label: text }));
  return (
    <section className={orders.section} aria-labelledby="revisions">
      <h2 id="revisions">{t("quote.negotiation.heading")}</h2>
      {revisions.map(({ revision, answered, total, expires, changes, terms }) => (
        <article key={revision} className={orders.part}>
          <h3 className={orders.partTitle}>
            {revision === current ? (
              t("quote.negotiation.current", { revision })
            ) : (
              <Link to={hrefs[revision] ?? "#revisions"}>{t("quote.negotiation.former", { revision })}</Link>
            )}
          </h3>
          <p className={orders.quiet}>{answered}</p>
          <p className={orders.lines}>
            {`${label(t("quote.negotiation.total"))}${total}\n${label(t("quote.expires"))}${expires}`}
          </p>
          {changes.length > 0 && (
            <ul className={orders.reasons} aria-label={t("quote.negotiation.changes")}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          {terms && <p className={orders.lines}>{terms}</p>}
        </article>
      ))}
    </section>
  );
}

function Messages({
  negotiation: { messages },
  action,
  draft,
}: Pick<NegotiationProps, "negotiation" | "action" | "draft">) {
  const t = useT();
  const fault = draft.error?.of === "text" ? draft.error.text : null;
  return (
    <section
      className={orders.section}
      aria-labelledby="quote-messages"
      data-print={messages.length === 0 ? "hide" : undefined}
    >
      <h2 id="quote-messages">{t("quote.negotiation.messages")}</h2>
      {messages.length === 0 && <p className={orders.quiet}>{t("quote.negotiation.noMessages")}</p>}
      {messages.map(({ id, from, text }) => (
        <article key={id} className={orders.part}>
          <h3 className={orders.partTitle}>{from}</h3>
          <p className={orders.lines}>{text}</p>
        </article>
      ))}
      <Form id={formId} method="post" action={action} className={`${css.form} ${orders.onScreen}`} noValidate>
        <TextArea
          label={t("quote.negotiation.write")}
          name="text"
          rows={4}
          maxLength={2000}
          defaultValue={draft.text}
          error={fault}
          autoFocus={fault !== null}
          required
        />
        <div className={css.inline}>
          <Button type="submit" name="intent" value="message" icon="mail">
            {t("quote.negotiation.send")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
