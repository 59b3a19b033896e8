import type { ReactNode } from "react";
import { Icon } from "~/components/icon";
import { classes } from "~/components/ui/classes";
import * as css from "./disclosure.css";

interface DisclosureProps {
  summary: ReactNode;
  /** Beside the arrow: a count or the current choice. */
  note?: ReactNode;
  open?: boolean;
  /** Only one of the disclosures with the same name is open at a time. */
  name?: string;
  id?: string;
  className?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A native `details`: opens without scripts and is covered by find-in-page. */
export function Disclosure({ summary, note, open, name, id, className, onToggle, children }: DisclosureProps) {
  return (
    <details
      id={id}
      className={classes(css.details, className)}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      {...(name ? { name } : {})}
    >
      <summary className={css.summary}>
        {summary}
        {note !== undefined && <span className={css.note}>{note}</span>}
        <Icon name="down" className={css.arrow} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
