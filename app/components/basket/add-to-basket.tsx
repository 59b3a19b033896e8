import { Form, useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button, type ButtonProps } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { BasketMessages } from "./basket-messages";
import { useBasketForm } from "./use-basket-form";

interface AddToBasketProps {
  sku: string;
  label: string;
  /** Names the product for screen readers where several buttons share a label. */
  describedBy?: string;
  size?: ButtonProps["size"];
  variant?: ButtonProps["variant"];
  block?: boolean;
  disabled?: boolean;
  /** A quantity field named `quantity`; one piece without it. */
  children?: ReactNode;
  className?: string;
}

/** The form behind every add button: a plain POST to the basket, answered in place when scripts run. */
export function AddToBasket({ sku, label, describedBy, children, className, disabled, ...look }: AddToBasketProps) {
  const { send, busy, data } = useBasketForm();
  const { pathname, search } = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quantity = new FormData(event.currentTarget).get("quantity");
    send({ intent: "add", sku, quantity: typeof quantity === "string" && quantity !== "" ? quantity : "1" });
  };
  return (
    <Form method="post" action="/cart" reloadDocument onSubmit={submit} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="return" value={pathname + search} />
      {children}
      <Button type="submit" busy={busy} disabled={disabled} aria-describedby={describedBy} {...look}>
        {label}
      </Button>
      {data && !data.ok && (
        <Notice tone="danger" announce="assertive">
          <BasketMessages messages={data.messages} />
        </Notice>
      )}
    </Form>
  );
}
