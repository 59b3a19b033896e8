/** `/account/my/company`. */

import { maxPurchaseOrderBytes } from "@contracts/commerce/purchase-order-files";
import type { CompanyMember, CompanyRole, OwnCompany, TaxCertificate } from "@contracts/customers/companies";
import { certificateDay } from "@domain/company/certificates";
import { currencyOf } from "@domain/market/countries";
import { instantOfDay } from "@domain/market/time-zone";
import { decimalText, formatMoney } from "@domain/money/format";
import { moneyOf } from "@domain/money/money";
import { isTooLarge } from "@domain/uploads/upload";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";
import { type FormState, freshForm, marked, refused } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";
import { typedForm } from "~/loaders/form/typed-form.server";
import type { Profile } from "~/services/accounts/types";

/** Results of forms, as named in the redirect's URL. */
const outcomes = [
  ...(["founded", "joined", "invited", "withdrawn", "changed", "removed", "left", "handed-in"] as const),
] as const;

interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  /** Limit as text; null without one, or if the reader may not see it. */
  readonly limit: string | null;
  /** Limit as typed into its field. */
  readonly typedLimit: string;
  readonly me: boolean;
}

interface CompanyView {
  readonly name: string;
  readonly role: CompanyRole;
  readonly limit: string | null;
  readonly isAdmin: boolean;
  readonly onAccount: boolean;
  readonly netDays: number | null;
  /** Name of the agreed prices; null for list prices. */
  readonly priceGroup: string | null;
  /** Tax ids that orders of the company name, with their countries; null without any. */
  readonly taxIds: string | null;
  readonly members: readonly MemberView[];
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly role: CompanyRole;
    readonly until: string;
  }[];
  /** Null outside the United States, unless the company has a certificate. */
  readonly certificates: readonly CertificateView[] | null;
}

interface CertificateView extends Pick<TaxCertificate, "id" | "number" | "note"> {
  readonly state: TaxCertificate["state"] | "expired";
  readonly states: string;
  readonly until: string;
}

export interface CompanyData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly view: { readonly company: CompanyView | null } | null;
  /** Secret of an invitation that the customer followed. */
  readonly invitation: string | null;
  readonly email: string;
  readonly currency: string;
  readonly largestMegabytes: number;
  /** Key of the form that sets up a company. */
  readonly key: string;
  readonly form: FormState;
  readonly done: (typeof outcomes)[number] | null;
}

export async function loadCompanyPage(context: PrivateContext, { url }: PageArgs): Promise<CompanyData> {
  const profile = await loadProfile(context, url);
  const invitation = url.searchParams.get("invitation")?.slice(0, 100) ?? null;
  const done = outcomes.find((outcome) => outcome === url.searchParams.get("done")) ?? null;
  const form = isTooLarge(url) ? tooLargeCertificate(context) : await typedForm(context, url);
  return companyData(context, profile, { form, invitation, done });
}

const tooLargeCertificate = (context: PrivateContext): FormState =>
  marked(context, { intent: "certificate" }, { file: context.t("account.company.problems.fileSize") });

export async function companyData(
  context: PrivateContext,
  profile: Profile | null,
  over: Partial<Pick<CompanyData, "form" | "invitation" | "done">> = {},
): Promise<CompanyData> {
  const { t, services } = context;
  const read = profile ? await services.accounts.company() : null;
  if (read && !read.ok) context.setErrorStatus(503);
  const company = read?.ok ? read.value : null;
  const followed = over.invitation ?? null;
  const invitation = company ? null : followed;
  const form = over.form ?? freshForm;
  // Without this, a member who follows an invitation sees their own company and no word about the link.
  const isMember = company !== null && followed !== null && form.problem === null;
  return {
    head: accountHead(context, t("account.company.title"), "/account/my/company", invitation !== null),
    view: profile && read?.ok ? { company: company && viewOf(context, company, profile) } : null,
    email: profile?.email ?? "",
    currency: currencyOf(profile?.country ?? "US"),
    largestMegabytes: maxPurchaseOrderBytes / 1024 / 1024,
    key: crypto.randomUUID(),
    form: isMember ? refused({}, t("account.company.problems.alreadyMember")) : form,
    done: over.done ?? null,
    invitation,
  };
}

function viewOf(context: PrivateContext, company: OwnCompany, profile: Profile): CompanyView {
  const { name, me, members, invitations, certificates, onAccount, netDays, priceGroup } = company;
  const taxIds = company.taxIds.map(({ country, value }) => `${value} (${country})`).join(", ") || null;
  const limitText = ({ limit }: Pick<CompanyMember, "limit">) =>
    limit && formatMoney(moneyOf(limit.centAmount, limit.currencyCode));
  const today = certificateDay(context.now);
  const showsCertificates = profile.country === "US" || certificates.length > 0;
  return {
    ...{
      name,
      role: me.role,
      limit: limitText(me),
      isAdmin: me.role === "admin",
      onAccount,
      netDays,
      priceGroup,
      taxIds,
    },
    members: members.map((member) => ({
      ...{ id: member.customerId, name: member.name, email: member.email, role: member.role },
      limit: limitText(member),
      typedLimit: member.limit ? decimalText(moneyOf(member.limit.centAmount, member.limit.currencyCode)) : "",
      me: member.customerId === me.customerId,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      ...{ id, email, role, until: formatDateInText(new Date(expiresAt), context.market) },
    })),
    certificates: showsCertificates
      ? certificates.map(({ id, number, note, state, states, expiresOn }) => ({
          ...{
            id,
            number,
            note,
            states: states.join(", "),
            until: formatDateInText(new Date(instantOfDay(expiresOn)), context.market),
          },
          state: state === "verified" && expiresOn < today ? "expired" : state,
        }))
      : null,
  };
}
