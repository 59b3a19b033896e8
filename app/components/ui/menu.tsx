import { Link } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "../icon";
import { classes } from "./classes";
import { VisuallyHidden } from "./layout";
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
 * A panel under a label, on `details`: opens without scripts. With them Escape closes it and gives the focus back, and
 * so does a press or a focus elsewhere.
 */
export function Popover({ className, ...rest }: PopoverProps) {
  return (
    <Panel {...rest} className={className}>
      <div className={css.padded}>{rest.children}</div>
    </Panel>
  );
}

function Panel({ label, icon, labelHidden, side = "start", className, children }: PopoverProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, []);
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key !== "Escape" || !details.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  return (
    <details ref={ref} className={classes(css.root, className)} onKeyDown={closeByKey}>
      <summary className={css.summary}>
        {icon && <Icon name={icon} />}
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <Icon name="down" size="sm" className={css.arrow} />
      </summary>
      <div className={classes(css.panel, css.side[side])}>{children}</div>
    </details>
  );
}

export interface MenuLink {
  label: string;
  to: string;
  icon?: IconName;
  current?: boolean;
}

/** A list of links under a label. */
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
