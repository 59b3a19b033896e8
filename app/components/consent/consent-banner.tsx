import type { ConsentCategory } from "@domain/consent/consent";
import { privacySettingsPath, privacyStatementPath } from "@domain/consent/paths";
import { html, markup } from "@domain/edge-slot/html";
import { useLocation } from "@framework/remix";
import { EdgeSlot } from "~/components/edge-slot";
import * as button from "~/components/ui/button/button.css";
import { classes } from "~/components/ui/classes";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import * as css from "./consent-banner.css";

/**
 * Asks for consent to third-party services. A slot: the edge omits it for visitors who have answered and for browsers
 * that object to tracking. It covers nothing, works without scripts, and its texts are not part of the browser's
 * bundle.
 */
export function ConsentBanner({ offered }: { offered: readonly ConsentCategory[] }) {
  const t = useT();
  const { pathname, search } = useLocation();
  // The settings page asks the same in detail.
  if (pathname === privacySettingsPath) return null;
  const answer = classes(button.base, button.variant.secondary, button.size.sm);
  const choices = offered.reduce(
    (all, category) =>
      html`${markup(all)}<label class="${css.choice}"><input type="checkbox" name="allow" value="${category}"><span>${t(`consent.categories.${category}`)}</span></label>`,
    html``,
  );
  const words = html`<p id="consent-title" class="${css.title}">${t("consent.bannerTitle")}</p><p>${spaced(t("consent.bannerText"))}<a href="${privacyStatementPath}">${t("consent.statement")}</a></p>`;
  const answers = html`<button name="choice" value="none" class="${answer}">${t("consent.rejectAll")}</button><button name="choice" value="all" class="${answer}">${t("consent.acceptAll")}</button>`;
  const details = html`<details class="${css.details}"><summary>${t("consent.choose")}</summary><div class="${css.choices}">${markup(choices)}<button name="choice" value="chosen" class="${answer}">${t("consent.save")}</button></div></details>`;
  return (
    <EdgeSlot
      name="consent"
      as="div"
      fallback={html`<section class="${css.banner}" aria-labelledby="consent-title" data-print="hide"><form method="post" action="${privacySettingsPath}" data-consent class="${css.form}"><input type="hidden" name="return" value="${pathname + search}"><div class="${css.words}">${markup(words)}</div><div class="${css.answers}">${markup(answers)}</div>${markup(details)}</form></section>`}
    />
  );
}
