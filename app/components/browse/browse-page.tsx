import { countSelected } from "@domain/search-url/state";
import { browsePath } from "@domain/search-url/structure";
import { useEffect } from "react";
import { Breadcrumb, type Crumb } from "~/components/ui/breadcrumb";
import { Page } from "~/components/ui/layout";
import { Tabs } from "~/components/ui/tabs";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse-data.server";
import { keepPhrase } from "~/stores/search-history";
import { ActiveFilters } from "./active-filters";
import * as styles from "./browse-page.css";
import { BrowseStructuredData } from "./browse-structured-data";
import { FacetPanel } from "./facet-panel";
import { ListToolbar } from "./list-toolbar";
import { ResultArea } from "./result-area";
import { SearchNotes } from "./search-notes";
import { useBrowse } from "./use-browse";
import { useEarlyChoices } from "./use-early-choices";

/** The results page: tabs, facets, list (rows C-SURL to C-SORT). */
export function BrowsePage({ data }: { data: BrowseData }) {
  const t = useT();
  const format = useFormat();
  const browse = useBrowse(data);
  const { query, tab } = data.state;
  useEarlyChoices(data.state, browse);
  useEffect(() => {
    if (query !== "") keepPhrase(query);
  }, [query]);
  const tabs = (["product", "resources"] as const).map((id) => ({
    id,
    label: t(`browse.tabs.${id}`),
    // Facets and order belong to a tab; the phrase and the page size go along.
    to: browse.href({ tab: id, facets: {}, other: [], sort: "relevance" }),
    count: data.counts[id] === null ? undefined : t("browse.tabCount", { formatted: format.number(data.counts[id]) }),
  }));
  // A list that is empty without any filter has nothing to sort or narrow.
  const controls = data.error === null && (data.total > 0 || countSelected(data.state) > 0);
  const title = query === "" ? t("browse.title") : t("browse.titleFor", { query });
  const crumbs: Crumb[] = [
    { label: t("chrome.breadcrumbHome"), to: "/" },
    { label: t("chrome.productsCrumb"), to: browsePath },
  ];
  return (
    <Page className={styles.page}>
      <Breadcrumb crumbs={crumbs} />
      <BrowseStructuredData data={data} name={title} crumbs={crumbs} />
      <h1 className={styles.title}>{title}</h1>
      <Tabs label={t("browse.tabsLabel")} tabs={tabs} current={tab} />
      <SearchNotes data={data} />
      <div className={styles.columns}>
        {controls && <FacetPanel data={data} browse={browse} />}
        <section className={styles.results} aria-label={t("browse.list")} aria-busy={browse.searching || undefined}>
          {controls && (
            <>
              <ListToolbar data={data} browse={browse} chosen={countSelected(browse.state)} />
              <ActiveFilters data={data} browse={browse} />
            </>
          )}
          <ResultArea data={data} browse={browse} />
        </section>
      </div>
    </Page>
  );
}
