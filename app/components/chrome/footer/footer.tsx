import { privacySettingsPath } from "@domain/consent/paths";
import { toastHtml } from "@domain/island/toast";
import { StaticLink } from "~/components/chrome/static-link";
import { LanguageLinks } from "~/components/country/language-links";
import { RichText } from "~/components/rich-text/rich-text";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import { Fold } from "./fold";
import * as css from "./footer.css";
import { SocialIcon } from "./social-icon";

/** "Contact Us" link of a network error (AMB-A-09). */
const contactPath = "/about-us/contact-us";

/** Menu groups, support, social media, legal text (rows C-FOOT). Groups fold on small screens. */
export function Footer({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const { footer, phone } = chrome;
  return (
    <>
      <div className={css.inner}>
        <div className={css.brand}>
          <a href="/" className={css.logo}>
            {footer.logo ? (
              <img src={footer.logo.src} alt={footer.logo.alt} width={141} height={26} loading="lazy" />
            ) : (
              <Wordmark />
            )}
          </a>
          {phone && (
            <p>
              <a href={`tel:${phone.replace(/[^+0-9]/g, "")}`} className={css.phone}>
                {t("chrome.call", { phone })}
              </a>
            </p>
          )}
          <ul className={css.social}>
            {footer.social.map((link) => (
              <li key={link.href}>
                <StaticLink link={link}>
                  <SocialIcon name={link.icon} label={link.label} />
                </StaticLink>
              </li>
            ))}
          </ul>
        </div>
        <nav className={css.groups} aria-label={t("chrome.footerMenu")}>
          {footer.menu.map((group) => (
            <Fold key={group.label} label={group.label} className={css.group}>
              <ul>
                {group.items.map((item) => (
                  <li key={item.label}>
                    {item.link ? <StaticLink link={item.link}>{item.label}</StaticLink> : item.label}
                  </li>
                ))}
              </ul>
            </Fold>
          ))}
        </nav>
        {footer.legal !== null && (
          <div className={css.legal}>
            <RichText value={footer.legal} />
          </div>
        )}
      </div>
      <div className={css.copyright}>
        {footer.background && (
          <img className={css.band} src={footer.background.src} alt="" loading="lazy" width={1280} height={56} />
        )}
        <div className={css.last}>
          {footer.copyright && <p>{footer.copyright}</p>}
          <a href={privacySettingsPath}>{t("privacy.settings")}</a>
          <LanguageLinks landmark />
        </div>
      </div>
      <OfflineMessage />
    </>
  );
}

/** The offline message, embedded because an offline page cannot load it; `reading.ts` shows it. */
function OfflineMessage() {
  const t = useT();
  const message = toastHtml({
    id: "network",
    text: t("errors.network"),
    closeLabel: t("ui.closeMessage"),
    tone: "danger",
    action: { text: t("errors.contact"), href: contactPath },
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml, like a slot's
  return <template data-offline dangerouslySetInnerHTML={{ __html: message }} />;
}
