import type { ReactNode } from "react";
import * as css from "./empty-state.css";

interface EmptyStateProps {
  title: string;
  /** Level of the title. */
  heading?: "h1" | "h2" | "h3";
  /** One helpful sentence. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** A search field, if searching is the next step. */
  search?: ReactNode;
}

/** Empty state: the reason and the next step. */
export function EmptyState({ title, heading: Heading = "h2", children, action, search }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Heading className={css.title}>{title}</Heading>
      {children && <p className={css.text}>{children}</p>}
      {search && <div className={css.search}>{search}</div>}
      {action}
    </div>
  );
}
