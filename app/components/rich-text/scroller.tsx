import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import * as css from "./rich-text.css";

/** Horizontal scroller for wide tables, reachable by keyboard. Not a landmark, because a text may have many. */
export function Scroller({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <div className={css.scroller} role="group" tabIndex={0} aria-label={t("richText.table")}>
      {children}
    </div>
  );
}
