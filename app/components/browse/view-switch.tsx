import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as styles from "./view-switch.css";

const views = ["rows", "cards"] as const;

/**
 * Rows or cards: two radio buttons read by the style sheet, so it works without scripts; scripts store the choice
 * (`app/enhance/features/lists.ts`).
 */
export function ViewSwitch() {
  const t = useT();
  return (
    <fieldset className={styles.group} data-stays-as-is="">
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
          />
          <Icon name={view} />
          <VisuallyHidden>{t(`browse.view.${view}`)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
