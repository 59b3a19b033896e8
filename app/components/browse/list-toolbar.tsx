import { sortNamesByTab } from "@domain/search-url/sort";
import { pageSizes } from "@domain/search-url/state";
import { browsePath, urlStructure } from "@domain/search-url/structure";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Select } from "~/components/ui/field/field";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse/data.server";
import type { BrowseAddress } from "./browse-address";
import { onlyWithoutScripts } from "./facets/only-without-scripts.css";
import { browseFormId, facetPanelId } from "./ids";
import * as styles from "./list-toolbar.css";
import { ViewSwitch } from "./view-switch";

interface ListToolbarProps {
  data: BrowseData;
  browse: BrowseAddress;
  /** Number of chosen filters. */
  chosen: number;
}

/**
 * Count, sort order, page size, view. Contains the page's GET form; the facet check boxes join it by their `form`
 * attribute, because rows contain forms of their own.
 */
export function ListToolbar({ data, browse, chosen }: ListToolbarProps) {
  const t = useT();
  const format = useFormat();
  const structure = urlStructure(data.newSearchUrl);
  const { state } = browse;
  return (
    <div className={styles.bar}>
      <p
        className={styles.count}
        role="status"
        tabIndex={-1}
        data-searching-words={t("browse.loading")}
        data-after-change=""
      >
        {t("browse.results", { count: data.total, formatted: format.number(data.total) })}
      </p>
      <button type="button" className={styles.filterButton} popovertarget={facetPanelId}>
        {chosen === 0 ? t("browse.facets.open") : t("browse.facets.openCount", { count: chosen })}
      </button>
      <Form
        id={browseFormId}
        action={browsePath}
        method="get"
        autoComplete="off"
        className={styles.form}
        // Full address of the current list, to which scripts apply changes.
        data-address={browse.href({ page: state.page })}
        stays
      >
        {state.query !== "" && <input type="hidden" name={structure.query} value={state.query} />}
        <input type="hidden" name="tab" value={state.tab} />
        {state.redirect !== null && <input type="hidden" name="redirect" value={String(state.redirect)} />}
        {state.source !== "" && <input type="hidden" name="qs" value={state.source} />}
        <Select
          label={t("browse.sort.label")}
          name={structure.sort}
          defaultValue={state.sort}
          className={styles.control}
        >
          {sortNamesByTab[state.tab].map((name) => (
            <option key={name} value={name}>
              {t(`browse.sort.${name}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t("browse.pageSize")}
          name={structure.pageSize}
          defaultValue={state.pageSize}
          className={styles.control}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
        <Button type="submit" className={onlyWithoutScripts}>
          {t("browse.go")}
        </Button>
      </Form>
      <ViewSwitch />
    </div>
  );
}
