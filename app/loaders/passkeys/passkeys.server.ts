/** `/account/my/passkeys`. */
import type { PasskeyView } from "@contracts/customers/passkeys";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatMinute } from "~/i18n/format";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";
import { typedForm } from "~/loaders/form/typed-form.server";
import type { PasskeyOptions } from "~/services/accounts/passkey-calls";

const outcomes = ["added", "renamed", "removed"] as const;

interface Passkey extends Pick<PasskeyView, "id" | "name" | "synced"> {
  readonly created: string;
  /** Empty before its first use. */
  readonly used: string;
  /** Host of the shop in another region that it belongs to; null if it belongs to this one. */
  readonly otherSite: string | null;
}

export interface PasskeysData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly passkeys: readonly Passkey[] | null;
  readonly form: FormState;
  /** Options for the browser, after the password was given; otherwise null. */
  readonly options: PasskeyOptions | null;
  readonly done: (typeof outcomes)[number] | null;
}

export async function loadPasskeysPage(context: PrivateContext, { url }: PageArgs): Promise<PasskeysData> {
  await loadProfile(context, url);
  const done = outcomes.find((outcome) => outcome === url.searchParams.get("done"));
  return passkeysData(context, url, { form: await typedForm(context, url), done });
}

export async function passkeysData(
  context: PrivateContext,
  { hostname }: URL,
  { form = freshForm, options = null, done }: Partial<Pick<PasskeysData, "form" | "options" | "done">>,
): Promise<PasskeysData> {
  const read = await context.services.accounts.passkeys();
  if (!read.ok) context.setErrorStatus(503);
  const time = (iso: string) => formatMinute(new Date(iso), context.market);
  return {
    head: accountHead(context, context.t("account.passkeys.title"), "/account/my/passkeys"),
    passkeys: read.ok
      ? read.value.map(({ id, name, synced, site, createdAt, lastUsedAt }) => ({
          ...{ id, name, synced, created: time(createdAt), used: lastUsedAt === null ? "" : time(lastUsedAt) },
          otherSite: site === hostname ? null : site,
        }))
      : null,
    ...{ form, options, done: done ?? null },
  };
}
