import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { TestHtml } from "~/components/content/test-html";
import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { loadTestHtml, requireTrials } from "~/loaders/text/test-html.server";

const forColleagues = guardedPrivate(["company-domain"], loadTestHtml);

export const loader = privatePage((context, args) => {
  requireTrials(context);
  // Editors in preview are authenticated without a shop account.
  return context.preview ? loadTestHtml(context, args) : forColleagues(context, args);
});
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function TestHtmlPage() {
  return <TestHtml page={useLoaderData<typeof loader>()} />;
}
