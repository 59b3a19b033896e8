import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/chrome/page-meta";
import { TestHtml } from "~/components/content/test-html";
import { publicPage } from "~/context/page";
import { loadTestHtml } from "~/loaders/test-html.server";

export const loader = publicPage(["region", "country", "language"], loadTestHtml);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function TestHtmlPage() {
  return <TestHtml page={useLoaderData<typeof loader>()} />;
}
