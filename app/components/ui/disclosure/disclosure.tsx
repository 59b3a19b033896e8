import type { ReactNode } from "react";
import { Icon } from "~/components/icon";
import { classes } from "~/components/ui/classes";
import * as css from "./disclosure.css";

interface DisclosureProps {
  summary: ReactNode;
  /** Beside the arrow: a count, what is chosen. */
  note?: ReactNode;
  open?: boolean;
  /** Disclosures with the same name close each other. */
  name?: string;
  id?: string;
  className?: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A native `details`: opens without scripts, is found by the browser's own search. */
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
