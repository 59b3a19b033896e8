import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeUpload } from "~/actions/checkout/purchase-order/upload.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { UploadPage } from "~/components/checkout/purchase-order/upload-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as formAction, privatePage } from "~/context/request/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadUpload } from "~/loaders/checkout/purchase-order/upload.server";

export const handle = { layout: "checkout" };
export const loader = privatePage(guardedPrivate(stepGuards, loadUpload));
export const action = formAction(guardedPrivate(stepFormGuards, changeUpload));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PurchaseOrderUpload() {
  return <UploadPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />;
}
