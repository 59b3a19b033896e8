/** `POST /checkout/review`: promotion codes. */
import { checkoutPath } from "@domain/checkout/progress";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { changePromotions } from "~/loaders/browse/promotions.server";

export async function changeReview(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const outcome = await changePromotions(context, form);
  return outcome.ok ? redirect(checkoutPath("review"), 303) : data(outcome.refusal, { status: outcome.status });
}
