import "~/components/country/kept-form.css";
import { panelPaths } from "@domain/panel/paths";
import type { FormEvent } from "react";
import { FormProblem } from "~/components/account/account-frame";
import { FormInput } from "~/components/account/form-fields";
import { changesLanguage, HumanCheckFields, useOutsideCheck } from "~/components/account/human-check-fields";
import { KnownField } from "~/components/account/known-field";
import { NameFields } from "~/components/account/name-fields";
import { CatalogueText } from "~/components/catalogue-text";
import { Form, Link } from "~/components/navigation";
import { DesignTable } from "~/components/panel/board/design-table";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { KitRow } from "~/loaders/panel/offers.server";
import type { PanelReviewData } from "~/loaders/panel/review.server";
import { OfferText } from "./offer-text";
import { PanelFrame } from "./panel-frame";
import * as css from "./panel-page.css";
import { panelActionAttributes } from "./report-action";

/** `/products/signalstar/quote-request`: the design for review, and the final form. */
export function ReviewPage({ data }: { data: PanelReviewData }) {
  const t = useT();
  const { frame, summary, missing, form } = data;
  return (
    <PanelFrame frame={frame} title={t("panel.quote.title")}>
      <FormProblem form={form} />
      {missing.length > 0 ? (
        <Notice tone="warning" title={t("panel.quote.missing")}>
          <ul>
            {missing.map(({ step, text, to }) => (
              <li key={step}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice tone="success">{t("panel.quote.complete")}</Notice>
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <section className={css.section} aria-labelledby="panel-design">
            <h2 id="panel-design">{t("panel.quote.design")}</h2>
            <DesignTable summary={summary} />
            <div className={css.buttons}>
              <LinkButton to={panelPaths.design} size="sm">
                {t("panel.quote.change")}
              </LinkButton>
              <LinkButton to={panelPaths.antibodies} size="sm" variant="quiet">
                {t("panel.quote.changeTargets")}
              </LinkButton>
            </div>
          </section>
          <section className={css.section} aria-labelledby="panel-items">
            <h2 id="panel-items">{t("panel.quote.items")}</h2>
            <ItemTable items={summary.items} />
          </section>
        </div>
        <FinishForm data={data} />
      </div>
    </PanelFrame>
  );
}

function FinishForm({ data: { form, familyFirst, check, missing, summary } }: { data: PanelReviewData }) {
  const t = useT();
  const { warm, answer, notice, needed } = useOutsideCheck(check);
  const closed = missing.length > 0;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!needed || changesLanguage(event)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const saves = submitter instanceof HTMLButtonElement && submitter.value === "save";
    const sent = event.currentTarget;
    // `submit()` does not send the pressed button.
    const intent = document.createElement("input");
    Object.assign(intent, { type: "hidden", name: "intent", value: saves ? "save" : "quote" });
    sent.appendChild(intent);
    void answer(sent).then(() => sent.submit());
  };
  return (
    <section className={css.side} aria-labelledby="panel-finish">
      <h2 id="panel-finish">{t("panel.quote.finish")}</h2>
      <Form
        id="typed"
        method="post"
        action={panelPaths.quote}
        noValidate
        className={css.stack}
        onFocus={needed ? warm : undefined}
        onSubmit={send}
      >
        <HumanCheckFields check={check} />
        {notice}
        <FormInput
          form={form}
          name="name"
          label={t("panel.quote.name")}
          hint={t("panel.quote.nameHint")}
          maxLength={120}
          required
        />
        <h3 className={css.subtitle}>{t("panel.quote.contact")}</h3>
        <p className={css.quiet}>{t("panel.quote.contactText")}</p>
        <NameFields form={form} familyFirst={familyFirst} kana={false} maxLength={100} />
        <KnownField form={form} field="email" hint={t("panel.quote.emailHint")} required />
        <KnownField form={form} field="organisation" maxLength={200} required />
        <KnownField form={form} field="phone" />
        <Button
          type="submit"
          name="intent"
          value="quote"
          variant="primary"
          block
          disabled={closed}
          {...panelActionAttributes("quote", "request_quote", summary.items.length)}
        >
          {t("panel.quote.request")}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="save"
          block
          disabled={closed}
          {...panelActionAttributes("quote", "save_design", summary.items.length)}
        >
          {t("panel.quote.save")}
        </Button>
        <p className={css.quiet}>{t("panel.quote.saveText")}</p>
      </Form>
    </section>
  );
}

/** Products of a panel. */
function ItemTable({ items }: { items: readonly KitRow[] }) {
  const t = useT();
  return (
    <Table
      caption={t("panel.quote.items")}
      captionHidden
      rows={items}
      rowKey={({ productKey }) => productKey}
      columns={[
        {
          key: "name",
          header: t("panel.quote.product"),
          rowHeader: true,
          cell: ({ name }) => <CatalogueText text={name} />,
        },
        { key: "sku", header: t("panel.quote.number"), mono: true, noWrap: true, cell: ({ sku }) => sku },
        { key: "price", header: t("panel.antibodies.price"), align: "end", cell: (item) => <OfferText offer={item} /> },
      ]}
    />
  );
}
