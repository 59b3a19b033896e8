import { addParameter, compareHref, comparePath, maxCompared, productIdsParameter } from "@domain/compare/compared-ids";
import { Form, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Button } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ComparePageData } from "~/loaders/compare.server";
import { $compared, refreshCompared } from "~/stores/compare";
import { useStore } from "~/stores/use-store";
import * as css from "./compare-page.css";
import { CompareTable } from "./compare-table";

/** `/products/compare`: up to six products side by side, from the address alone (C-PROD-03). */
export function ComparePage({ page }: { page: ComparePageData }) {
  const t = useT();
  const { products, href, leftOut, form } = page;
  useOwnList(products);
  const ids = products.map(({ id }) => id);
  return (
    <Page className={css.page}>
      <Breadcrumb
        crumbs={[
          { label: t("chrome.breadcrumbHome"), to: "/" },
          { label: t("chrome.productsCrumb"), to: "/browse" },
          { label: t("compare.title") },
        ]}
      />
      <h1>{t("compare.title")}</h1>
      {leftOut.length > 0 && (
        <Notice tone="warning">{t("compare.leftOut", { count: maxCompared, list: leftOut.join(", ") })}</Notice>
      )}
      {products.length > 0 ? (
        <>
          <p className={css.soft}>{t("compare.intro")}</p>
          <CompareTable products={products} />
        </>
      ) : (
        <p>{t("compare.empty")}</p>
      )}
      <div className={css.tools}>
        <Form method="get" action={comparePath} className={css.form}>
          {ids.length > 0 && <input type="hidden" name={productIdsParameter} value={ids.join(",")} />}
          <TextInput
            key={form.typed + ids.join()}
            label={t("compare.addLabel")}
            hint={t("compare.addHint")}
            error={form.error}
            name={addParameter}
            defaultValue={form.typed}
            maxLength={40}
            autoComplete="off"
            required
          />
          <Button type="submit">{t("compare.add")}</Button>
        </Form>
        {products.length > 1 && (
          <TextLink to={href} preventScrollReset>
            {t("compare.link")}
          </TextLink>
        )}
      </div>
    </Page>
  );
}

/** The visitor's own list: shown where the address names none, and told what the products are called now (C-COMP-03). */
function useOwnList(products: ComparePageData["products"]): void {
  const list = useStore($compared);
  const navigate = useNavigate();
  // The list is read from the session after this page has come to life, so that it may change once more.
  useEffect(() => refreshCompared(list, products), [list, products]);
  const own = compareHref(list.flatMap(({ productId, error }) => (error ? [] : [productId])));
  useEffect(() => {
    if (products.length === 0 && own !== comparePath) navigate(own, { replace: true });
  }, [products, own, navigate]);
}
