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
  const place = t("quickAdd.row", { number });
  // The server's message stays until the number changes.
  const asSent = code === row.code;
  const shown = message ?? (asSent && code !== "" ? (row.verdict?.message ?? null) : null);
  const refusal = asSent ? row.refusal : [];
  const verdictId = useId();
  const item = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the component comes to life
  useEffect(() => {
    // The next render would replace a code that was typed before hydration, or that the browser restored after Back.
    const typed = item.current?.querySelector("input")?.value ?? "";
    if (typed !== row.code) type(typed);
  }, []);
  return (
    <li className={css.row} ref={item}>
      <TextInput
        mono
        label={`${place}: ${t("quickAdd.label")}`}
        labelHidden
        name="code"
        {...field}
        {...restored}
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
