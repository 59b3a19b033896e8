/** Changes of addresses and contacts; each form says in `intent` what it wants (A-ADDR-04 to A-ADDR-10). */
import type { CustomerAction } from "@contracts/customer-calls";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import type { AccountFailure, AccountResult, Profile } from "~/services/accounts/types";
import { addressFormView, contactFormView, readAddress, readContact } from "./account-address-form.server";
import { type AddressDone, type AddressesData, addressesData } from "./account-addresses.server";
import { type FormState, failureText, marked, refused } from "./account-form.server";
import { loadProfile } from "./account-profile.server";
import { textFields } from "./form-fields.server";

const intents = [
  "save-address",
  "remove-address",
  "default-shipping",
  "default-billing",
  "save-contact",
  "remove-contact",
  "default-contact",
] as const;
const request = v.object({
  intent: v.picklist(intents),
  id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
});

export async function changeAddresses(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(request, textFields(form));
  const profile = await loadProfile(context, url);
  if (!profile) return data(addressesData(context, null), { status: 503 });
  if (!parsed.success)
    return data(addressesData(context, profile, { problem: context.t("account.errors.unknown") }), { status: 422 });
  const { intent, id } = parsed.output;
  switch (intent) {
    case "save-address":
      return saveAddress(context, profile, form, id);
    case "remove-address":
      return finish(
        context,
        profile,
        await andBasket(context, "address", id, removeAddress(context, profile, id)),
        "addressRemoved",
      );
    case "default-shipping":
      return act(context, profile, [{ action: "setDefaultShippingAddress", addressId: id }]);
    case "default-billing":
      return act(context, profile, [{ action: "setDefaultBillingAddress", addressId: id }]);
    case "save-contact":
      return saveContact(context, profile, form, id);
    case "remove-contact":
      return finish(
        context,
        profile,
        await andBasket(context, "contact", id, removeContact(context, profile, id)),
        "contactRemoved",
      );
    case "default-contact":
      return finish(context, profile, await makeDefaultContact(context, profile, id), "default");
    default:
      return intent satisfies never;
  }
}

async function saveAddress(context: PrivateContext, profile: Profile, form: FormData, id: string) {
  const former = profile.addresses.find((address) => address.id === id) ?? null;
  const again = (state: FormState, status: number) => {
    const editing: AddressesData["editing"] = {
      kind: "address",
      form: addressFormView(context, profile, former, state),
    };
    return data(addressesData(context, profile, { editing }), { status });
  };
  const read = readAddress(context, form, former);
  if (!read.ok) return again(read.state, 422);
  const { draft, shipping, billing } = read;
  const { accounts } = context.services;
  const key = form.get("key");
  const saved = former
    ? await accounts.update(profile, [
        { action: "changeAddress", addressId: former.id, address: draft },
        ...actionsForUses(profile, former.id, { shipping, billing }),
      ])
    : await accounts.update(profile, [{ action: "addAddress", address: draft }], keyOf(key, draft));
  if (!saved.ok) return again(...problemState(context, saved, form));
  if (former) return redirect("/account/my/addresses?done=address", 303);
  // The gateway names the new address; what it is for is said with that name.
  const added = saved.value.addresses.find(
    (address) => !profile.addresses.some(({ id: known }) => known === address.id),
  );
  const uses = added ? actionsForUses(saved.value, added.id, { shipping, billing }) : [];
  return finish(context, saved.value, await accounts.update(saved.value, firstDefaults(saved.value, uses)), "address");
}

/** A refusal at its field where it has one, else above the form. */
export function problemState(context: PrivateContext, failure: AccountFailure, form: FormData): [FormState, number] {
  const { text, status } = failureText(context.t, failure);
  const values = textFields(form);
  if (failure.code === "invalid-vat-id") return [marked(context, values, { vatId: text }), status];
  if (failure.code === "invalid-postal-code") return [marked(context, values, { postalCode: text }), status];
  return [refused(values, text), status];
}

/** Only what changes (A-ADDR-07). */
export function actionsForUses(
  { shippingAddressIds, billingAddressIds }: Profile,
  addressId: string,
  { shipping, billing }: { shipping: boolean; billing: boolean },
): CustomerAction[] {
  const actions: CustomerAction[] = [];
  if (shipping !== shippingAddressIds.includes(addressId)) {
    actions.push({ action: shipping ? "addShippingAddressId" : "removeShippingAddressId", addressId });
  }
  if (billing !== billingAddressIds.includes(addressId)) {
    actions.push({ action: billing ? "addBillingAddressId" : "removeBillingAddressId", addressId });
  }
  return actions;
}

/** The first address for a use is its default. */
export function firstDefaults(profile: Profile, uses: readonly CustomerAction[]): CustomerAction[] {
  return uses.flatMap((use): CustomerAction[] => {
    if (use.action === "addShippingAddressId" && !profile.defaultShippingAddressId) {
      return [use, { action: "setDefaultShippingAddress", addressId: use.addressId }];
    }
    if (use.action === "addBillingAddressId" && !profile.defaultBillingAddressId) {
      return [use, { action: "setDefaultBillingAddress", addressId: use.addressId }];
    }
    return [use];
  });
}

async function act(context: PrivateContext, profile: Profile, actions: readonly CustomerAction[]) {
  return finish(context, profile, await context.services.accounts.update(profile, actions), "default");
}

const removeAddress = ({ services }: PrivateContext, profile: Profile, addressId: string) =>
  services.accounts.update(profile, [{ action: "removeAddress", addressId }]);

const removeContact = ({ services }: PrivateContext, profile: Profile, contactId: string) =>
  services.accounts.changeContacts(profile, [{ action: "removeContact", contactId }]);

/** A basket that used what was removed takes the default in its place (T-CART-23). */
async function andBasket(
  { services, session, log }: PrivateContext,
  type: "address" | "contact",
  id: string,
  removing: Promise<AccountResult<Profile>>,
): Promise<AccountResult<Profile>> {
  const removed = await removing;
  if (!removed.ok || !session.cartId) return removed;
  const synced = await services.commerce.syncCart(type, id);
  if (!synced.ok) log.warn("basket not brought up to date after a removal", { type, status: synced.status });
  return removed;
}

async function makeDefaultContact({ services }: PrivateContext, profile: Profile, contactId: string) {
  const contact = profile.contacts.find(({ id }) => id === contactId);
  if (!contact) return { ok: true, value: profile } as const;
  const { id: _, ...draft } = contact;
  return services.accounts.changeContacts(profile, [
    { action: "changeContact", contactId, contact: { ...draft, isDefault: true } },
  ]);
}

async function saveContact(context: PrivateContext, profile: Profile, form: FormData, id: string) {
  const former = profile.contacts.find((contact) => contact.id === id) ?? null;
  const again = (state: FormState, status: number) => {
    const editing: AddressesData["editing"] = {
      kind: "contact",
      form: contactFormView(context, profile, former, state),
    };
    return data(addressesData(context, profile, { editing }), { status });
  };
  const read = readContact(context, form);
  if (!read.ok) return again(read.state, 422);
  const { accounts } = context.services;
  const contact = read.draft;
  const saved = former
    ? await accounts.changeContacts(profile, [{ action: "changeContact", contactId: former.id, contact }])
    : await accounts.changeContacts(profile, [{ action: "addContact", contact }], keyOf(form.get("key"), contact));
  if (saved.ok) return redirect("/account/my/addresses?done=contact", 303);
  const { text, status } = failureText(context.t, saved);
  return again(refused(textFields(form), text), status);
}

/** The same form with the same words is the same intent: a second press adds nothing twice. */
export function keyOf(key: FormDataEntryValue | null, meaning: unknown): string | undefined {
  if (typeof key !== "string" || !/^[\w-]{8,64}$/.test(key)) return undefined;
  let sum = 0;
  for (const letter of JSON.stringify(meaning)) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `form-${key}-${(sum >>> 0).toString(36)}`;
}

function finish(context: PrivateContext, profile: Profile, result: AccountResult<Profile>, done: AddressDone) {
  if (result.ok) return redirect(`/account/my/addresses?done=${done}`, 303);
  const { text, status } = failureText(context.t, result);
  return data(addressesData(context, profile, { problem: text }), { status });
}
