import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { BrowsePage } from "~/components/browse/browse-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { publicPage } from "~/context/page";
import { loadBrowse } from "~/loaders/browse.server";

export const loader = publicPage(["region", "country", "language", "flags"], loadBrowse);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Browse() {
  return <BrowsePage data={useLoaderData<typeof loader>()} />;
}
