import { lastReachablePage } from "@domain/search-url/page-limit";
import { countSelected, resetBrowseState } from "@domain/search-url/state";
import { Legend } from "~/components/browse/facets/legend";
import { ProductList } from "~/components/browse/rows/product-list";
import { ResourceList } from "~/components/browse/rows/resource-list";
import { SearchBox } from "~/components/search-box";
import { LinkButton } from "~/components/ui/button/button";
import { EmptyState } from "~/components/ui/empty-state/empty-state";
import { Notice } from "~/components/ui/notice/notice";
import { Pagination } from "~/components/ui/pagination/pagination";
import { Spinner } from "~/components/ui/spinner/spinner";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { BrowseData, BrowseError } from "~/loaders/browse/data.server";
import type { BrowseAddress } from "./browse-address";
import { ForeignNumber } from "./foreign-number";
import { NotSold, RegistryNote, UnreadTargets } from "./reading-note";
import * as styles from "./result-area.css";

/** The list with its pager, or the reason why there is none. */
export function ResultArea({ data, browse }: { data: BrowseData; browse: BrowseAddress }) {
  const t = useT();
  const format = useFormat();
  if (data.error !== null) return <SearchError error={data.error} retry={browse.href({ page: data.state.page })} />;
  if (data.foreign) return <ForeignNumber foreign={data.foreign} />;
  if (data.total === 0) return <NoResults data={data} browse={browse} />;
  const reachable = lastReachablePage(data.state.pageSize) * data.state.pageSize;
  return (
    <div className={styles.area} data-list-area="">
      <template data-searching-loader="">
        <div className={styles.loader}>
          <Spinner />
          {t("browse.loading")}
        </div>
      </template>
      <div className={styles.list}>
        {data.list.tab === "product" ? (
          <ProductList rows={data.list.rows} query={data.state.query} requestId={data.requestId} />
        ) : (
          <ResourceList rows={data.list.rows} query={data.state.query} requestId={data.requestId} />
        )}
      </div>
      {data.pages.clamped && data.pages.current === data.pages.last && (
        <Notice tone="info">{t("browse.refine", { formatted: format.number(reachable) })}</Notice>
      )}
      <Pagination page={data.pages.current} total={data.pages.last} to={(page) => browse.href({ page })} />
      {data.list.tab === "product" && <Legend rows={data.list.rows} />}
    </div>
  );
}

function NoResults({ data, browse }: { data: BrowseData; browse: BrowseAddress }) {
  const t = useT();
  const { query } = data.state;
  const filtered = countSelected(data.state) > 0;
  if (data.markup !== null)
    return (
      <EmptyState title={t("browse.onlyMarkup", { typed: data.markup })} search={<SearchBox variant="panel" />}>
        {t("browse.emptyText")}
      </EmptyState>
    );
  if (data.reading?.notSold) return <NotSold data={data} notSold={data.reading.notSold} />;
  const isRuledOut = data.reading !== null && data.reading.targets.length > 0 && data.reading.ruledOut.length > 0;
  const title = filtered || query === "" ? t("browse.emptyTitleAll") : t("browse.emptyTitle", { query });
  return (
    <EmptyState
      title={title}
      search={<SearchBox variant="panel" />}
      action={
        filtered && <LinkButton to={browse.href(resetBrowseState(data.state))}>{t("browse.facets.reset")}</LinkButton>
      }
    >
      {data.registryNumber && <RegistryNote data={data} found={data.registryNumber} />}
      {data.unread.length > 0 && !data.registryNumber && (
        <>
          {t("queryReading.unread", { words: data.unread.join(", ") })}
          <br />
          <UnreadTargets data={data} />
          <br />
        </>
      )}
      {(filtered || !data.registryNumber) &&
        t(filtered ? "browse.emptyFiltered" : isRuledOut ? "queryReading.allRuledOut" : "browse.emptyText")}
    </EmptyState>
  );
}

function textsOf(error: BrowseError, t: ReturnType<typeof useT>): readonly string[] {
  if (error.kind === "unanswered") return [t("browse.timeout")];
  if (error.kind === "status") return [t("browse.refused")];
  return [...new Set(error.messages)];
}

/** A failed search: each message once (C-ERR-02 to C-ERR-04), and a link to retry. */
function SearchError({ error, retry }: { error: BrowseError; retry: string }) {
  const t = useT();
  const messages = textsOf(error, t);
  return (
    <Notice
      tone="danger"
      title={t("browse.errorTitle")}
      announce="assertive"
      // A full page load, so that it works if scripts or the data request failed.
      actions={<LinkButton to={retry}>{t("site.tryAgain")}</LinkButton>}
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
