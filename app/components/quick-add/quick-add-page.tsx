import "~/components/country/kept-form.css";
import { quickAddTool } from "~/components/agents/form-tools";
import { BasketMessages } from "~/components/basket/basket-messages";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Cluster, Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { QuickAddPageData } from "~/loaders/quick-add/page.server";
import * as bulk from "./bulk.css";
import { BulkFields } from "./bulk-form";
import { NotForCountry } from "./not-for-country";
import * as css from "./quick-add-page.css";
import { QuickAddRow } from "./quick-add-row";
import { usePastedRows } from "./use-pasted-rows";

/** Adds several products: a plain form; scripts check each number while typing. */
export function QuickAddPage({ data }: { data: QuickAddPageData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <Stack gap="s3">
        <h1>{t("quickAdd.pageTitle")}</h1>
        {data.available ? (
          <>
            <Rows data={data} />
            <BulkSection paste={data.paste} />
          </>
        ) : (
          <NotForCountry action="/cart/quick-add" typed={data.typed} />
        )}
      </Stack>
    </Page>
  );
}

function BulkSection({ paste }: { paste: string }) {
  const t = useT();
  return (
    <section className={bulk.section} aria-labelledby="from-a-list">
      <h2 id="from-a-list">{t("bulk.title")}</h2>
      <BulkFields paste={paste} form="typed" />
    </section>
  );
}

function Rows({ data }: { data: QuickAddPageData }) {
  const t = useT();
  const { rows, leftOver, paste } = usePastedRows(data.rows, data.maxRows);
  const wrong = data.rows.some(
    ({ verdict, quantityError, refusal }) =>
      verdict?.addEnabled === false || quantityError !== null || refusal.length > 0,
  );
  return (
    <>
      <p>{t("quickAdd.pageIntro")}</p>
      {data.notice && (
        <Notice tone="warning" announce="assertive" refusal>
          {data.notice}
        </Notice>
      )}
      {leftOver > 0 && (
        <Notice tone="warning" announce="assertive">
          {t("quickAdd.tooManyRows", { count: data.maxRows })}
        </Notice>
      )}
      {data.messages.length > 0 && (
        <Notice tone="danger" title={t("basket.error.heading")} announce="assertive" refusal>
          <BasketMessages messages={data.messages} />
        </Notice>
      )}
      <Form id="typed" method="post" action="/cart/quick-add" className={css.form} {...quickAddTool}>
        <Stack gap="s1">
          {/* Each field has its own full label; the visible heading is shared. */}
          <p className={css.head} aria-hidden="true">
            <span>{t("quickAdd.label")}</span>
            <span>{t("quickAdd.quantity")}</span>
          </p>
          <ol className={css.rows}>
            {rows.map(({ key, row }, index) => (
              <QuickAddRow key={key} row={row} number={index + 1} onPaste={(event) => paste(index, event)} />
            ))}
          </ol>
          <Cluster className={css.actions}>
            <Button type="submit" name="intent" value="add" variant="primary">
              {t("quickAdd.addAll")}
            </Button>
            {wrong && data.validCount > 0 && (
              <Button type="submit" name="intent" value="add-valid">
                {t("quickAdd.addValid", { count: data.validCount })}
              </Button>
            )}
            {data.hasRoom && (
              <Button type="submit" name="intent" value="more" variant="quiet">
                {t("quickAdd.moreRows")}
              </Button>
            )}
            <LinkButton to="/cart" variant="quiet">
              {t("quickAdd.backToBasket")}
            </LinkButton>
          </Cluster>
        </Stack>
      </Form>
    </>
  );
}
