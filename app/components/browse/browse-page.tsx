import { browseHref, searchHref } from "@domain/search-url/serialize";
import { changeBrowseState, countSelected } from "@domain/search-url/state";
import { browsePath, urlStructure } from "@domain/search-url/structure";
import { ActiveFilters } from "~/components/browse/facets/active-filters";
import { FacetPanel } from "~/components/browse/facets/facet-panel";
import { Link } from "~/components/navigation";
import { Breadcrumb, type Crumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Page } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Tabs } from "~/components/ui/tabs/tabs";
import { spaced } from "~/i18n/spaced";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse/data.server";
import { browseAddress } from "./browse-address";
import * as styles from "./browse-page.css";
import { BrowseStructuredData } from "./browse-structured-data";
import { ListToolbar } from "./list-toolbar";
import { ReadingNote, UnreadTargets } from "./reading-note";
import { ResultArea } from "./result-area";

export const resultsId = "results";

/** The results page: tabs, facets, list (rows C-SURL to C-SORT). */
export function BrowsePage({ data }: { data: BrowseData }) {
  const t = useT();
  const format = useFormat();
  const browse = browseAddress(data);
  const { query, tab } = data.state;
  const countText = (count: number | null) =>
    count === null ? undefined : t("browse.tabCount", { formatted: format.number(count) });
  // A list that is empty without filters has nothing to sort or filter.
  const controls = data.error === null && (data.total > 0 || countSelected(data.state) > 0);
  const tabs = (["product", "resources"] as const).map((id) => ({
    id,
    label: t(`browse.tabs.${id}`),
    // Filters and sort order do not apply to the other tab; phrase and page size carry over.
    to: browse.href({ tab: id, facets: id === tab ? {} : data.otherFacets, other: [], sort: "relevance" }),
    // The open tab's count comes from the list below.
    count: id === tab && controls ? undefined : countText(data.counts[id]),
  }));
  const title = query === "" ? t("browse.title") : t("browse.titleFor", { query });
  const crumbs: Crumb[] = [
    { label: t("chrome.breadcrumbHome"), to: "/" },
    { label: t("chrome.productsCrumb"), to: browsePath },
  ];
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <Tabs label={t("browse.tabsLabel")} tabs={tabs} current={tab} />
      <SearchNotes data={data} />
      <div className={styles.columns}>
        {controls && <FacetPanel data={data} browse={browse} />}
        <section id={resultsId} className={styles.results} aria-label={t("browse.list")}>
          {controls && (
            <>
              <ListToolbar data={data} browse={browse} chosen={countSelected(browse.state)} />
              <ActiveFilters data={data} browse={browse} />
            </>
          )}
          <ResultArea data={data} browse={browse} />
        </section>
      </div>
      <BrowseStructuredData data={data} name={title} crumbs={crumbs} />
    </Page>
  );
}

/** Explains what the search did: treated a phrase as an application, relaxed it, switched tabs, or found no prices. */
function SearchNotes({ data }: { data: BrowseData }) {
  const t = useT();
  const { query, tab } = data.state;
  if (data.error !== null) return null;
  const wordForWord = (words: string) =>
    browseHref(changeBrowseState(data.state, { query: words, redirect: false }), urlStructure(data.newSearchUrl));
  const other = tab === "product" ? "resources" : "product";
  const switched = query !== "" && data.counts[other] === 0 && data.total > 0;
  return (
    <>
      {data.alias !== null && (
        <Notice announce="polite" actions={<Link to={wordForWord(data.alias.words)}>{t("browse.aliasWords")}</Link>}>
          {t("browse.aliasNote", { name: t(`browse.aliases.${data.alias.id}`) })}
        </Notice>
      )}
      {switched && tab === "resources" && (
        <Notice announce="polite">
          {spaced(t("browse.switchedTab", { query }))}
          <UnreadTargets data={data} />
        </Notice>
      )}
      {data.reading && <ReadingNote data={data} reading={data.reading} />}
      {data.relaxed && data.total > 0 && (
        <Notice
          announce="polite"
          actions={leftOutReagents(data).map((reagent) => (
            <Link key={reagent} to={searchHref(reagent, urlStructure(data.newSearchUrl), {})}>
              {reagent}
            </Link>
          ))}
        >
          {relaxedText(data, t)}
        </Notice>
      )}
      {data.dropped.length > 0 && (
        <Notice announce="polite">
          {t("browse.dropped", { filters: data.dropped.join(t("product.listSeparator")) })}
        </Notice>
      )}
      {data.pricesFailed && <Notice tone="warning">{t("browse.pricesFailed")}</Notice>}
    </>
  );
}

/** Reagents that no listed product's name contains; each may be sold separately. */
const leftOutReagents = ({ relaxed, reading }: BrowseData): readonly string[] =>
  relaxed?.kind === "left-out" && reading !== null ? (relaxed.reagents ?? []) : [];

function relaxedText({ relaxed, state, list }: BrowseData, t: ReturnType<typeof useT>): string {
  if (relaxed?.kind === "number") return t("browse.readAsNumber", { query: state.query, number: relaxed.number });
  if (relaxed?.kind === "similar") return t("queryReading.similar", { words: relaxed.words });
  if (relaxed?.kind === "ruled-out") return t("queryReading.ruledOutUse", { names: relaxed.words });
  if (relaxed?.kind === "left-out") return t("queryReading.leftOut", { words: relaxed.words });
  return t(list.tab === "product" ? "browse.readAsWords" : "browse.readAsWordsResources", { query: state.query });
}
