/** Address and contact changes; `intent` selects the action (A-ADDR-04 to A-ADDR-10). */
import type { CustomerAction } from "@contracts/customers/customer-calls";
import { unsentForm } from "@domain/http/unsent-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AddressDone, addressesData } from "~/loaders/account/addresses.server";
import { failureText } from "~/loaders/account/form.server";
import { profileOfForm, unlessSignedOut } from "~/loaders/account/profile.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { AccountResult, Profile } from "~/services/accounts/types";
import { saveAddress, saveContact } from "./address-save.server";

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

/** The page of a form with input fields. */
function pageOfForm(url: URL, { intent, id }: v.InferOutput<typeof request>): URL | null {
  if (intent === "save-address") return new URL(id ? `?edit=${encodeURIComponent(id)}` : "?new=address", url);
  if (intent === "save-contact") return new URL(id ? `?edit-contact=${encodeURIComponent(id)}` : "?new=contact", url);
  return null;
}

export async function changeAddresses(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(request, textFields(form));
  const page = parsed.success ? pageOfForm(url, parsed.output) : null;
  const profile = await profileOfForm(context, url, form, page);
  if (!profile) return data(addressesData(context, null, { unsent: unsentForm(url, form) }), { status: 503 });
  if (!parsed.success)
    return data(addressesData(context, profile, { problem: context.t("account.errors.unknown") }), { status: 422 });
  const { intent, id } = parsed.output;
  const isKept = [...profile.addresses, ...profile.contacts].some((entry) => entry.id === id);
  switch (intent) {
    case "save-address":
      return unlessSignedOut(context, page ?? url, form, await saveAddress(context, profile, form, id));
    case "save-contact":
      return unlessSignedOut(context, page ?? url, form, await saveContact(context, profile, form, id));
    // If another window has already removed it, the result is as requested.
    case "remove-address":
      if (!isKept) return done("addressRemoved");
      return finish(
        context,
        profile,
        await andBasket(context, "address", id, removeAddress(context, profile, id)),
        "addressRemoved",
      );
    case "remove-contact":
      if (!isKept) return done("contactRemoved");
      return finish(
        context,
        profile,
        await andBasket(context, "contact", id, removeContact(context, profile, id)),
        "contactRemoved",
      );
    case "default-shipping":
      if (!isKept) return gone(context, profile);
      return act(context, profile, [{ action: "setDefaultShippingAddress", addressId: id }]);
    case "default-billing":
      if (!isKept) return gone(context, profile);
      return act(context, profile, [{ action: "setDefaultBillingAddress", addressId: id }]);
    case "default-contact":
      if (!isKept) return gone(context, profile);
      return finish(context, profile, await makeDefaultContact(context, profile, id), "default");
    default:
      return intent satisfies never;
  }
}

async function act(context: PrivateContext, profile: Profile, actions: readonly CustomerAction[]) {
  return finish(context, profile, await context.services.accounts.update(profile, actions), "default");
}

const removeAddress = ({ services }: PrivateContext, profile: Profile, addressId: string) =>
  services.accounts.update(profile, [{ action: "removeAddress", addressId }]);

const removeContact = ({ services }: PrivateContext, profile: Profile, contactId: string) =>
  services.accounts.changeContacts(profile, [{ action: "removeContact", contactId }]);

/** If the basket used the removed address, use the default instead (T-CART-23). */
async function andBasket(
  { services, session, log }: PrivateContext,
  type: "address" | "contact",
  id: string,
  removing: Promise<AccountResult<Profile>>,
): Promise<AccountResult<Profile>> {
  const removed = await removing;
  if (!removed.ok || !session.cartId) return removed;
  const synced = await services.commerce.syncCart(type, id);
  if (!synced.ok) log.warn("basket not updated after a removal", { type, status: synced.status });
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

function finish(context: PrivateContext, profile: Profile, result: AccountResult<Profile>, name: AddressDone) {
  if (result.ok) return done(name);
  const { text, status } = failureText(context.t, result);
  return data(addressesData(context, profile, { problem: text }), { status });
}

const done = (name: AddressDone) => redirect(`/account/my/addresses?done=${name}`, 303);

const gone = (context: PrivateContext, profile: Profile) =>
  data(addressesData(context, profile, { problem: context.t("account.errors.gone") }), { status: 409 });
