import { addParameter, comparePath, maxCompared, productIdsParameter } from "@domain/compare/compared-ids";
import { KitLink } from "~/components/methods/kit-link";
import { Form } from "~/components/navigation";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ComparePageData } from "~/loaders/compare/compare.server";
import * as css from "./compare-page.css";
import { CompareTable } from "./compare-table";

/** `/products/compare`: up to six products side by side, defined by the address (C-PROD-03). */
export function ComparePage({ page }: { page: ComparePageData }) {
  const t = useT();
  const { products, href, leftOut, form } = page;
  const ids = products.map(({ id }) => id);
  return (
    // Updates the product names in the visitor's own list (`app/enhance/features/compare.tsx`, C-COMP-03).
    <Page className={css.page} data-compared={JSON.stringify(products.map(({ id, name }) => ({ id, name })))}>
      <Breadcrumb
        crumbs={[
          { label: t("chrome.breadcrumbHome"), to: "/" },
          { label: t("chrome.productsCrumb"), to: "/browse" },
          { label: t("compareTable.title") },
        ]}
      />
      <h1>{t("compareTable.title")}</h1>
      {/* The field with this error is below the table. */}
      {form.error && (
        <Notice tone="danger" announce="assertive" refusal>
          {form.error}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="warning">{t("compareTable.leftOut", { count: maxCompared, list: leftOut.join(", ") })}</Notice>
      )}
      {page.renumbered.map((numbers) => (
        <Notice key={numbers.former} tone="info">
          {t("lineage.renumbered", { ...numbers })}
        </Notice>
      ))}
      {products.length > 0 ? (
        <>
          {products.length > 1 && (
            <>
              <p className={css.soft}>{t("compareTable.intro")}</p>
              <p>
                <TextLink to={page.switchHref} stays>
                  {t(page.onlyDifferences ? "compareTable.showAll" : "compareTable.onlyDifferences")}
                </TextLink>
              </p>
            </>
          )}
          <CompareTable page={page} />
          <KitLink products={products.flatMap(({ id, name }) => (name === null ? [] : [{ product: id }]))} />
        </>
      ) : (
        <p>{t("compareTable.empty")}</p>
      )}
      <div className={css.tools}>
        <Form method="get" action={comparePath} className={css.form}>
          {ids.length > 0 && <input type="hidden" name={productIdsParameter} value={ids.join(",")} />}
          <TextInput
            key={form.typed + ids.join()}
            label={t("compareTable.addLabel")}
            hint={t("compareTable.addHint")}
            error={form.error}
            name={addParameter}
            defaultValue={form.typed}
            maxLength={40}
            required
          />
          <Button type="submit">{t("compare.add")}</Button>
        </Form>
        {products.length > 1 && (
          <TextLink to={href} stays>
            {t("compareTable.link")}
          </TextLink>
        )}
      </div>
    </Page>
  );
}
