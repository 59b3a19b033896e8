import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { BasketMessages } from "~/components/basket/basket-messages";
import { useBasketForm } from "~/components/basket/use-basket-form";
import { Form } from "~/components/navigation";
import { Button, LinkButton } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import { CodeMessage } from "./code-message";
import * as css from "./quick-add-popup.css";
import { useCodeVerdict } from "./use-code-verdict";

const fresh = { code: "", verdict: null };

interface QuickAddPopupProps {
  /** False renders it without showing it. */
  open: boolean;
  /** Called when the link to the full page is followed. */
  onLeave: () => void;
  /** Called when the product is in the basket. */
  onDone: () => void;
}

/** Adds one catalog number to the basket (T-QADD-01, T-QADD-05, T-QADD-12). */
export function QuickAddPopup({ open, onLeave, onDone }: QuickAddPopupProps) {
  const t = useT();
  const titleId = useId();
  const verdictId = useId();
  const refusalId = useId();
  const region = useRef<HTMLElement>(null);
  const { code, field, message, name, checking, addEnabled, retry } = useCodeVerdict(fresh);
  const { send, busy, refusal } = useBasketForm();
  const [refusedCode, setRefusedCode] = useState<string | null>(null);
  useEffect(() => {
    if (open) region.current?.querySelector("input")?.focus();
  }, [open]);

  const add = useCallback(async () => {
    const outcome = await send({ intent: "add", sku: code, quantity: "1" });
    if (outcome?.ok) onDone();
    else if (outcome) setRefusedCode(code);
  }, [code, send, onDone]);
  const isRefused = refusal !== null && refusedCode === code;
  const enter = useEnter({ code, checking, addEnabled, add, retry });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addEnabled) void add();
  };
  return (
    <section ref={region} hidden={!open} className={css.popup} role="dialog" aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t("quickAdd.title")}
      </h2>
      <Form method="post" action="/cart" onSubmit={submit} className={css.form}>
        <TextInput
          mono
          label={t("quickAdd.label")}
          hint={t("quickAdd.hint")}
          describedBy={isRefused ? refusalId : message ? verdictId : undefined}
          invalid={isRefused || (message !== null && message.tone !== "info")}
          name="sku"
          {...field}
          onKeyDown={enter}
        />
        <div id={verdictId} role="status" className={css.verdict}>
          {checking && t("quickAdd.checking", { code })}
          {!checking && name !== null && <p className={css.name}>{name}</p>}
          {!checking && message && <CodeMessage {...message} />}
        </div>
        {isRefused && (
          <Notice id={refusalId} tone="danger" announce="assertive">
            <BasketMessages messages={refusal.messages} />
          </Notice>
        )}
        <Button type="submit" variant="primary" block busy={busy} disabled={!addEnabled}>
          {t("quickAdd.add")}
        </Button>
        <LinkButton to="/cart/quick-add" block onClick={onLeave} data-event="click_multi_quick_add">
          {t("quickAdd.addMultiple")}
        </LinkButton>
      </Form>
    </section>
  );
}

interface EnterOptions {
  readonly code: string;
  readonly checking: boolean;
  readonly addEnabled: boolean;
  readonly add: () => Promise<void>;
  readonly retry: () => void;
}

/** Enter adds. While the number is being checked, it adds as soon as the result allows (T-QADD-11). */
function useEnter({ code, checking, addEnabled, add, retry }: EnterOptions) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null || checking) return;
    setWanted(null);
    if (wanted === code && addEnabled) void add();
  }, [wanted, code, checking, addEnabled, add]);
  return (event: KeyboardEvent) => {
    // Ignore the Enter that ends an IME composition.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || addEnabled) return;
    event.preventDefault();
    if (checking) setWanted(code);
    else retry();
  };
}
