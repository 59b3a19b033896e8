import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import * as css from "./rich-text.css";

/** Box that scrolls sideways where its table is wider, for the keyboard too. No landmark: a text may hold many. */
export function Scroller({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard
    <div className={css.scroller} role="group" tabIndex={0} aria-label={t("richText.table")}>
      {children}
    </div>
  );
}
