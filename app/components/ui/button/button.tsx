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
  /** As wide as its container. */
  block?: boolean;
  /** In front of the label. */
  icon?: IconName;
  /** The label is for screen readers only; needs `icon`. */
  iconOnly?: boolean;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> {
  /** Work is under way: the button stays in the tab order and takes no second press. */
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

/** A button; `type` is "submit" inside forms unless said otherwise, as in HTML. */
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

export interface LinkButtonProps extends Look, Omit<LinkProps, "style" | "to"> {
  /** Path on this site, or an https, tel: or mailto: address. */
  to: LinkProps["to"];
}

/** A link that looks like a button: for going somewhere, never for changing something. */
export function LinkButton({ variant, size, block, icon, iconOnly, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={look({ variant, size, block, iconOnly }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {label(children, iconOnly)}
    </Link>
  );
}
