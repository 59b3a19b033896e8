import { listPath } from "@domain/quick-add/list-limits";
import { BasketMessages } from "~/components/basket/basket-messages";
import { KitLink } from "~/components/methods/kit-link";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Cluster, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { pageWindow } from "~/components/ui/pagination/page-window";
import { useT } from "~/i18n/use-t";
import type { BulkReview as Review } from "~/loaders/quick-add/bulk-page.server";
import * as css from "./bulk.css";
import { BulkRows } from "./bulk-rows";

/** Review of a list: one form that carries all entries, whichever page is shown. */
export function BulkReview({ review }: { review: Review }) {
  const t = useT();
  const { rows, counts, show, page, pages, list, key, added, messages } = review;
  return (
    <section aria-labelledby="result">
      <Stack gap="s3">
        <h2 id="result">{t("bulk.reviewTitle")}</h2>
        {added > 0 && (
          <Notice tone="success" announce="polite" title={t("bulk.added", { count: added })}>
            {t("bulk.leftOver")}
          </Notice>
        )}
        {messages.length > 0 && (
          <Notice tone="danger" title={t("basket.error.heading")} announce="assertive" refusal>
            <BasketMessages messages={messages} />
          </Notice>
        )}
        <Summary counts={counts} added={added} />
        <Form id="typed" method="post" action={listPath} encType="multipart/form-data">
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="show" value={show} />
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="key" value={key} />
          <Stack gap="s3">
            <Cluster>
              {/* The first button: Enter in a field rechecks the list and adds nothing. */}
              <Button type="submit" name="go" value="check">
                {t("bulk.check")}
              </Button>
              {counts.ready > 0 && (
                <Button type="submit" name="go" value="add" variant="primary">
                  {t("bulk.add", { count: counts.ready })}
                </Button>
              )}
            </Cluster>
            <Filter counts={counts} show={show} />
            {rows.length > 0 ? <BulkRows rows={rows} /> : <p>{t("bulk.noneShown")}</p>}
            <BulkPager page={page} pages={pages} />
          </Stack>
        </Form>
        <KitLink products={rows.flatMap(productOf)} />
      </Stack>
    </section>
  );
}

/** Product of a row whose number is known. */
function productOf({ name, code }: Review["rows"][number]) {
  return name === null ? [] : [{ product: code.replace(/[A-Z].*$/, "") }];
}

function Summary({ counts, added }: Pick<Review, "counts" | "added">) {
  const t = useT();
  return (
    <div className={css.summary} role="status">
      <p className={css.count}>{t("bulk.ready", { count: counts.ready })}</p>
      {counts.attention > 0 && <p>{t("bulk.attention", { count: counts.attention })}</p>}
      {counts.text > 0 && <p>{t("bulk.text", { count: counts.text })}</p>}
      {added === 0 && <p className={css.quiet}>{t("bulk.nothingYet")}</p>}
    </div>
  );
}

function Filter({ counts, show }: Pick<Review, "counts" | "show">) {
  const t = useT();
  const all = counts.ready + counts.attention + counts.text;
  const choices = [
    { value: "all", label: t("bulk.showAll", { count: all }), count: all },
    { value: "attention", label: t("bulk.showAttention", { count: counts.attention }), count: counts.attention },
    { value: "text", label: t("bulk.showText", { count: counts.text }), count: counts.text },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, and a fieldset is for fields
    <div role="group" aria-label={t("bulk.filter")} className={css.filter}>
      {choices.map(({ value, label, count }) =>
        count > 0 || value === show ? (
          <Button
            key={value}
            type="submit"
            name="go"
            value={`show-${value}`}
            size="sm"
            variant={value === show ? "secondary" : "quiet"}
            aria-current={value === show ? "true" : undefined}
          >
            {label}
          </Button>
        ) : null,
      )}
    </div>
  );
}

/** Pager of a list: submit buttons of its form, so that corrections on this page are kept. */
function BulkPager({ page, pages }: { page: number; pages: number }) {
  const t = useT();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("ui.pagination")}>
      <ul className={css.pages}>
        {pageWindow(page, pages).map((number, index, all) => (
          <li key={number ?? `after ${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Button
                type="submit"
                name="go"
                value={`page-${number}`}
                size="sm"
                variant={number === page ? "secondary" : "quiet"}
                aria-current={number === page ? "page" : undefined}
                aria-label={t("bulk.page", { page: number })}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
