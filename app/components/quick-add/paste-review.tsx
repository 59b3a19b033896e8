import { listPath } from "@domain/quick-add/list-limits";
import { Form } from "~/components/navigation";
import { Badge } from "~/components/ui/badge/badge";
import { Button } from "~/components/ui/button/button";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Checkbox, Select, TextInput } from "~/components/ui/field/field";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { PasteRow, PasteReview as Review } from "~/loaders/quick-add/paste-review.server";
import * as bulk from "./bulk.css";
import * as css from "./paste-review.css";

/** Lines of any pasted text, each with products and the reason for them; only ticked lines are added. */
export function PasteReview({ review }: { review: Review }) {
  const t = useT();
  const { rows, ticked, parts, tooLong, text, key } = review;
  return (
    <section aria-labelledby="result">
      <Stack gap="s3">
        <h2 id="result">{t("bulk.reviewTitle")}</h2>
        <div className={bulk.summary} role="status">
          <p className={bulk.count}>{t("bulk.linesRead", { count: rows.length })}</p>
          <p>{t("bulk.linesTicked", { count: ticked })}</p>
          <p className={bulk.quiet}>{t("bulk.nothingYet")}</p>
        </div>
        {tooLong && <Notice tone="warning">{t("bulk.textTooLong")}</Notice>}
        <Form id="typed" method="post" action={listPath} encType="multipart/form-data">
          <input type="hidden" name="pasted" value={text} />
          <input type="hidden" name="go" value="add" />
          <input type="hidden" name="key" value={key} />
          <Stack gap="s3">
            {rows.length > 0 && (
              <ol className={css.lines}>
                {rows.map((row) => (
                  <Line key={row.index} row={row} />
                ))}
              </ol>
            )}
            {rows.some(({ sku }) => sku !== null) && (
              <Button type="submit" variant="primary" className={bulk.submit}>
                {t("bulk.addTicked")}
              </Button>
            )}
          </Stack>
        </Form>
        <Disclosure summary={t("bulk.whatWasRead")}>
          <p className={bulk.quiet}>{t("bulk.unreadMarked")}</p>
          <p className={css.text}>
            {parts.map((part, index) =>
              part.read ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
                <span key={index}>{part.text}</span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
                <span key={index} className={css.unread}>
                  {part.text}
                </span>
              ),
            )}
          </p>
        </Disclosure>
      </Stack>
    </section>
  );
}

const tones = {
  exact: "success",
  "size-chosen": "success",
  "former-number": "warning",
  replacement: "warning",
  "same-clone": "warning",
  "same-target": "warning",
  "several-readings": "warning",
  "not-sold": "neutral",
  "not-a-reagent": "neutral",
  "not-understood": "neutral",
} as const;

function Line({ row }: { row: PasteRow }) {
  const t = useT();
  const { index, said, verdict, reason, problem, sku, products } = row;
  const number = index + 1;
  const problemId = problem ? `line-${index}-problem` : undefined;
  return (
    <li className={css.line}>
      <p>
        <Badge tone={tones[verdict]}>{t(`bulk.verdict.${verdict}`)}</Badge>
      </p>
      <p className={css.said} translate="no">
        {said}
      </p>
      <p>{reason}</p>
      {problem && (
        <p id={problemId} className={bulk.tone.error}>
          {problem}
        </p>
      )}
      {sku !== null && (
        <div className={css.choice}>
          <input type="hidden" name={`said-${index}`} value={said.slice(0, 40)} />
          <Checkbox name={`tick-${index}`} value="yes" defaultChecked={row.ticked} label={t("bulk.tick", { number })} />
          <Select
            label={t("bulk.productOf", { number })}
            labelHidden
            describedBy={problemId}
            invalid={problem !== null}
            name={`sku-${index}`}
            defaultValue={sku}
          >
            {products.map(({ key, name, skus }) => (
              <optgroup key={key} label={`${name} (${key})`}>
                {skus.map((one) => (
                  <option key={one.sku} value={one.sku}>
                    {one.size === "" ? one.sku : `${one.sku} · ${one.size}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <TextInput
            label={t("bulk.quantityOf", { number })}
            labelHidden
            error={row.quantityError}
            name={`quantity-${index}`}
            defaultValue={row.quantity}
            maxLength={16}
            inputMode="numeric"
            autoComplete="off"
            className={bulk.quantity}
          />
        </div>
      )}
      {products.length > 0 && (
        <ul className={css.products}>
          {products.map(({ key, name }) => (
            <li key={key}>
              <TextLink to={`/products/${key}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
