import { maxCodeLength } from "@domain/quick-add/code";
import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { BasketMessages } from "~/components/basket/basket-messages";
import { useBasketForm } from "~/components/basket/use-basket-form";
import { Button, LinkButton } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { useT } from "~/i18n/use-t";
import { CodeMessage } from "./code-message";
import * as css from "./quick-add.css";
import { useCodeVerdict } from "./use-code-verdict";

/** One catalog number into the basket; closes when it is there (T-QADD-05). */
export function QuickAddPopup({ onClose }: { onClose: () => void }) {
  const t = useT();
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const { code, setCode, message, name, checking, addEnabled } = useCodeVerdict(t("quickAdd.invalidCode"));
  const { send, busy, data } = useBasketForm();
  useEffect(() => region.current?.querySelector("input")?.focus(), []);
  const done = data?.ok === true;
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addEnabled) send({ intent: "add", sku: code, quantity: "1" });
  };
  return (
    <section ref={region} className={css.popup} role="dialog" aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t("quickAdd.title")}
      </h2>
      <Form method="post" action="/cart" onSubmit={submit} className={css.form}>
        <TextInput
          mono
          label={t("quickAdd.label")}
          hint={t("quickAdd.hint")}
          name="sku"
          value={code}
          maxLength={maxCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <div role="status" className={css.verdict}>
          {checking && t("quickAdd.checking", { code })}
          {!checking && name !== null && <p className={css.name}>{name}</p>}
          {!checking && message && <CodeMessage {...message} />}
        </div>
        {data && !data.ok && (
          <Notice tone="danger" announce="assertive">
            <BasketMessages messages={data.messages} />
          </Notice>
        )}
        <Button type="submit" variant="primary" block busy={busy} disabled={!addEnabled}>
          {t("quickAdd.add")}
        </Button>
        <LinkButton to="/cart/quick-add" block onClick={onClose}>
          {t("quickAdd.addMultiple")}
        </LinkButton>
      </Form>
    </section>
  );
}
