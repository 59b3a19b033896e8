import { markTyped } from "@domain/search-query/highlight/typed-matches";
import type { Suggestion, SuggestionSection } from "@domain/search-query/suggestion";
import type { UseComboboxReturnValue } from "downshift";
import { Marked } from "~/components/browse/rows/marked";
import { Icon, type IconName } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as styles from "./suggestion-list.css";

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  sections: readonly SuggestionSection[];
  shown: boolean;
  loading: boolean;
  /** Typed text, marked in the entries. */
  typed: string;
}

/** Products show their catalog number instead. */
const icons: Readonly<Record<Exclude<Suggestion["type"], "product">, IconName>> = {
  history: "history",
  resources: "document",
  categories: "filter",
  suggestions: "search",
  "knowledge-base": "document",
};

/** Suggestion list with section headings that cannot be chosen (C-TYPE-03, C-TYPE-16). */
export function SuggestionList({ combobox, sections, shown, loading, typed }: SuggestionListProps) {
  const t = useT();
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const menu = combobox.getMenuProps({ "aria-label": t("typeAhead.list") });
  const firstIndex = (section: number) => sections.slice(0, section).reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={styles.panel} hidden={!shown}>
      {loading && <p className={styles.loading}>{t("typeAhead.loading")}</p>}
      <div {...menu} aria-labelledby={undefined} className={styles.list}>
        {shown &&
          sections.map(({ type, items }, section) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups, not fieldsets
            <div key={type} role="group" aria-labelledby={`${menu.id}-${type}`} className={styles.section}>
              <div id={`${menu.id}-${type}`} role="presentation" className={styles.heading}>
                {t(`typeAhead.sections.${type}`)}
              </div>
              {items.map((item, position) => {
                const index = firstIndex(section) + position;
                const props = combobox.getItemProps({ item, index });
                return (
                  <div key={item.id} {...props} className={styles.entry} data-type={type}>
                    <Entry item={item} typed={typed} />
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      <VisuallyHidden as="p">
        <span role="status">{shown && (loading ? t("typeAhead.loading") : t("typeAhead.available", { count }))}</span>
      </VisuallyHidden>
    </div>
  );
}

function Entry({ item, typed }: { item: Suggestion; typed: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {item.type === "product" ? (
        <span className={styles.number} translate="no">
          <Marked parts={markTyped(item.id, typed)} />
        </span>
      ) : (
        <Icon name={icons[item.type]} size="sm" className={styles.icon} />
      )}
      <span className={styles.title}>
        <Marked parts={markTyped(item.title, typed)} />
      </span>
      {item.count !== null && (
        <span className={styles.count}>
          {t("typeAhead.categoryCount", { count: item.count, formatted: format.number(item.count) })}
        </span>
      )}
    </>
  );
}
