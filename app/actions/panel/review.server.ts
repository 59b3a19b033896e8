/** Finishes a panel: saves the design as an experiment and requests a quote if wanted (A-PANEL-13). */
import { toBase64Url } from "@domain/http/base64url";
import { keptFormField } from "@domain/market/kept-form";
import { panelPaths } from "@domain/panel/paths";
import type { PanelProgress } from "@domain/panel/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { humanProblemText, verifyHuman } from "~/actions/account/human-check.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  type FormState,
  freshForm,
  phoneText,
  type ReadForm,
  readAccountForm,
  refused,
  requiredText,
} from "~/loaders/account/form.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { loadPanelCatalogue } from "~/loaders/panel/offers.server";
import { currentProgress, keepProgress } from "~/loaders/panel/progress.server";
import { missingParts, type PanelReviewData, reviewData } from "~/loaders/panel/review.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { panelLanguage } from "./language.server";

const saveForm = v.object({ intent: v.literal("save"), name: requiredText(120) });
const quoteForm = v.object({
  intent: v.literal("quote"),
  name: requiredText(120),
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailText,
  organisation: requiredText(200),
  phone: phoneText,
});
type Sent = v.InferOutput<typeof saveForm> | v.InferOutput<typeof quoteForm>;

export async function finishPanel(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { t, services, market } = context;
  const fields = textFields(form);
  const catalogue = await loadPanelCatalogue(context);
  const progress = currentProgress(context);
  const again = async (state: FormState, status: number) =>
    data<PanelReviewData>(await reviewData(context, catalogue, progress, state), { status });

  if (form.has(keptFormField)) return again({ ...freshForm, values: fields }, 200);
  if (missingParts(context, catalogue, progress).length > 0)
    return again(refused(fields, t("panel.quote.notComplete")), 422);
  const read = readSent(context, form);
  if (!read.ok) return again(read.state, 422);
  const human = await verifyHuman(context, "quote", fields);
  if (!human.ok) return again(refused(fields, humanProblemText(t, human.problem)), 422);
  const language = panelLanguage(market);
  const request = { design: progress.design, name: read.value.name, country: market.country, language };
  const made = await services.panel.create({ ...request, idempotencyKey: await keyOf(progress, request) });
  if (!made.ok) return again(refused(fields, failureText(context, made)), statusOf(made));
  const { experimentId } = made.value;
  keepProgress(context, { ...progress, saved: experimentId });
  if (read.value.intent === "save") return redirect(panelPaths.confirmation, 303);
  const { firstName, lastName, email, organisation: institution, phone } = read.value;
  const asked = await services.panel.requestQuote({
    experimentId,
    contact: { firstName, lastName, email, institution, phone, country: market.country },
    language,
    recaptchaToken: human.proof,
  });
  if (!asked.ok) {
    const text = asked.status === 429 ? t("panel.quote.limit") : t("panel.quote.savedOnly");
    return again(refused(fields, text), statusOf(asked));
  }
  return redirect(panelPaths.confirmation, 303);
}

/** Saving alone only needs a name. */
function readSent(context: PrivateContext, form: FormData): ReadForm<Sent> {
  return form.get("intent") === "save"
    ? readAccountForm(context, form, saveForm)
    : readAccountForm(context, form, quoteForm);
}

/** Idempotency key of a draft and its design, so that resending the form creates one experiment. */
async function keyOf({ draft }: PanelProgress, request: object): Promise<string> {
  const text = JSON.stringify([draft, request]);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function failureText({ t }: PrivateContext, { status }: CommerceFailure): string {
  if (status === 429) return t("panel.quote.limit");
  return t(status === 422 ? "panel.quote.notComplete" : "panel.quote.failed");
}

const statusOf = ({ status }: CommerceFailure): number =>
  status === 429 || status === 422 || status === 409 ? status : 503;
