import { maxQuantity } from "@contracts/values/limits";
import { cleanQuantity, quantityDigits, quantityIntent, stepQuantity } from "@domain/basket/quantity";
import { type CompositionEvent, type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { Icon } from "~/components/icon";
import { Field } from "~/components/ui/field/field";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";
import * as css from "./quantity-input.css";

interface QuantityInputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "style" | "className" | "children" | "onChange" | "min" | "max" | "value"
  > {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  error?: string | null;
  /** Minimum; if it is above 0, typing 0 calls `onRemove` (T-LINE-06, T-LINE-07). */
  min?: number;
  /** Text of a controlled input; `onText` reports every change. */
  value?: string;
  /** Called with the typed or stepped text: at most four digits, possibly empty. */
  onText?: (text: string) => void;
  /** Called when 0 is typed and the minimum is above 0. */
  onRemove?: () => void;
  className?: string;
}

/**
 * Quantity input with steppers: at most four digits, no pasting (rows T-LINE-01 to T-LINE-07). Without scripts a plain
 * field, validated by the server; the steppers appear with scripts, in reserved space.
 */
export const QuantityInput = widget("quantity-input", QuantityInputElement);

function QuantityInputElement({
  label,
  labelHidden,
  hint,
  error,
  min = 1,
  value: kept,
  onText,
  onRemove,
  className,
  id,
  defaultValue = String(min),
  ...input
}: QuantityInputProps) {
  const t = useT();
  const [scripted, setScripted] = useState(false);
  const [own, setOwn] = useState(String(defaultValue));
  const value = kept ?? own;
  const field = useRef<HTMLInputElement>(null);

  const report = (text: string) => {
    setOwn(text);
    onText?.(text);
    if (quantityIntent(text, min).kind === "remove") onRemove?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the component comes to life
  useEffect(() => {
    setScripted(true);
    // Text typed before hydration has not been reported, and the next render would replace it.
    const typed = field.current?.value ?? value;
    if (typed !== value) report(cleanQuantity(typed));
  }, []);
  // Text in IME composition is left alone.
  const type = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) =>
    report(
      nativeEvent instanceof InputEvent && nativeEvent.isComposing
        ? currentTarget.value
        : cleanQuantity(currentTarget.value),
    );
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    report(cleanQuantity(currentTarget.value));
  const quantity = Number(value) || 0;
  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      className={css.step}
      disabled={input.disabled || (by === 1 ? quantity >= maxQuantity : quantity <= min)}
      aria-label={`${t(by === 1 ? "ui.increase" : "ui.decrease")}: ${label}`}
      onClick={() => report(String(stepQuantity(quantity, by, min)))}
    >
      <Icon name={by === 1 ? "plus" : "minus"} size="sm" />
    </button>
  );
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className} id={id}>
      {(attributes) => (
        <span className={css.shell} data-invalid={error ? "" : undefined}>
          {scripted ? stepper(-1) : <span className={css.room} />}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={quantityDigits}
            pattern="[0-9]{1,4}"
            className={css.input}
            {...input}
            {...attributes}
            ref={field}
            value={value}
            onChange={type}
            onCompositionEnd={endComposition}
            onPaste={(event) => event.clipboardData && event.preventDefault()}
            onDrop={(event) => event.preventDefault()}
          />
          {scripted ? stepper(1) : <span className={css.room} />}
        </span>
      )}
    </Field>
  );
}
