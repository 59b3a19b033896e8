/** `POST /checkout/ship-to`: sends each line, or its pieces, to their addresses. */
import { maxQuantity } from "@contracts/values/limits";
import { isState } from "@domain/account/states";
import { plainDigits } from "@domain/account/typed-digits";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import { ofAnotherAccount, type StepRefusal } from "~/actions/checkout/shipping.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { requireBasket } from "~/loaders/checkout/basket.server";
import { profileOf } from "~/loaders/checkout/shipping.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { signInAgain } from "~/loaders/form/typed-form.server";
import { originOf, pathOfOrigin } from "~/loaders/ship-to/ship-to.server";
import type { LineDestinations } from "~/services/commerce/checkout-types";
import type { CommerceFailure } from "~/services/commerce/types";

const destination = v.object({
  addressId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
});

/** Typed pieces of a line by address; empty fields and 0 are left out, other texts are NaN. */
function piecesIn(values: Readonly<Record<string, string>>, line: string): LineDestinations[string] {
  const prefix = `pieces.${line}.`;
  return Object.entries(values).flatMap(([name, typed]) => {
    const text = plainDigits(typed);
    if (!name.startsWith(prefix) || text === "" || text === "0") return [];
    return [{ addressId: name.slice(prefix.length), quantity: /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN }];
  });
}

export async function changeShipTo(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  if (!context.session.customerId) return signInAgain(context, url, new FormData());
  const foreign = await ofAnotherAccount(context, form, url);
  if (foreign) return foreign;
  const [cart, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const { t, services, market } = context;
  const values = textFields(form);
  if (form.has(keptFormField)) return data<StepRefusal>({ values, errors: {}, problems: [] });
  const errors: Record<string, string> = {};
  const destinations: Record<string, LineDestinations[string]> = {};
  for (const { id, lineItemMode, quantity } of cart.lineItems) {
    if (lineItemMode !== "standard") continue;
    const parts = piecesIn(values, id);
    const field = parts.length > 0 ? `pieces.${id}` : `line.${id}`;
    const chosen = parts.length > 0 ? parts : [{ addressId: values[field] ?? "", quantity }];
    const asked = chosen.map((part) => profile.addresses.find((entry) => entry.id === part.addressId));
    if (!v.is(v.array(destination), chosen)) {
      errors[field] = t(parts.length > 0 ? "checkout.shipTo.sum" : "checkout.problems.choose", { count: quantity });
    } else if (asked.some((address) => !address)) errors[field] = t("checkout.problems.gone");
    // Without a state the tax of the parcel is unknown.
    else if (asked.some((address) => !isState(address?.country ?? "", address?.state))) {
      errors[field] = t("checkout.problems.state");
    } else if (chosen.reduce((sum, part) => sum + part.quantity, 0) !== quantity) {
      errors[field] = t("checkout.shipTo.sum", { count: quantity });
    } else destinations[id] = chosen;
  }
  if (Object.keys(errors).length > 0) {
    return data<StepRefusal>({ values, errors, problems: [t("checkout.problems.heading")] }, { status: 422 });
  }
  const options = { form: JSON.stringify(destinations) };
  const set = await services.commerce.shipLines(destinations, market.country, options);
  return set.ok ? redirect(pathOfOrigin(originOf(form.get("from"))), 303) : refuse(context, { form, url }, set);
}

function refuse(context: PrivateContext, { form, url }: { form: FormData; url: URL }, failure: CommerceFailure) {
  if (context.session.expired === "customer") return signInAgain(context, url, form);
  const status = failure.status === 0 || failure.status >= 500 ? 503 : 422;
  const problems = basketMessages(context, failure).map(({ text }) => text);
  return data<StepRefusal>({ values: textFields(form), errors: {}, problems }, { status });
}
