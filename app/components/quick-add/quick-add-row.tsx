import { type ClipboardEvent, useEffect, useId, useRef } from "react";
import { BasketMessages } from "~/components/basket/basket-messages";
import { TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { QuantityInput } from "~/components/ui/quantity-input/quantity-input";
import { useT } from "~/i18n/use-t";
import type { QuickAddRow as Row } from "~/loaders/quick-add/rows.server";
import { CodeMessage } from "./code-message";
import * as css from "./quick-add-page.css";
import { useCodeVerdict } from "./use-code-verdict";

interface QuickAddRowProps {
  row: Row;
  number: number;
  /** Handles a pasted list, which fills several rows. */
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Browsers restore no field that is closed to their suggestions. */
const restored = { autoComplete: undefined } as const;

/** Catalog number, quantity and message: live with scripts, after submitting without. */
export function QuickAddRow({ row, number, onPaste }: QuickAddRowProps) {
  const t = useT();
  const { code, field, type, message, name, checking } = useCodeVerdict(row);
  const { value, ...typing } = field;
  const place = t("quickAdd.row", { number });
  // The server's message stays until the number changes.
  const asSent = code === row.code;
  const shown = message ?? (asSent && code !== "" ? (row.verdict?.message ?? null) : null);
  const refusal = asSent ? row.refusal : [];
  const verdictId = useId();
  const item = useRef<HTMLLIElement>(null);
  const isLive = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `type` differs in each render
  useEffect(() => {
    const input = item.current?.querySelector("input");
    if (input && input.value !== value) {
      // The first time, the code was typed before hydration, or the browser restored it after Back.
      if (isLive.current) input.value = value;
      else type(input.value);
    }
    isLive.current = true;
  }, [value]);
  return (
    <li className={css.row} ref={item}>
      <TextInput
        mono
        label={`${place}: ${t("quickAdd.label")}`}
        labelHidden
        name="code"
        {...typing}
        {...restored}
        // React writes a `value` into the attribute too, and browsers restore no field whose value is its default.
        defaultValue={row.code}
        onPaste={onPaste}
        describedBy={shown || refusal.length > 0 ? verdictId : undefined}
        invalid={refusal.length > 0 || (shown !== null && shown.tone !== "info")}
      />
      <QuantityInput
        label={`${place}: ${t("quickAdd.quantity")}`}
        labelHidden
        name="quantity"
        {...restored}
        defaultValue={row.quantity}
        error={row.quantityError}
      />
      <div id={verdictId} className={css.verdict} role="status">
        {checking && t("quickAdd.checking", { code })}
        {!checking && name !== null && <p className={css.name}>{name}</p>}
        {!checking && shown && <CodeMessage {...shown} />}
        {refusal.length > 0 && (
          <Notice tone="danger">
            <BasketMessages messages={refusal} />
          </Notice>
        )}
      </div>
    </li>
  );
}
