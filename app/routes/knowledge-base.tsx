import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeKnowledgeBase } from "~/actions/knowledge-base/knowledge-base.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { KnowledgeBasePage } from "~/components/knowledge-base/knowledge-base-page";
import { AwaitedPage } from "~/components/late/awaited-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { loadKnowledgeBase } from "~/loaders/knowledge-base/knowledge-base.server";

export const loader = privateLatePage(
  ({ t }) => t("knowledgeBase.title"),
  loadKnowledgeBase,
  ({ search }) => search === "",
);
export const action = formAction(changeKnowledgeBase);
/** Private only because it shows votes; it needs no app. */
export const handle = { app: false };
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function KnowledgeBase() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>
      {(page) => <KnowledgeBasePage data={page} />}
    </AwaitedPage>
  );
}
