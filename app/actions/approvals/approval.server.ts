import { type ApprovalDecision, decisionReason } from "@contracts/commerce/approvals";
import { isVisible, plainText } from "@contracts/values/plain-text";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketAfter, reorder } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { failureText, marked, refused } from "~/loaders/account/form.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import { approvalData, approvalPath } from "~/loaders/approvals/approval.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { tooLongText } from "~/loaders/form/too-long.server";
import type { AccountFailure } from "~/services/accounts/types";

const longestReason = 500;
const decisionForm = v.variant("intent", [
  v.object({ intent: v.literal("approve") }),
  v.object({ intent: v.literal("withdraw") }),
  v.object({
    intent: v.literal("refuse"),
    reason: v.pipe(
      v.optional(plainText, ""),
      v.trim(),
      v.check(isVisible, "missing"),
      v.maxLength(longestReason, "long"),
      v.check((text) => v.is(decisionReason, text), "text"),
    ),
  }),
]);

const reorderForm = v.object({ key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)) });

/** `POST /account/my/approvals/{id}`. */
export async function decideApproval(context: PrivateContext, { params, form, url }: PageArgs & { form: FormData }) {
  const { t, services } = context;
  const id = params.approval ?? "";
  await profileOfForm(context, url, form, null);
  const fields = textFields(form);
  if (fields.intent === "reorder") return orderAgain(context, url, id, fields);
  const parsed = v.safeParse(decisionForm, fields);
  if (!parsed.success) {
    const state = marked(context, fields, { reason: reasonProblem(context, parsed.issues) });
    return data(await approvalData(context, url, id, { form: state }), { status: 422 });
  }
  const { intent } = parsed.output;
  const decision: ApprovalDecision =
    parsed.output.intent === "refuse"
      ? { kind: "refuse", reason: parsed.output.reason }
      : { kind: parsed.output.intent };
  const decided = await services.accounts.decideApproval(id, decision);
  // The page of an approved order reports a refused payment.
  const done = decided.ok && decided.value.state === "failed" ? "" : `?done=${intent}`;
  if (decided.ok) return redirect(`${approvalPath(encodeURIComponent(id))}${done}`, 303);
  const { status } = failureText(t, decided);
  // The page of a request that was decided, or that the customer may no longer see, has no field for a reason.
  const isUnsent = decision.kind === "refuse" && ["already-decided", "gone"].includes(decided.code);
  const unsent = isUnsent ? [t("order.approval.reasonNotSent", { reason: decision.reason })] : [];
  const problem = sentences([problemText(context, decided), ...unsent]);
  return data(await approvalData(context, url, id, { form: refused(fields, problem) }), { status });
}

function reasonProblem({ t }: PrivateContext, [issue]: readonly v.BaseIssue<unknown>[]): string {
  switch (issue?.message) {
    case "long":
      return tooLongText(t, longestReason);
    case "text":
      return t("checkout.problems.text");
    default:
      return t("order.approval.reasonMissing");
  }
}

/** Approvers are not only admins, of whom the general text of a refused right speaks. */
function problemText({ t }: PrivateContext, failure: AccountFailure): string {
  switch (failure.code) {
    case "not-admin":
      return t("order.approval.notAllowed");
    case "gone":
      return t("order.approval.notFound");
    default:
      return failureText(t, failure).text;
  }
}

/** Adds the items of a request that ended without an order to the basket, and reports those that are not sold today. */
async function orderAgain(context: PrivateContext, url: URL, id: string, fields: Readonly<Record<string, string>>) {
  const sent = v.safeParse(reorderForm, fields);
  if (!sent.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const read = await context.services.accounts.approval(id);
  // The page says that the request cannot be read, or does not exist.
  if (!read.ok || !read.value) return data(await approvalData(context, url, id, {}), { status: 503 });
  const { key } = sent.output;
  const reordered = await reorder(context, read.value.cart, key);
  const basket = basketAfter(reordered);
  if (basket) return basket;
  const status = reordered.added.length > 0 ? 200 : reordered.outage ? 503 : 422;
  return data(await approvalData(context, url, id, { reordered, key }), { status });
}
