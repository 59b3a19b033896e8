/**
 * `POST /ct/punchout/return`: generate, submit, read the return address, sign out, return, in this order (T-PUNCH-15).
 * The response is a page whose form submits itself with the basket; its security policy allows only the buyer's origin.
 */
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { type PunchoutProblem, returnUrlOf, reviewedTotalOf } from "~/loaders/punchout/review.server";
import type { CommerceFailure } from "~/services/commerce/types";

const returnForm = v.variant("intent", [
  v.object({ intent: v.literal("submit"), seen: v.pipe(v.string(), v.maxLength(64)) }),
  v.object({ intent: v.literal("leave") }),
]);

/** A form to be posted to the buyer's system. */
export interface PunchoutReturn {
  readonly action: string;
  readonly host: string;
  readonly target: "_self" | "_parent" | "_top";
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export async function returnPunchout(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { commerce } = context.services;
  const parsed = v.safeParse(returnForm, textFields(form));
  if (!parsed.success) return redirect(reviewPath, 303);
  if (parsed.output.intent === "leave") {
    await commerce.signOut();
    return redirect("/", 303);
  }
  const generated = await commerce.generatePunchoutCart();
  if (!generated.ok) return problemPage(generated);
  const cart = generated.value;
  // A submitted basket is sent again unchanged.
  if (cart.cartState === "Active" && reviewedTotalOf(cart) !== parsed.output.seen)
    return redirect(withProblem("changed"), 303);
  const submitted = await commerce.submitPunchout(cart.id);
  if (!submitted.ok) return problemPage(submitted);
  const returnUrl = returnUrlOf(submitted.value.cart);
  const { form: message } = submitted.value;
  await commerce.signOut();
  if (!returnUrl || !message) return redirect("/", 303);
  context.allow({ forms: [returnUrl.origin], keepsOpener: true });
  const { target, fields } = message;
  return data<PunchoutReturn>({ action: returnUrl.href, host: returnUrl.host, target, fields });
}

const reviewPath = "/ct/punchout/review";

const withProblem = (problem: PunchoutProblem) => `${reviewPath}?problem=${problem}`;

/** The review shows the problem; an ended session is announced by the page it redirects to. */
function problemPage({ status, errors }: CommerceFailure) {
  if (status === 0 || status >= 500) return redirect(withProblem("unreachable"), 303);
  switch (errors[0].code) {
    case "CartEmpty":
      return redirect(withProblem("empty"), 303);
    case "LineUnavailable":
      return redirect(withProblem("unavailable"), 303);
    default:
      return redirect(withProblem("changed"), 303);
  }
}
