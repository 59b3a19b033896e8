/** `/account/my/second-factor`. */
import { grouped } from "@domain/account/second-factor-code";
import { type QrCode, qrCode } from "@domain/qr-code/qr-code";
import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { createTOTPKeyURI } from "@oslojs/otp";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatMinute } from "~/i18n/format";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";

/** Data of the page; secrets are only in the response to a form. */
export type SecondFactorView =
  | { readonly kind: "unreachable" }
  | { readonly kind: "off" }
  | {
      readonly kind: "setup";
      readonly secret: string;
      /** The secret in groups of four, to type it. */
      readonly shown: string;
      /** `otpauth:` address, which opens the app on a phone. */
      readonly appAddress: string;
      /** The same address, for a phone beside the screen. */
      readonly appCode: QrCode;
    }
  | { readonly kind: "codes"; readonly codes: readonly string[]; readonly turnedOn: boolean }
  | { readonly kind: "on"; readonly since: string; readonly recoveryCodes: number };

export interface SecondFactorData {
  readonly head: AccountHead;
  readonly view: SecondFactorView;
  readonly form: FormState;
  /** True after the second factor was turned off. */
  readonly turnedOff: boolean;
}

export async function loadSecondFactorPage(context: PrivateContext, { url }: PageArgs): Promise<SecondFactorData> {
  const profile = await loadProfile(context, url);
  const view = profile ? await presentView(context) : ({ kind: "unreachable" } as const);
  return secondFactorData(context, view, freshForm, url.searchParams.get("done") === "off" && view.kind === "off");
}

export const secondFactorData = (
  context: PrivateContext,
  view: SecondFactorView,
  form: FormState = freshForm,
  turnedOff = false,
): SecondFactorData => ({
  head: accountHead(context, context.t("account.secondFactor.title"), "/account/my/second-factor"),
  view,
  form,
  turnedOff,
});

/** On or off, as stored at the gateway. */
export async function presentView(context: PrivateContext): Promise<SecondFactorView> {
  const state = await context.services.accounts.secondFactor();
  if (!state.ok) {
    context.setErrorStatus(503);
    return { kind: "unreachable" };
  }
  const { since, recoveryCodes } = state.value;
  if (since === null) return { kind: "off" };
  return { kind: "on", since: formatMinute(new Date(since), context.market), recoveryCodes };
}

/** @param secret in Base32 */
export function setupView(secret: string, email: string): SecondFactorView {
  const appAddress = createTOTPKeyURI("Benchside", email, decodeBase32IgnorePadding(secret), 30, 6);
  return { kind: "setup", secret, shown: grouped(secret, " "), appAddress, appCode: qrCode(appAddress) };
}
