/** The form of `/privacy-settings` and of the banner. */
import { type Consent, consentCategoriesIn, consentCookieText } from "@domain/consent/consent";
import { privacySettingsPath } from "@domain/consent/paths";
import { offeredCategories } from "@domain/consent/third-parties";
import { safeGoto } from "@domain/http/safe-goto";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";

const answer = v.object({
  choice: v.picklist(["all", "none", "chosen"]),
  allow: v.array(v.string()),
  return: v.nullable(v.string()),
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
