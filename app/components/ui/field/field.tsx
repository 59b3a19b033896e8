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

/** Attributes that link a control to its label, hint and error. */
interface ControlAttributes {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: boolean;
}

interface FieldProps {
  label: string;
  /** For screen readers only, if the context makes it clear. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Error and how to fix it; shown beside the control and announced with it. */
  error?: string | null;
  /** Ids of other descriptions of the control, such as a message elsewhere in its row. */
  describedBy?: string;
  /** True if one of them is an error. */
  invalid?: boolean;
  required?: boolean;
  /** Marks the field as optional; unmarked fields are required. */
  optional?: boolean;
  className?: string;
  id?: string;
  /** Renders the control with these attributes. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, hint and error around any control. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  describedBy,
  invalid,
  required,
  optional,
  className,
  id,
  children,
}: FieldProps) {
  const t = useT();
  const generated = useId();
  const control = id ?? generated;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const text = (
    <label htmlFor={control} className={css.label}>
      {label}
      {optional && <span className={css.mark}>{t("ui.optional")}</span>}
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
        "aria-describedby": classes(hintId, errorId, describedBy) || undefined,
        "aria-invalid": error || invalid ? true : undefined,
        required,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Error below a control or a group. */
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

interface TextInputProps extends FieldParts, Without<InputHTMLAttributes<HTMLInputElement>, keyof FieldParts> {
  /** Monospace, for catalog numbers. */
  mono?: boolean;
}

/** Single-line text input with label. */
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

interface TextAreaProps extends FieldParts, Without<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldParts> {
  mono?: boolean;
}

/** Multi-line text input with label. */
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

interface SelectProps extends FieldParts, Without<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldParts> {
  /** `<option>` and `<optgroup>`. */
  children: ReactNode;
}

/** Native select with label. */
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

/** Checkbox; its label is part of the target. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** Radio button; belongs in a `ChoiceGroup`. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

/** Checkboxes or radio buttons with a common heading. */
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

/** Separates field props from control props. */
function split<P extends FieldParts>(props: P) {
  const { label, labelHidden, hint, error, describedBy, invalid, required, optional, className, id, ...control } =
    props;
  const field = { label, labelHidden, hint, error, describedBy, invalid, required, optional, className, id };
  return [field, control] as const;
}
