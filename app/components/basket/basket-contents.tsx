import type { BasketLineView, BasketMessage, BasketView } from "@contracts/commerce/basket-answers";
import { useCallback, useRef, useState } from "react";
import type { RefusedForm } from "~/actions/basket/basket.server";
import { Notice } from "~/components/ui/notice/notice";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import * as css from "./basket-contents.css";
import { BasketLine } from "./basket-line";
import { BasketMessages } from "./basket-messages";
import { emptyBasketId } from "./basket-states";
import { BasketSuggestions } from "./basket-suggestions";
import { QuantityDialog, RemovalDialog } from "./confirm-dialogs";
import { RemoveUnavailable } from "./line-notes";

interface BasketContentsProps {
  basket: BasketView;
  /** Result of the last plain form. */
  refused?: RefusedForm | null;
}

type Question =
  | { readonly kind: "remove"; readonly line: BasketLineView; readonly keep: () => void }
  | {
      readonly kind: "quantity";
      readonly line: BasketLineView;
      readonly quantity: number;
      readonly answer: (confirmed: boolean) => void;
    };

/** Lines with their messages and questions, for panel and page. */
export function BasketContents({ basket, refused }: BasketContentsProps) {
  const t = useT();
  const region = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [outdated, setOutdated] = useState<readonly BasketMessage[]>([]);
  const close = useCallback(() => setQuestion(null), []);
  const messages = outdated.length > 0 ? outdated : tableMessages(basket, refused);
  return (
    <div ref={region} className={css.contents} tabIndex={-1}>
      {messages.length > 0 && (
        <Notice tone="danger" title={t("basket.error.heading")} announce="assertive" refusal={Boolean(refused)}>
          <BasketMessages messages={messages} />
        </Notice>
      )}
      {basket.recentSku && <p className={css.recent}>{t("basket.recentlyAdded", { sku: basket.recentSku })}</p>}
      <ul className={css.lines} aria-label={t("basket.panelLabel")}>
        {basket.lines.map((line) => (
          <BasketLine
            key={line.id}
            line={line}
            refused={lineRefusal(line, refused)}
            onRemove={(removed, keep) => setQuestion({ kind: "remove", line: removed, keep })}
            onKitQuantity={(changed, quantity, answer) =>
              setQuestion({ kind: "quantity", line: changed, quantity, answer })
            }
            onOutdated={(refusal) => setOutdated(refusal.messages)}
          />
        ))}
      </ul>
      <QuoteNotes quotes={basket.unfulfilledQuotes} />
      <RemoveUnavailable lines={basket.lines} to="/cart" />
      <BasketSuggestions suggestions={basket.suggestions} />
      {question?.kind === "remove" && (
        <RemovalDialog
          line={question.line}
          onKeep={() => {
            question.keep();
            close();
          }}
          onRemoved={() => {
            close();
            setOutdated([]);
            // The focused control was removed with its line. Focus after the dialog has closed.
            setTimeout(() => (region.current ?? document.getElementById(emptyBasketId))?.focus());
          }}
        />
      )}
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
    </div>
  );
}

/** Parts of a quote that this basket lacks. */
function QuoteNotes({ quotes }: { quotes: BasketView["unfulfilledQuotes"] }) {
  const t = useT();
  return quotes.map(({ number, coverage }) => (
    <Notice key={number}>{t(`basket.quote.${coverage}`, { number })}</Notice>
  ));
}

function lineRefusal({ id }: BasketLineView, refused: RefusedForm | null | undefined) {
  if (refused?.place.kind !== "line" || refused.place.line !== id) return null;
  return { text: sentences(refused.messages.map(({ text }) => text)), typed: refused.typed };
}

/** Messages above the lines, including messages about lines that are gone. */
function tableMessages({ lines }: BasketView, refused: RefusedForm | null | undefined): readonly BasketMessage[] {
  if (!refused) return [];
  const { place } = refused;
  return place.kind === "line" && lines.some(({ id }) => id === place.line) ? [] : refused.messages;
}
