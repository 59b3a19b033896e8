import type { BasketLineView, BasketRefusal } from "@contracts/commerce/basket-answers";
import { quantityIntent } from "@domain/basket/quantity";
import { useCallback, useEffect, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { sendBasketForm, sendLastBasketForm } from "./basket-requests";
import { pressKey } from "./use-basket-form";

/** Delay after the last change (T-LINE-08). */
const debounceMilliseconds = 400;

/** Error of a plain form for a line, with the typed fields. */
export interface LineRefusal {
  readonly text: string;
  readonly typed: Readonly<Record<string, string>>;
}

interface Asks {
  /** Opens the dialog that confirms removing the line. */
  readonly onRemove: () => void;
  /** Opens the dialog that confirms a new quantity of a panel kit (T-LINE-10). */
  readonly onKitQuantity: (quantity: number, answer: (confirmed: boolean) => void) => void;
  /** The page shows an outdated basket; reported above the lines. */
  readonly onOutdated: (refusal: BasketRefusal) => void;
}

const changeOf = (line: string, quantity: number) => ({ intent: "change", line, quantity: String(quantity) });

/**
 * Quantity of a line while typing: sent after a pause, one change at a time, the last one wins. A refused value stays
 * in the field with its error. Leaving the page sends the pending value.
 */
export function useLineQuantity(line: BasketLineView, refused: LineRefusal | null, asks: Asks) {
  const t = useT();
  const [text, setText] = useState(refused?.typed.quantity ?? String(line.quantity));
  const [error, setError] = useState(refused?.text ?? null);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Set but not sent yet. */
  const wanted = useRef<number | null>(null);
  const sending = useRef(false);
  const latest = useRef({ line, asks });
  latest.current = { line, asks };

  // Show a new quantity from the server unless the shopper has typed a newer one.
  const known = useRef(line.quantity);
  useEffect(() => {
    if (known.current === line.quantity) return;
    known.current = line.quantity;
    if (wanted.current === null && !sending.current) setText(String(line.quantity));
  }, [line.quantity]);

  const push = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    while (wanted.current !== null && timer.current === undefined) {
      const quantity = wanted.current;
      wanted.current = null;
      const fields = changeOf(latest.current.line.id, quantity);
      const outcome = await sendBasketForm(t, fields, pressKey());
      if (outcome.ok) {
        setError(null);
        const now = outcome.state.basket?.lines.find(({ id }) => id === fields.line);
        if (wanted.current === null && now) setText(String(now.quantity));
      } else if (outcome.state) {
        latest.current.asks.onOutdated(outcome);
      } else {
        setError(outcome.messages.map((message) => message.text).join(" "));
      }
    }
    sending.current = false;
    setBusy(false);
  }, [t]);

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const quantity = wanted.current;
    const { line: shown, asks: ask } = latest.current;
    if (quantity === null) return;
    if (quantity === shown.quantity && !sending.current) {
      wanted.current = null;
      return;
    }
    if (!shown.kit) {
      void push();
      return;
    }
    wanted.current = null;
    ask.onKitQuantity(quantity, (confirmed) => {
      if (!confirmed) return setText(String(latest.current.line.quantity));
      wanted.current = quantity;
      void push();
    });
  }, [push]);

  useEffect(() => {
    // Leaving the page must not lose a pending change.
    const endPause = () => {
      const isPaused = timer.current !== undefined;
      clearTimeout(timer.current);
      return isPaused;
    };
    const hide = () => {
      const quantity = wanted.current;
      // A change of a kit is confirmed after the pause.
      const isUnasked = endPause() && latest.current.line.kit;
      if (isUnasked || quantity === null) return;
      [wanted.current, timer.current] = [null, undefined];
      sendLastBasketForm(changeOf(latest.current.line.id, quantity), pressKey());
    };
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("pagehide", hide);
      if (endPause() && !latest.current.line.kit) commit();
    };
  }, [commit]);

  const change = (typed: string) => {
    setText(typed);
    setError(null);
    clearTimeout(timer.current);
    timer.current = undefined;
    wanted.current = null;
    const intent = quantityIntent(typed);
    if (intent.kind === "remove") asks.onRemove();
    if (intent.kind !== "set") return;
    wanted.current = intent.quantity;
    timer.current = setTimeout(commit, debounceMilliseconds);
  };
  /** On Enter or blur, send at once. */
  const finish = () => {
    if (quantityIntent(text).kind === "invalid") setError(t("basket.error.invalidQuantity"));
    else commit();
  };
  const reset = () => setText(String(latest.current.line.quantity));
  return { text, error, busy, change, finish, reset };
}
