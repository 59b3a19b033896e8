import type { ReactNode } from "react";
import { classes } from "~/components/ui/classes";
import * as css from "./fold.css";

/**
 * A group that folds on small screens and is always open on others, where its label is a heading. Without scripts it
 * starts open everywhere; `keepGroupsFolded` folds it on small screens.
 */
export function Fold({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <details open data-fold className={classes(css.fold, className)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
