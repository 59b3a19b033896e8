import { maxPurchaseOrderBytes } from "@contracts/commerce/purchase-order-files";
import { companyRoles, type PurchaseLimit } from "@contracts/customers/companies";
import { calendarDay } from "@contracts/values/measures";
import { stateCode } from "@domain/account/states";
import { plainDigits } from "@domain/account/typed-digits";
import { toBase64 } from "@domain/http/base64url";
import { currencyOf } from "@domain/market/countries";
import { keptFormField } from "@domain/market/kept-form";
import { readAmount } from "@domain/money/read-amount";
import { purchaseOrderFileName } from "@domain/purchase-orders/file-type";
import { isTooLarge } from "@domain/uploads/upload";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  type FormState,
  failureText,
  keptForm,
  marked,
  presentText,
  readAccountForm,
  refused,
  requiredText,
} from "~/loaders/account/form.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import { type CompanyData, companyData } from "~/loaders/company/company.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { CompanyChange } from "~/services/accounts/company-calls";
import type { AccountFailure, Profile } from "~/services/accounts/types";

const id = v.pipe(v.optional(v.string(), ""), v.regex(/^[\w-]{1,64}$/));
/** A form without the field must not mean that there is no limit. */
const membership = { role: v.picklist(companyRoles), limit: presentText(20) };
const foundForm = v.object({
  name: requiredText(100),
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
const joinForm = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) });
const inviteForm = v.object({ email: emailText, ...membership });
const memberForm = v.object({ id, ...membership });
const idForm = v.object({ id });
const certificateForm = v.object({
  number: requiredText(60),
  regions: requiredText(300),
  expiresOn: v.pipe(v.optional(v.string(), ""), v.trim()),
});

/** A change that was read from the form, with the message that follows it; or the form with its errors. */
type Reading =
  | { readonly ok: true; readonly change: CompanyChange; readonly done: NonNullable<CompanyData["done"]> }
  | { readonly ok: false; readonly state: FormState };

const path = "/account/my/company";

export async function changeCompany(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const profile = await profileOfForm(context, url, form, null);
  const token = form.get("token");
  const invitation = typeof token === "string" ? token.slice(0, 100) : null;
  if (!profile) return data(await companyData(context, null), { status: 503 });
  if (form.has(keptFormField)) {
    const file = form.get("file");
    const hasFile = file instanceof File && file.size > 0;
    // Browsers do not restore file inputs.
    const errors = { ...(hasFile && { file: context.t("account.company.problems.fileAgain") }) };
    return data(await companyData(context, profile, { form: { ...keptForm(form), errors }, invitation }));
  }
  const reading = await readChange(context, profile, { form, url });
  if (!reading.ok) {
    return data(await companyData(context, profile, { form: reading.state, invitation }), { status: 422 });
  }
  const { change, done } = reading;
  const result = await context.services.accounts.changeCompany(change);
  if (result.ok || isRemoved(change, result)) return redirect(`${path}?done=${done}`, 303);
  const { text, status } = failureText(context.t, result);
  const isMember = change.kind === "invite" && result.code === "already-member";
  const state = isMember
    ? marked(context, textFields(form), { email: context.t("account.company.problems.isMember") })
    : refused(textFields(form), text);
  return data(await companyData(context, profile, { form: state, invitation }), { status });
}

/** True if a removal failed because the member was already removed. */
const isRemoved = ({ kind }: CompanyChange, { code }: AccountFailure): boolean =>
  kind === "remove" && (code === "gone" || code === "no-company");

async function readChange(
  context: PrivateContext,
  profile: Profile,
  { form, url }: Pick<PageArgs, "url"> & { form: FormData },
): Promise<Reading> {
  const { t } = context;
  // The button's field follows the file, so it is missing where the file was too large to be read.
  if (isTooLarge(url)) return readCertificate(context, url, form);
  switch (form.get("intent")) {
    case "found": {
      const read = readAccountForm(context, form, foundForm);
      return read.ok ? { ok: true, change: { kind: "found", ...read.value }, done: "founded" } : read;
    }
    case "join": {
      const read = readAccountForm(context, form, joinForm);
      if (read.ok) return { ok: true, change: { kind: "join", token: read.value.token }, done: "joined" };
      return { ok: false, state: refused({}, t("account.company.problems.invitationExpired")) };
    }
    case "invite": {
      const read = readAccountForm(context, form, inviteForm);
      if (!read.ok) return read;
      const limit = limitOf(profile, read.value.limit);
      if (limit === "wrong") return wrongLimit(context, read.fields);
      const { email, role } = read.value;
      return { ok: true, change: { kind: "invite", invitation: { email, role, limit } }, done: "invited" };
    }
    case "member": {
      const read = readAccountForm(context, form, memberForm);
      if (!read.ok) return read;
      const limit = limitOf(profile, read.value.limit);
      if (limit === "wrong") return wrongLimit(context, read.fields);
      const { id: member, role } = read.value;
      return { ok: true, change: { kind: "member", id: member, change: { role, limit } }, done: "changed" };
    }
    case "remove": {
      const read = readAccountForm(context, form, idForm);
      if (!read.ok) return read;
      const done = read.value.id === profile.id ? "left" : "removed";
      return { ok: true, change: { kind: "remove", id: read.value.id }, done };
    }
    case "withdraw": {
      const read = readAccountForm(context, form, idForm);
      return read.ok ? { ok: true, change: { kind: "withdraw", id: read.value.id }, done: "withdrawn" } : read;
    }
    case "certificate":
      return readCertificate(context, url, form);
    default:
      return { ok: false, state: refused({}, t("account.problems.heading")) };
  }
}

/** Null for an empty field. */
function limitOf({ country }: Profile, text: string): PurchaseLimit | "wrong" {
  if (text === "") return null;
  const currencyCode = currencyOf(country);
  const amount = readAmount(plainDigits(text), currencyCode);
  return amount ? { centAmount: amount.centAmount, currencyCode } : "wrong";
}

const wrongLimit = (context: PrivateContext, fields: Readonly<Record<string, string>>): Reading => ({
  ok: false,
  state: marked(context, fields, { limit: context.t("account.company.problems.amount") }),
});

async function readCertificate(context: PrivateContext, url: URL, form: FormData): Promise<Reading> {
  const { t } = context;
  const read = readAccountForm(context, form, certificateForm);
  const file = form.get("file");
  const values = read.ok ? read.fields : read.state.values;
  const regions = String(form.get("regions") ?? "")
    .split(/[,;、，]+/)
    .map((name) => name.trim())
    .filter(Boolean);
  const codes = regions.map((name) => stateCode("US", name)).filter((code) => code !== null);
  const { expiresOn = "" } = values;
  const errors = {
    ...(!read.ok && read.state.errors),
    ...((codes.length === 0 || codes.length > 60 || codes.length < regions.length) && {
      regions: t("account.company.problems.states"),
    }),
    ...(!v.is(calendarDay, expiresOn) && { expiresOn: t("account.company.problems.day") }),
    ...fileErrors(context, url, file),
  };
  if (!read.ok || Object.keys(errors).length > 0 || !(file instanceof File)) {
    return { ok: false, state: marked(context, values, errors) };
  }
  const content = toBase64(new Uint8Array(await file.arrayBuffer()));
  const { number } = read.value;
  const name = purchaseOrderFileName(file.name);
  return {
    ok: true,
    change: { kind: "certificate", certificate: { number, states: codes, expiresOn, name, content } },
    done: "handed-in",
  };
}

function fileErrors({ t }: PrivateContext, url: URL, file: FormDataEntryValue | null): Record<string, string> {
  if (isTooLarge(url)) return { file: t("account.company.problems.fileSize") };
  if (!(file instanceof File) || file.size === 0) return { file: t("account.company.problems.file") };
  return file.size > maxPurchaseOrderBytes ? { file: t("account.company.problems.fileSize") } : {};
}
