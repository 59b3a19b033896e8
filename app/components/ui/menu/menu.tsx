import type { ReactNode } from "react";
import { Icon, type IconName } from "~/components/icon";
import { Link } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import * as css from "./menu.css";

interface PopoverProps {
  label: ReactNode;
  icon?: IconName;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  side?: keyof typeof css.side;
  className?: string;
  children: ReactNode;
}

/**
 * A panel below a label, based on `details`, so that it opens without scripts. Scripts close it on Escape, restoring
 * the focus, and on a press or focus elsewhere (`close-menus.ts`).
 */
export function Popover({ className, ...rest }: PopoverProps) {
  return (
    <Panel {...rest} className={className}>
      <div className={css.padded}>{rest.children}</div>
    </Panel>
  );
}

function Panel({ label, icon, labelHidden, side = "start", className, children }: PopoverProps) {
  return (
    <details className={classes(css.root, className)} data-menu="">
      <summary className={css.summary}>
        {icon && <Icon name={icon} />}
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <Icon name="down" size="sm" className={css.arrow} />
      </summary>
      <div className={classes(css.panel, css.side[side])}>{children}</div>
    </details>
  );
}

interface MenuLink {
  label: string;
  to: string;
  icon?: IconName;
  current?: boolean;
}

/** A list of links below a label. */
export function Menu({ links, ...panel }: Omit<PopoverProps, "children"> & { links: readonly MenuLink[] }) {
  return (
    <Panel {...panel}>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link className={css.item} to={link.to} aria-current={link.current ? "page" : undefined}>
              {link.icon && <Icon name={link.icon} />}
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
