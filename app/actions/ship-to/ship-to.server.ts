/** `POST /checkout/ship-to`: sends each line to its address. */
import { isState } from "@domain/account/states";
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
import type { CommerceFailure } from "~/services/commerce/types";

const addressId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export async function changeShipTo(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  if (!context.session.customerId) return signInAgain(context, url, new FormData());
  const foreign = await ofAnotherAccount(context, form, url);
  if (foreign) return foreign;
  const [cart, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const { t, services, market } = context;
  const values = textFields(form);
  const errors: Record<string, string> = {};
  const addressIds: Record<string, string> = {};
  for (const { id, lineItemMode } of cart.lineItems) {
    if (lineItemMode !== "standard") continue;
    const field = `line.${id}`;
    const chosen = v.safeParse(addressId, values[field]);
    const address = chosen.success ? profile.addresses.find((entry) => entry.id === chosen.output) : undefined;
    if (!address) errors[field] = t(chosen.success ? "checkout.problems.gone" : "checkout.problems.choose");
    // Without a state the tax of the parcel is unknown.
    else if (!isState(address.country, address.state)) errors[field] = t("checkout.problems.state");
    else addressIds[id] = address.id;
  }
  if (Object.keys(errors).length > 0) {
    return data<StepRefusal>({ values, errors, problems: [t("checkout.problems.heading")] }, { status: 422 });
  }
  const options = { form: JSON.stringify(addressIds) };
  const set = await services.commerce.shipLines(addressIds, market.country, options);
  return set.ok ? redirect(pathOfOrigin(originOf(form.get("from"))), 303) : refuse(context, { form, url }, set);
}

function refuse(context: PrivateContext, { form, url }: { form: FormData; url: URL }, failure: CommerceFailure) {
  if (context.session.expired === "customer") return signInAgain(context, url, form);
  const status = failure.status === 0 || failure.status >= 500 ? 503 : 422;
  const problems = basketMessages(context, failure).map(({ text }) => text);
  return data<StepRefusal>({ values: textFields(form), errors: {}, problems }, { status });
}
