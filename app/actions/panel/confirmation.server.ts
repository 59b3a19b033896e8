import type { Experiment } from "@contracts/panel";
import { panelPaths } from "@domain/panel/paths";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { textFields } from "~/loaders/form/form-fields.server";
import { confirmationData, type PanelConfirmationData, saved } from "~/loaders/panel/confirmation.server";
import type { PanelCatalogue } from "~/loaders/panel/offers.server";
import { forgetProgress } from "~/loaders/panel/progress.server";
import { panelLanguage } from "./language.server";

const confirmationForm = v.object({ intent: v.picklist(["send", "basket", "another"]) });

export async function answerPanelConfirmation(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(confirmationForm, textFields(form));
  const { catalogue, experiment } = await saved(context);
  const again = (problem: string, status: number) =>
    data<PanelConfirmationData>(confirmationData(context, catalogue, experiment, { sent: false, problem }), { status });
  if (!parsed.success) return again(context.t("panel.form.tampered"), 422);
  switch (parsed.output.intent) {
    case "send": {
      const { experimentId } = experiment;
      const sent = await context.services.panel.send({ experimentId, language: panelLanguage(context.market) });
      if (sent.ok) return redirect(`${panelPaths.confirmation}?sent=yes#sent`, 303);
      return again(
        sendProblem(context, sent.status),
        sent.status === 429 ? 429 : sent.status < 500 && sent.status ? 422 : 503,
      );
    }
    case "basket":
      return intoBasket(context, catalogue, experiment, again);
    case "another":
      forgetProgress(context);
      return redirect(panelPaths.species, 303);
    default:
      return parsed.output.intent satisfies never;
  }
}

function sendProblem({ t }: PrivateContext, status: number): string {
  if (status === 429) return t("panel.confirmation.sendLimit");
  return t(
    status === 403 || status === 404 || status === 422
      ? "panel.confirmation.sendRefused"
      : "panel.confirmation.sendFailed",
  );
}

/** Adds the whole panel or nothing, because its parts are balanced for one another. */
async function intoBasket<T>(
  context: PrivateContext,
  catalogue: PanelCatalogue,
  experiment: Experiment,
  again: (problem: string, status: number) => T,
) {
  const { t, market, services } = context;
  const page = confirmationData(context, catalogue, experiment, { sent: false, problem: null });
  const { state, missing } = page.basket;
  if (state === "none") return again(t("panel.confirmation.basketNot", { country: page.country }), 422);
  if (state === "some") {
    const text = t("panel.confirmation.basketSome", { country: page.country, names: missing.join(", ") });
    return again(text, 422);
  }
  const { experimentId } = experiment;
  const items = page.summary.items.map(({ sku }) => ({ id: sku, quantity: 1, experimentId }));
  const added = await services.commerce.add(
    items,
    { country: market.country, currency: market.currency, distributor: catalogue.rules.mode === "distributor" },
    { form: JSON.stringify(["panel", experimentId]) },
  );
  if (added.ok) return redirect("/cart", 303);
  const texts = basketMessages(context, added).map(({ text }) => text);
  const outage = added.status === 0 || added.status >= 500;
  return again(sentences([t("panel.confirmation.basketFailed"), ...texts]), outage ? 503 : 422);
}
