import type { ReactNode } from "react";
import { classes } from "~/components/ui/classes";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./price.css";

interface PriceProps {
  /** Formatted amount with currency. */
  value: string;
  /** List price, if the customer's price differs. */
  was?: string;
  /** Tax, unit. */
  note?: ReactNode;
  size?: keyof typeof css.size;
  className?: string;
}

/** A formatted price, with a struck-out list price if it differs. */
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

/** Replaces a price with the reason why there is none. */
export function PriceReason({ children }: { children: ReactNode }) {
  return <span className={css.reason}>{children}</span>;
}
