import { type SortName, sortNamesByTab } from "@domain/search-url/sort";
import { type PageSize, pageSizes } from "@domain/search-url/state";
import { browsePath, urlStructure } from "@domain/search-url/structure";
import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/field";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse-data.server";
import { browseFormId, facetPanelId } from "./ids";
import * as styles from "./list-toolbar.css";
import { onlyWithoutScripts } from "./only-without-scripts.css";
import type { Browse } from "./use-browse";
import { ViewSwitch } from "./view-switch";

interface ListToolbarProps {
  data: BrowseData;
  browse: Browse;
  /** Number of chosen filters. */
  chosen: number;
}

/**
 * Count, order, page size, view. The GET form of the whole page is here; the check boxes of the facets belong to it by
 * their `form` attribute, because rows hold forms of their own.
 */
export function ListToolbar({ data, browse, chosen }: ListToolbarProps) {
  const t = useT();
  const format = useFormat();
  const structure = urlStructure(data.newSearchUrl);
  const { state } = browse;
  const size = data.state.pageSize;
  const first = data.total === 0 ? 0 : (data.pages.current - 1) * size + 1;
  const range = {
    from: format.number(first),
    to: format.number(Math.min(data.total, data.pages.current * size)),
    total: format.number(data.total),
  };
  const [sorts, sizes]: [readonly SortName[], readonly PageSize[]] = [sortNamesByTab[state.tab], pageSizes];
  return (
    <div className={styles.bar}>
      <div className={styles.count}>
        <p role="status">
          {browse.searching
            ? t("browse.loading")
            : t("browse.results", { count: data.total, formatted: format.number(data.total) })}
        </p>
        {data.total > size && !browse.searching && <p className={styles.range}>{t("browse.range", range)}</p>}
      </div>
      <button type="button" className={styles.filterButton} popovertarget={facetPanelId}>
        {chosen === 0 ? t("browse.facets.open") : t("browse.facets.openCount", { count: chosen })}
      </button>
      <Form id={browseFormId} action={browsePath} method="get" autoComplete="off" className={styles.form}>
        {state.query !== "" && <input type="hidden" name={structure.query} value={state.query} />}
        <input type="hidden" name="tab" value={state.tab} />
        {state.redirect !== null && <input type="hidden" name="redirect" value={String(state.redirect)} />}
        {state.source !== "" && <input type="hidden" name="qs" value={state.source} />}
        <Select
          label={t("browse.sort.label")}
          name={structure.sort}
          value={state.sort}
          onChange={(event) => browse.change({ sort: sorts.find((name) => name === event.target.value) })}
          className={styles.control}
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(`browse.sort.${name}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t("browse.pageSize")}
          name={structure.pageSize}
          value={state.pageSize}
          onChange={(event) => browse.change({ pageSize: sizes.find((size) => String(size) === event.target.value) })}
          className={styles.control}
        >
          {sizes.map((size) => (
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
