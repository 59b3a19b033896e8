import "~/components/country/kept-form.css";
import { listPath } from "@domain/quick-add/list-limits";
import { LinkButton } from "~/components/ui/button/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { BulkPageData } from "~/loaders/quick-add/bulk-page.server";
import * as css from "./bulk.css";
import { BulkForm } from "./bulk-form";
import { BulkReview } from "./bulk-review";
import { NotForCountry } from "./not-for-country";
import { PasteReview } from "./paste-review";

/** `/cart/quick-add/list`: the list form and its review; works without scripts. */
export function BulkPage({ data: { available, fault, paste, review, pasted, typed } }: { data: BulkPageData }) {
  const t = useT();
  return (
    <Page className={css.page}>
      <Stack gap="s3">
        <h1>{t("bulk.title")}</h1>
        {!available && <NotForCountry action={listPath} typed={typed} />}
        {fault && (
          <Notice tone="danger" announce="assertive" refusal>
            {fault.text}
          </Notice>
        )}
        {available && review && <BulkReview review={review} />}
        {available && pasted && <PasteReview review={pasted} />}
        {available && !review && !pasted && (
          <div className={css.narrow}>
            <BulkForm paste={paste} fault={fault} />
          </div>
        )}
        <div>
          <LinkButton to="/cart/quick-add" variant="quiet">
            {t("bulk.newList")}
          </LinkButton>
          <LinkButton to="/cart" variant="quiet">
            {t("quickAdd.backToBasket")}
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
