import { useEffect, useRef } from "react";
import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as styles from "./view-switch.css";

const views = ["rows", "cards"] as const;
const storageKey = "browse-view";

/** Rows or cards: two radio buttons that the style sheet reads, so it works without scripts; with them it is remembered. */
export function ViewSwitch() {
  const t = useT();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const kept = readView();
    const radio = group.current?.querySelector<HTMLInputElement>(`input[value="${kept}"]`);
    if (radio) radio.checked = true;
  }, []);
  return (
    <fieldset ref={group} className={styles.group}>
      <VisuallyHidden as="legend">{t("browse.view.label")}</VisuallyHidden>
      {views.map((view) => (
        <label key={view} className={styles.choice}>
          <input
            type="radio"
            name="view"
            value={view}
            defaultChecked={view === "rows"}
            className={styles.radio}
            data-view={view}
            onChange={() => keepView(view)}
          />
          <Icon name={view} />
          <VisuallyHidden>{t(`browse.view.${view}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}

function readView(): (typeof views)[number] {
  try {
    return localStorage.getItem(storageKey) === "cards" ? "cards" : "rows";
  } catch {
    return "rows";
  }
}

function keepView(view: (typeof views)[number]): void {
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // The choice then holds for this page alone.
  }
}
