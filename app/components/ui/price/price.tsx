import type { ReactNode } from "react";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./price.css";

interface PriceProps {
  /** Formatted amount with its currency. */
  value: string;
  /** List price, when the customer's is another. */
  was?: string;
  /** Tax, unit. */
  note?: ReactNode;
  size?: keyof typeof css.size;
  className?: string;
}

/** A formatted price, with the list price struck out beside it where there are two. */
export function Price({ value, was, note, size = "md", className }: PriceProps) {
  const t = useT();
  return (
    <span className={classes(css.price, css.size[size], className)}>
      {was !== undefined && (
        <>
          <VisuallyHidden>{t("ui.priceWas")} </VisuallyHidden>
          <s className={css.was}>{was}</s>
          <VisuallyHidden>{t("ui.priceNow")} </VisuallyHidden>
        </>
      )}
      <span>{value}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </span>
  );
}

/** Stands where a price would stand and says why there is none. */
export function PriceReason({ children }: { children: ReactNode }) {
  return <span className={css.reason}>{children}</span>;
}
