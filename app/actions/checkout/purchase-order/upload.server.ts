/**
 * `POST /checkout/purchase-order`: stores a document and references it on the basket, or removes it from the basket.
 */
import { maxPurchaseOrderBytes, textOfPurchaseOrderFile } from "@contracts/commerce/purchase-order-files";
import { onePagePath } from "@domain/checkout/progress";
import { keptFormField } from "@domain/market/kept-form";
import { purchaseOrderFileName } from "@domain/purchase-orders/file-type";
import { isTooLarge } from "@domain/uploads/upload";
import { data, redirect } from "@framework/remix.server";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { signInAgain } from "~/loaders/form/typed-form.server";
import type { CommerceFailure } from "~/services/commerce/types";

interface UploadProblem {
  readonly problem: string | null;
}

export async function changeUpload(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const { services, session, t } = context;
  if (!session.customerId) return signInAgain(context, url, new FormData());
  await requireBasket(context, url);
  if (form.get("intent") === "remove") return setFile(context, null);
  const file = form.get("file");
  if (form.has(keptFormField)) return data<UploadProblem>({ problem: chosenAgain(context, file) });
  if (isTooLarge(url)) return wrong(t("checkout.purchaseOrder.tooLarge"), 413);
  // A browser sends an empty name if no file is chosen.
  if (!(file instanceof File) || file.name === "") return wrong(t("checkout.purchaseOrder.choose"), 422);
  if (file.size === 0) return wrong(t("checkout.purchaseOrder.otherType"), 422);
  if (file.size > maxPurchaseOrderBytes) return wrong(t("checkout.purchaseOrder.tooLarge"), 422);
  const content = new Uint8Array(await file.arrayBuffer());
  const kept = await services.commerce.keepPurchaseOrder(purchaseOrderFileName(file.name), content);
  if (!kept.ok) return notKept(context, kept);
  if (kept.value === null) return wrong(t("checkout.purchaseOrder.otherType"), 422);
  return setFile(context, textOfPurchaseOrderFile(kept.value));
}

/** Browsers do not restore file inputs, so a chosen file must be chosen again. */
const chosenAgain = ({ t }: PrivateContext, file: FormDataEntryValue | null) =>
  file instanceof File && file.size > 0 ? t("checkout.purchaseOrder.chooseAgain") : null;

async function setFile(context: PrivateContext, purchaseOrderFile: string | null) {
  const set = await context.services.commerce.setAdditionalInfo({ purchaseOrderFile });
  return set.ok ? redirect(`${onePagePath}#payment`, 303) : notKept(context, set);
}

const wrong = (problem: string, status: number) => data<UploadProblem>({ problem }, { status });

function notKept(context: PrivateContext, failure: CommerceFailure) {
  const text = basketMessages(context, failure).map((message) => message.text);
  return wrong(sentences(text), failure.status === 0 || failure.status >= 500 ? 503 : 422);
}
