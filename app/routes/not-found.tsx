import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ContentPage } from "~/components/content/content-page";
import { publicPage } from "~/context/request/page";
import { loadUnmatched } from "~/loaders/page/unmatched.server";

/** Any other address: a content page, or Page Not Found. */
export const loader = publicPage(["region", "country", "language"], loadUnmatched);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Unmatched() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
