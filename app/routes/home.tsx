import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { HomePage } from "~/components/home/home-page";
import { publicPage } from "~/context/request/page";
import { loadHome } from "~/loaders/home/home.server";

export const loader = publicPage(["region", "country", "language"], loadHome);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
export const handle = { layout: "homepage" };

export default function Home() {
  const { head, rows, missing } = useLoaderData<typeof loader>();
  return <HomePage head={head} rows={rows} missing={missing} />;
}
