import type { BasketLineView } from "@domain/basket/view";
import { useCallback, useState } from "react";
import { SearchBox } from "~/components/search-box";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import type { BasketData } from "~/loaders/basket.server";
import type { BasketActionData } from "~/loaders/basket-action.server";
import * as css from "./basket.css";
import { BasketLine } from "./basket-line";
import { BasketMessages } from "./basket-messages";
import { QuantityDialog, RemovalDialog } from "./confirm-dialogs";

interface BasketContentsProps extends BasketData {
  /** What the last plain form was told. */
  refused?: Extract<BasketActionData, { ok: false }> | null;
  /** The panel closes when the shopper goes on (T-BASK-12). */
  onProceed?: () => void;
}

type Question =
  | { readonly kind: "remove"; readonly line: BasketLineView }
  | {
      readonly kind: "quantity";
      readonly line: BasketLineView;
      readonly quantity: number;
      readonly answer: (confirmed: boolean) => void;
    };

/** Lines, subtotal and ways on: the same in the panel and on the page. */
export function BasketContents({ basket, rules, unreachable, refused, onProceed }: BasketContentsProps) {
  const t = useT();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = useCallback(() => setQuestion(null), []);

  if (unreachable) return <Notice tone="warning">{t("basket.error.unreachable")}</Notice>;
  if (!basket || basket.lines.length === 0) {
    return (
      <EmptyState title={t("basket.emptyTitle")} search={<SearchBox variant="panel" />}>
        {t("basket.emptyText")}
      </EmptyState>
    );
  }
  const lineError = (line: BasketLineView) =>
    refused?.place.kind === "line" && refused.place.line === line.id
      ? refused.messages.map(({ text }) => text).join(" ")
      : null;
  return (
    <Stack gap="s3">
      {refused?.place.kind === "table" && (
        <Notice tone="danger" title={t("basket.error.heading")} announce="assertive">
          <BasketMessages messages={refused.messages} />
        </Notice>
      )}
      {basket.recentSku && (
        <p className={css.recent}>{t("basket.recentlyAdded", { sku: basket.recentSku })}</p>
      )}
      <ul className={css.lines}>
        {basket.lines.map((line) => (
          <BasketLine
            key={line.id}
            line={line}
            error={lineError(line)}
            onRemove={(removed) => setQuestion({ kind: "remove", line: removed })}
            onKitQuantity={(changed, quantity, answer) =>
              setQuestion({ kind: "quantity", line: changed, quantity, answer })
            }
          />
        ))}
      </ul>
      <div className={css.summary}>
        {basket.subtotal !== null && (
          <p className={css.subtotal}>
            <span>{t("basket.subtotal")}</span> <strong className={css.amount}>{basket.subtotal}</strong>
          </p>
        )}
        {basket.subtotal !== null && rules.checkoutPath && <p className={css.note}>{t("basket.subtotalNote")}</p>}
        {basket.promotionsApplied && rules.showsPrices && (
          <p className={css.promotion}>{t("basket.promotionsApplied")}</p>
        )}
        {rules.checkoutPath && rules.proceedLabelKey && (
          <LinkButton variant="primary" block to={rules.checkoutPath} onClick={onProceed}>
            {t(rules.proceedLabelKey)}
          </LinkButton>
        )}
        {rules.noteKeys.map((key) => (
          <p key={key} className={css.note}>
            {t(key)}
          </p>
        ))}
        {rules.quotePath && rules.quoteLabelKey && (
          <LinkButton
            variant={rules.checkoutPath ? "secondary" : "primary"}
            block
            to={rules.quotePath}
            onClick={onProceed}
          >
            {t(rules.quoteLabelKey)}
          </LinkButton>
        )}
      </div>
      {question?.kind === "remove" && <RemovalDialog line={question.line} onClose={close} />}
      {question?.kind === "quantity" && (
        <QuantityDialog
          line={question.line}
          quantity={question.quantity}
          onAnswer={(confirmed) => {
            question.answer(confirmed);
            close();
          }}
        />
      )}
    </Stack>
  );
}
