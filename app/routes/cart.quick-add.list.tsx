import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { reviewList } from "~/actions/quick-add/bulk-page.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { BulkPage } from "~/components/quick-add/bulk-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { withTexts } from "~/i18n/with-texts";
import { loadBulkPage } from "~/loaders/quick-add/bulk-page.server";

export const loader = privatePage(loadBulkPage);
export const clientLoader = withTexts("bulk");
export const action = formAction(reviewList);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function QuickAddList() {
  const loaded = useLoaderData<typeof loader>();
  return <BulkPage data={useActionData<typeof action>() ?? loaded} />;
}
