import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { addSeveral } from "~/actions/quick-add/page.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { QuickAddPage } from "~/components/quick-add/quick-add-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { withTexts } from "~/i18n/with-texts";
import { loadQuickAddPage } from "~/loaders/quick-add/page.server";

export const loader = privatePage(loadQuickAddPage);
export const clientLoader = withTexts("bulk");
export const action = formAction(addSeveral);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function QuickAdd() {
  const loaded = useLoaderData<typeof loader>();
  return <QuickAddPage data={useActionData<typeof action>() ?? loaded} />;
}
