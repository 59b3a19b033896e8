import { useLocation } from "@framework/remix";
import type { FormEvent, MouseEvent, ReactNode } from "react";
import { Form } from "~/components/navigation";
import { Button, type ButtonProps } from "~/components/ui/button/button";
import { Notice } from "~/components/ui/notice/notice";
import { widget } from "~/components/widget";
import { BasketMessages } from "./basket-messages";
import { useBasketForm, warmBasketForm } from "./use-basket-form";

interface AddToBasketProps {
  /** Omit if a child field named `sku` holds the choice. */
  sku?: string;
  label: string;
  /** Id of the product's name, for screen readers if several buttons share a label. */
  describedBy?: string;
  size?: ButtonProps["size"];
  variant?: ButtonProps["variant"];
  block?: boolean;
  disabled?: boolean;
  /** A field named `quantity`; without it, one piece is added. */
  children?: ReactNode;
  className?: string;
  /** Print the form, because its children contain information. */
  printed?: boolean;
}

/** The form behind every add button: a plain POST to the basket, handled in place by scripts. */
export const AddToBasket = widget("add-to-basket", AddToBasketElement);

function AddToBasketElement({
  sku,
  label,
  describedBy,
  children,
  className,
  disabled,
  printed,
  ...look
}: AddToBasketProps) {
  const { send, busy, refusal } = useBasketForm();
  const { pathname, search } = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void send({ intent: "add", sku: String(fields.get("sku")), quantity: String(fields.get("quantity") ?? "1") });
  };
  // The response to the first click of a double click may arrive before the second click.
  const press = (event: MouseEvent) => {
    if (event.detail > 1 && !refusal) event.preventDefault();
  };
  return (
    <Form
      method="post"
      action="/cart"
      onSubmit={submit}
      onPointerEnter={warmBasketForm}
      onFocus={warmBasketForm}
      className={className}
      data-act="add"
      data-print={printed ? "keep" : undefined}
    >
      <input type="hidden" name="intent" value="add" />
      {sku !== undefined && <input type="hidden" name="sku" value={sku} />}
      <input type="hidden" name="return" value={pathname + search} />
      {children}
      <Button type="submit" busy={busy} disabled={disabled} aria-describedby={describedBy} onClick={press} {...look}>
        {label}
      </Button>
      {refusal && (
        <Notice tone="danger" announce="assertive">
          <BasketMessages messages={refusal.messages} />
        </Notice>
      )}
    </Form>
  );
}
