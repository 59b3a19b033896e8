import { parseBrowseUrl } from "@domain/search-url/parse";
import { type LinksFunction, type MetaFunction, useLoaderData } from "@framework/remix";
import { BrowsePage, resultsId } from "~/components/browse/browse-page";
import { pageMeta, paintAfter } from "~/components/chrome/page-meta";
import { codesLink } from "~/components/document/font-links";
import { AwaitedPage } from "~/components/late/awaited-page";
import { isLate } from "~/components/late/is-late";
import { publicLatePage } from "~/context/request/page";
import { loadBrowse } from "~/loaders/browse/browse.server";

export const loader = publicLatePage(
  ["region", "country", "language", "flags"],
  ({ t }, { searchParams }) => {
    const { query } = parseBrowseUrl(searchParams);
    return query === "" ? t("browse.title") : t("browse.metaTitle", { query });
  },
  loadBrowse,
  ({ search }) => search === "",
);
export const links: LinksFunction = () => [codesLink];
/** The first paint waits for the list, unless the list is late itself. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data && !isLate(data) ? [...pageMeta(data), paintAfter(resultsId)] : pageMeta(data);

export default function Browse() {
  return <AwaitedPage page={useLoaderData<typeof loader>()}>{(page) => <BrowsePage data={page} />}</AwaitedPage>;
}
