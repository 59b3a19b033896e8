import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { Icon } from "~/components/icon";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./field.css";

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: boolean;
}

export interface FieldProps {
  label: string;
  /** Read out but not shown, where the place makes it clear. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown beside the control and read with it. */
  error?: string | null;
  required?: boolean;
  /** Marks what may be left empty; the rest of the form is then understood to be needed. */
  optional?: boolean;
  className?: string;
  id?: string;
  /** Receives what the control must carry. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, hint and error around any control. */
export function Field({ label, labelHidden, hint, error, required, optional, className, id, children }: FieldProps) {
  const t = useT();
  const generated = useId();
  const control = id ?? generated;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const text = (
    <label htmlFor={control} className={css.label}>
      {label}
      {optional && <span className={css.mark}> ({t("ui.optional")})</span>}
    </label>
  );
  return (
    <div className={classes(css.field, className)} data-invalid={error ? "" : undefined}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        "aria-describedby": classes(hintId, errorId) || undefined,
        "aria-invalid": error ? true : undefined,
        required,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** An error under a control or a group of controls. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const t = useT();
  return (
    <p id={id} className={css.error}>
      <Icon name="problem" label={t("ui.errorPrefix")} />
      <span>{children}</span>
    </p>
  );
}

type FieldParts = Omit<FieldProps, "children">;
type Without<T, K extends PropertyKey> = Omit<T, K | "style" | "className" | "children" | "id">;

export interface TextInputProps extends FieldParts, Without<InputHTMLAttributes<HTMLInputElement>, keyof FieldParts> {
  /** Catalogue numbers and the like. */
  mono?: boolean;
}

/** One line of text with its label. */
export function TextInput({ mono, ...props }: TextInputProps) {
  const [field, input] = split(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <input type="text" {...input} {...attributes} className={classes(css.control, mono && css.mono)} />
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldParts,
    Without<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldParts> {
  mono?: boolean;
}

/** Several lines of text with their label. */
export function TextArea({ mono, ...props }: TextAreaProps) {
  const [field, input] = split(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea {...input} {...attributes} className={classes(css.control, css.area, mono && css.mono)} />
      )}
    </Field>
  );
}

export interface SelectProps extends FieldParts, Without<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldParts> {
  /** `<option>` and `<optgroup>`. */
  children: ReactNode;
}

/** A native select with its label. */
export function Select({ children, ...props }: SelectProps) {
  const [field, select] = split(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={css.selectBox}>
          <select {...select} {...attributes} className={classes(css.control, css.select)}>
            {children}
          </select>
          <Icon name="down" className={css.selectArrow} />
        </span>
      )}
    </Field>
  );
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "style" | "className" | "children"> {
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

function Choice({ type, label, hint, className, ...input }: ChoiceProps & { type: "checkbox" | "radio" }) {
  const hintId = useId();
  return (
    <label className={classes(css.choice, className)}>
      <input type={type} className={css.box} aria-describedby={hint ? hintId : undefined} {...input} />
      <span className={css.choiceText}>
        {label}
        {hint && (
          <span id={hintId} className={css.hint}>
            {" "}
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

/** A box to tick; the label is part of the target. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** One of several; belongs into a `ChoiceGroup`. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

/** Check boxes or radio buttons under one heading. */
export function ChoiceGroup({
  legend,
  error,
  children,
  className,
}: {
  legend: string;
  error?: string | null;
  children: ReactNode;
  className?: string;
}) {
  const errorId = useId();
  return (
    <fieldset className={classes(css.group, className)} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** Separates what the field shows from what the control carries. */
function split<P extends FieldParts>(props: P) {
  const { label, labelHidden, hint, error, required, optional, className, id, ...control } = props;
  return [{ label, labelHidden, hint, error, required, optional, className, id }, control] as const;
}
