/** Privacy settings: the page, and the form shared with the banner. */
import {
  type Consent,
  type ConsentCategory,
  consentCategoriesIn,
  consentCookie,
  consentCookieText,
  objectsToTracking,
  parseConsent,
} from "@domain/consent/consent";
import { privacySettingsPath } from "@domain/consent/paths";
import { offeredCategories } from "@domain/consent/third-parties";
import { readCookie } from "@domain/http/cookies/session-cookies";
import { safeGoto } from "@domain/http/safe-goto";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export interface PrivacyChoice {
  readonly category: ConsentCategory;
  readonly allowed: boolean;
  readonly name: string;
  readonly hint: string;
}

export interface PrivacySettingsData {
  readonly head: PageHead;
  readonly saved: boolean;
  readonly objects: boolean;
  readonly choices: readonly PrivacyChoice[];
  /** Date of the choice; null before. */
  readonly chosenOn: string | null;
  /** Texts of the area, which no other page needs in the browser. */
  readonly texts: PrivacyTexts;
}

export type PrivacyTexts = ReturnType<typeof textsOf>;

/** A private page, because it shows the current choice. */
export async function loadPrivacySettings(context: PrivateContext, { url }: PageArgs): Promise<PrivacySettingsData> {
  const { t } = context;
  const { headers } = context.request;
  const consent = parseConsent(readCookie(headers.get("cookie"), consentCookie));
  return {
    head: pageHead(context, { title: t("privacy.settings"), path: privacySettingsPath, index: false }),
    saved: url.searchParams.has("saved") && consent !== null,
    objects: objectsToTracking(headers.get("sec-gpc")),
    choices: offeredCategories(context.thirdParties).map((category) => ({
      category,
      allowed: consent?.allowed.includes(category) ?? false,
      name: t(`privacy.categories.${category}`),
      hint: t(`privacy.hints.${category}`),
    })),
    chosenOn: consent && t("privacy.chosenOn", { date: formatDate(new Date(consent.givenAt * 1000), context) }),
    texts: textsOf(context),
  };
}

const answer = v.object({
  choice: v.picklist(["all", "none", "chosen"]),
  allow: v.array(v.string()),
  return: v.nullable(v.pipe(v.string(), v.maxLength(2048))),
});

/** Stores the choice in a cookie and returns to the previous page; 422 for an invalid form. */
export async function choosePrivacy(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(answer, {
    choice: form.get("choice"),
    allow: form.getAll("allow"),
    return: form.get("return"),
  });
  if (!parsed.success) return data(null, { status: 422 });
  const { choice, allow } = parsed.output;
  const offered = offeredCategories(context.thirdParties);
  const wanted = choice === "all" ? offered : choice === "none" ? [] : consentCategoriesIn(allow);
  const consent: Consent = {
    givenAt: context.now.getTime() / 1000,
    allowed: wanted.filter((category) => offered.includes(category)),
  };
  context.setCookie(consentCookieText(consent));
  return redirect(safeGoto(parsed.output.return, url.origin, `${privacySettingsPath}?saved=1`), 303);
}

function textsOf({ t }: Pick<PrivateContext, "t">) {
  return {
    title: t("privacy.settings"),
    intro: t("privacy.intro"),
    statement: t("privacy.statement"),
    acceptAll: t("privacy.acceptAll"),
    rejectAll: t("privacy.rejectAll"),
    save: t("privacy.save"),
    allow: t("privacy.allow"),
    necessary: t("privacy.necessary"),
    necessaryHint: t("privacy.necessaryHint"),
    saved: t("privacy.saved"),
    notChosen: t("privacy.notChosen"),
    objected: t("privacy.objected"),
    nothing: t("privacy.nothing"),
  };
}
