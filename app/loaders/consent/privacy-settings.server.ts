/** `/privacy-settings`: the visitor's choices about third parties. */
import { type ConsentCategory, consentCookie, objectsToTracking, parseConsent } from "@domain/consent/consent";
import { privacySettingsPath } from "@domain/consent/paths";
import { offeredCategories } from "@domain/consent/third-parties";
import { readCookie } from "@domain/http/cookies/session-cookies";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

interface PrivacyChoice {
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

type PrivacyTexts = ReturnType<typeof textsOf>;

/** A private page, because it shows the current choice. */
export async function loadPrivacySettings(context: PrivateContext, { url }: PageArgs): Promise<PrivacySettingsData> {
  const { t } = context;
  const { headers } = context.request;
  const consent = parseConsent(readCookie(headers.get("cookie"), consentCookie));
  return {
    head: pageHead(context, { title: t("consent.settings"), path: privacySettingsPath, index: false }),
    saved: url.searchParams.has("saved") && consent !== null,
    objects: objectsToTracking(headers.get("sec-gpc")),
    choices: offeredCategories(context.thirdParties).map((category) => ({
      category,
      allowed: consent?.allowed.includes(category) ?? false,
      name: t(`consent.categories.${category}`),
      hint: t(`consent.hints.${category}`),
    })),
    chosenOn: consent && t("consent.chosenOn", { date: formatDate(new Date(consent.givenAt * 1000), context) }),
    texts: textsOf(context),
  };
}

function textsOf({ t }: Pick<PrivateContext, "t">) {
  return {
    title: t("consent.settings"),
    intro: t("consent.intro"),
    statement: t("consent.statement"),
    acceptAll: t("consent.acceptAll"),
    rejectAll: t("consent.rejectAll"),
    save: t("consent.save"),
    allow: t("consent.allow"),
    necessary: t("consent.necessary"),
    necessaryHint: t("consent.necessaryHint"),
    saved: t("consent.saved"),
    notChosen: t("consent.notChosen"),
    objected: t("consent.objected"),
    nothing: t("consent.nothing"),
  };
}
