import { type FormHTMLAttributes, type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Icon } from "~/components/icon";
import { Form } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./search-field.css";

interface SearchFieldProps {
  /** Results page. */
  action: string;
  /** Parameter name. */
  name: string;
  /** Description for screen readers. */
  label: string;
  placeholder?: string;
  defaultValue?: string;
  size?: keyof typeof css.size;
  /** Hidden inputs. */
  hidden?: Readonly<Record<string, string>>;
  /** Attributes by which browsers offer the form to agents. */
  tool?: Pick<FormHTMLAttributes<HTMLFormElement>, "toolname" | "tooldescription"> | undefined;
  /** Attributes and handlers of a combobox. */
  inputProps?: Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className" | "name"> & {
    ref?: Ref<HTMLInputElement>;
  };
  /** Popup below the field. */
  children?: ReactNode;
  className?: string;
}

/** Search form with a GET action; takes the available width. */
export function SearchField(props: SearchFieldProps) {
  const {
    action,
    name,
    label,
    placeholder,
    defaultValue,
    size = "md",
    hidden = {},
    tool,
    inputProps,
    children,
    className,
  } = props;
  const t = useT();
  const id = useId();
  return (
    <search className={className}>
      <Form action={action} method="get" className={css.form} {...tool}>
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <VisuallyHidden>
          <label htmlFor={inputProps?.id ?? id}>{label}</label>
        </VisuallyHidden>
        <div className={css.shell}>
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={128}
            placeholder={placeholder}
            defaultValue={inputProps && "value" in inputProps ? undefined : defaultValue}
            {...inputProps}
            name={name}
            className={classes(css.input, css.size[size])}
          />
          <button type="submit" className={css.submit}>
            <Icon name="search" />
            <span className={css.submitText} aria-hidden="true">
              {t("site.search")}
            </span>
            <VisuallyHidden>{t("site.search")}</VisuallyHidden>
          </button>
        </div>
        {children}
      </Form>
    </search>
  );
}
