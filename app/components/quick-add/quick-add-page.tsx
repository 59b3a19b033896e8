import { quantityDigits } from "@domain/basket/quantity";
import { Form } from "@remix-run/react";
import { BasketMessages } from "~/components/basket/basket-messages";
import { Button, LinkButton } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { Cluster, Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import type { QuickAddPageData, QuickAddRow } from "~/loaders/quick-add-page.server";
import { CodeMessage } from "./code-message";
import * as css from "./quick-add.css";

/** Several products at once: a plain form, the same with and without scripts. */
export function QuickAddPage({ data }: { data: QuickAddPageData }) {
  const t = useT();
  const refused = data.rows.some(
    ({ verdict, quantityError }) => verdict?.addEnabled === false || quantityError !== null,
  );
  return (
    <Page>
      <Stack gap="s3" className={css.page}>
        <h1>{t("quickAdd.pageTitle")}</h1>
        {data.available ? (
          <>
            <p>{t("quickAdd.pageIntro")}</p>
            {data.notice && (
              <Notice tone="warning" announce="assertive">
                {data.notice}
              </Notice>
            )}
            {data.messages.length > 0 && (
              <Notice tone="danger" title={t("basket.error.heading")} announce="assertive">
                <BasketMessages messages={data.messages} />
              </Notice>
            )}
            <Form method="post" action="/cart/quick-add" reloadDocument>
              <Stack gap="s3">
                <ol className={css.rows}>
                  {data.rows.map((row, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
                    <Row key={index} row={row} number={index + 1} />
                  ))}
                </ol>
                <Cluster>
                  <Button type="submit" name="intent" value="add" variant="primary">
                    {t("quickAdd.addAll")}
                  </Button>
                  {refused && data.validCount > 0 && (
                    <Button type="submit" name="intent" value="add-valid">
                      {t("quickAdd.addValid", { count: data.validCount })}
                    </Button>
                  )}
                  <Button type="submit" name="intent" value="more" variant="quiet">
                    {t("quickAdd.moreRows")}
                  </Button>
                  <LinkButton to="/cart" variant="quiet">
                    {t("quickAdd.backToBasket")}
                  </LinkButton>
                </Cluster>
              </Stack>
            </Form>
          </>
        ) : (
          <Notice title={t("basket.notForCountry")}>{t("basket.notForCountryText")}</Notice>
        )}
      </Stack>
    </Page>
  );
}

function Row({ row, number }: { row: QuickAddRow; number: number }) {
  const t = useT();
  const { verdict } = row;
  const name = t("quickAdd.row", { number });
  return (
    <li className={css.row}>
      <TextInput
        mono
        label={t("quickAdd.label")}
        aria-label={`${name}: ${t("quickAdd.label")}`}
        name="code"
        defaultValue={row.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={verdict?.addEnabled === false ? true : undefined}
      />
      <TextInput
        label={t("quickAdd.quantity")}
        aria-label={`${name}: ${t("quickAdd.quantity")}`}
        name="quantity"
        inputMode="numeric"
        maxLength={quantityDigits}
        defaultValue={row.quantity}
        error={row.quantityError}
      />
      <div className={css.rowVerdict}>
        {verdict?.name && <p>{verdict.name}</p>}
        {verdict?.message && <CodeMessage {...verdict.message} />}
      </div>
    </li>
  );
}
