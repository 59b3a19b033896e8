import { companyListId } from "@contracts/customers/company-lists";
import { listItemsOf } from "@domain/company/list-items";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketAfter, reorder } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { failureText, keptForm, readAccountForm, refused, requiredText } from "~/loaders/account/form.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import { listsData } from "~/loaders/company-lists/company-lists.server";
import type { AccountFailure } from "~/services/accounts/types";

const path = "/account/my/lists";
const listForm = v.variant("intent", [
  v.object({ intent: v.literal("save"), name: requiredText(100) }),
  v.object({ intent: v.literal("remove"), id: companyListId }),
  v.object({
    intent: v.literal("basket"),
    id: companyListId,
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  }),
]);

/** `POST /account/my/lists`: saves the basket as a list, puts a list into the basket, or removes one. */
export async function changeLists(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  await profileOfForm(context, url, form, null);
  if (form.has(keptFormField)) return data(await listsData(context, { form: keptForm(form) }));
  const read = readAccountForm(context, form, listForm);
  if (!read.ok) return data(await listsData(context, { form: read.state }), { status: 422 });
  const { value } = read;
  if (value.intent === "basket") return intoBasket(context, value);
  const { accounts } = context.services;
  const failed = async (failure: AccountFailure) => {
    const { text, status } = failureText(context.t, failure);
    return data(await listsData(context, { form: refused(read.fields, text) }), { status });
  };
  if (value.intent === "remove") {
    const removed = await accounts.removeCompanyList(value.id);
    return removed.ok ? redirect(`${path}?done=removed`, 303) : failed(removed);
  }
  const cart = await context.services.commerce.activeCart();
  if (!cart.ok) {
    const state = refused(read.fields, context.t("basket.error.unreachable"));
    return data(await listsData(context, { form: state }), { status: 503 });
  }
  const items = cart.value ? listItemsOf(cart.value) : [];
  if (items.length === 0) {
    const state = refused(read.fields, context.t("account.lists.emptyBasket"));
    return data(await listsData(context, { form: state }), { status: 422 });
  }
  const saved = await accounts.saveCompanyList({ name: value.name, items });
  return saved.ok ? redirect(`${path}?done=saved`, 303) : failed(saved);
}

interface Pressed {
  readonly id: string;
  readonly key: string;
}

/** Adds the items that are sold today, and reports the rest per line. */
async function intoBasket(context: PrivateContext, { id, key }: Pressed) {
  const read = await context.services.accounts.companyLists();
  if (!read.ok) {
    const { text, status } = failureText(context.t, read);
    return data(await listsData(context, { form: refused({}, text) }), { status });
  }
  const list = read.value?.results.find((each) => each.id === id);
  if (!list) {
    const state = refused({}, context.t("account.lists.gone"));
    return data(await listsData(context, { form: state }), { status: 404 });
  }
  const lineItems = list.items.map(({ sku, name, names, quantity, experimentId = null }) => ({
    ...{ sku, name, names, quantity, lineItemMode: "standard" as const, lineItemType: "standard" as const },
    custom: { fields: { experimentId } },
  }));
  const reordered = await reorder(context, { lineItems }, key);
  const basket = basketAfter(reordered);
  if (basket) return basket;
  const status = reordered.added.length > 0 ? 200 : reordered.outage ? 503 : 422;
  return data(await listsData(context, { reordered, pressed: { id, key } }), { status });
}
