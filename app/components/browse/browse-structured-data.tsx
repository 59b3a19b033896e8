import { listGraph } from "@domain/findability/structured-list";
import { StructuredData } from "~/components/document/structured-data";
import type { Crumb } from "~/components/ui/breadcrumb/breadcrumb";
import type { BrowseData } from "~/loaders/browse/data.server";

interface BrowseStructuredDataProps {
  data: Pick<BrowseData, "list" | "total"> & { readonly head: Pick<BrowseData["head"], "canonical"> };
  name: string;
  crumbs: readonly Crumb[];
}

/** schema.org data of the catalogue's first page; searches are not indexed and have none. */
export function BrowseStructuredData({ data, name, crumbs }: BrowseStructuredDataProps) {
  const { head, list, total } = data;
  const url = head.canonical;
  if (url === null || list.tab !== "product") return null;
  const itemsOf = () =>
    list.rows.map(({ name: parts, href }) => ({ name: parts.map(({ text }) => text).join(""), href }));
  return <StructuredData id="about-list" data={() => listGraph({ url, name, items: itemsOf(), total, crumbs })} />;
}
