import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "~/components/icon";
import { Link, type LinkProps } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { Spinner } from "~/components/ui/spinner/spinner";
import * as css from "./button.css";

interface Look {
  /** One `primary` per view. */
  variant?: keyof typeof css.variant;
  size?: keyof typeof css.size;
  /** Full container width. */
  block?: boolean;
  /** Shown before the label. */
  icon?: IconName;
  /** The label is for screen readers only; requires `icon`. */
  iconOnly?: boolean;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> {
  /** Pending: the button stays focusable but ignores presses. */
  busy?: boolean;
}

function look({ variant = "secondary", size = "md", block, iconOnly }: Look, className?: string) {
  return classes(
    css.base,
    css.variant[variant],
    css.size[size],
    block && css.block,
    iconOnly && css.iconOnly,
    className,
  );
}

function label(children: ReactNode, iconOnly?: boolean) {
  return iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children;
}

/** A button; as in HTML, `type` defaults to "submit" inside forms. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconOnly,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      className={look({ variant, size, block, iconOnly }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy || onClick ? press : undefined}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {label(children, iconOnly)}
    </button>
  );
}

interface LinkButtonProps extends Look, Omit<LinkProps, "style" | "to"> {
  /** Path on this site, or an https, tel: or mailto: URL. */
  to: LinkProps["to"];
}

/** A link styled as a button, for navigation only. */
export function LinkButton({ variant, size, block, icon, iconOnly, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={look({ variant, size, block, iconOnly }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {label(children, iconOnly)}
    </Link>
  );
}
