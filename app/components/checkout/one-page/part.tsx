import type { ReactNode } from "react";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import type { OnePagePart } from "~/loaders/checkout/one-page/one-page.server";
import * as css from "./one-page.css";

interface PartProps {
  id: OnePagePart;
  name: string;
  /** The choice on one line. */
  value: ReactNode;
  open: boolean;
  children: ReactNode;
}

/** A part of the checkout that opens by itself. Its button saves all choices, so that the totals show them. */
export function Part({ id, name, value, open, children }: PartProps) {
  const t = useT();
  return (
    <details id={id} className={css.part} open={open}>
      <summary className={css.summary}>
        <h2 className={css.partName}>{name}</h2>
        <span className={css.change}>{t("checkout.summary.change")}</span>
        <span className={css.value}>{value}</span>
      </summary>
      <div className={css.body}>
        {children}
        <Button type="submit" name="intent" value={`save ${id}`} size="sm">
          {t("checkout.onePage.save")}
        </Button>
      </div>
    </details>
  );
}
