import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ApplicationsPage } from "~/components/product/datasheet/sheets";
import { publicPage } from "~/context/request/page";
import { loadApplicationsPage } from "~/loaders/product/applications.server";

export const loader = publicPage(["region", "country", "language"], loadApplicationsPage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Applications() {
  return <ApplicationsPage page={useLoaderData<typeof loader>()} />;
}
