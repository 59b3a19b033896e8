import { privacySettingsPath } from "@domain/consent/paths";
import { toastHtml } from "@domain/edge-slot/toast";
import { withdrawalPath } from "@domain/withdrawal/offered";
import { useLayoutName } from "~/components/chrome/layout-name";
import { Logo } from "~/components/chrome/logo";
import { StaticLink } from "~/components/chrome/static-link";
import { KeptCountry } from "~/components/country/kept-country";
import { LanguageLinks } from "~/components/country/language-links";
import { RichText } from "~/components/rich-text/rich-text";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import { Fold } from "./fold";
import * as css from "./footer.css";

/** "Contact Us" link of a network error (AMB-A-09). */
const contactPath = "/about-us/contact-us";

/** Menu groups, support, social media, legal text (rows C-FOOT). Groups fold on small screens. */
export function Footer({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const { footer, phone } = chrome;
  if (useLayoutName() === "checkout") return <ShortFooter footer={footer} />;
  return (
    <>
      <div className={css.inner}>
        <div className={css.brand}>
          <a href="/" className={css.logo}>
            {footer.logo ? <Logo image={footer.logo} width={141} height={26} loading="lazy" /> : <Wordmark />}
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
        <LastRow footer={footer} />
      </div>
      <OfflineMessage />
    </>
  );
}

/** Footer of the checkout: legal text, privacy and languages, no menu. */
function ShortFooter({ footer }: Pick<ChromeData, "footer">) {
  return (
    <>
      <div className={css.copyright}>
        {footer.legal !== null && (
          <div className={css.shortLegal}>
            <div className={css.legal}>
              <RichText value={footer.legal} />
            </div>
          </div>
        )}
        <LastRow footer={footer} />
      </div>
      <OfflineMessage />
    </>
  );
}

function LastRow({ footer: { copyright, withdrawal } }: Pick<ChromeData, "footer">) {
  const t = useT();
  return (
    <div className={css.last}>
      {copyright && <p>{copyright}</p>}
      <a href={privacySettingsPath}>{t("consent.settings")}</a>
      {withdrawal && <a href={withdrawalPath}>{t("withdrawal.link")}</a>}
      <KeptCountry />
      <LanguageLinks landmark />
    </div>
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

/** Simple outlines; the label identifies the service. */
const drawings: Readonly<Record<string, string>> = {
  "icon-linkedin":
    "M4 9h3.4v11H4zM5.7 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.6 9h3.2v1.6c.6-1 1.8-1.9 3.5-1.9 3 0 4.2 1.9 4.2 4.9V20h-3.4v-5.8c0-1.6-.5-2.6-1.9-2.6s-2.2 1-2.2 2.6V20H9.6z",
  "icon-youtube":
    "M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.500zM10 8.700v6.600L15.600 12z",
  "icon-x":
    "M4 4h4.300l4 5.400L17 4h2.600l-6.100 7L20 20h-4.300l-4.400-5.900L6.200 20H3.600l6.500-7.500zm3.200 1.800 9.300 12.400h.9L8.100 5.800z",
  "icon-wechat":
    "M9.500 4C5.400 4 2 6.800 2 10.200c0 1.900 1.100 3.600 2.800 4.800L4.200 17l2.400-1.200c.9.300 1.900.4 2.900.4a6 6 0 0 1-.2-1.400c0-3.200 3.100-5.700 6.900-5.700h.6C16 6 13 4 9.500 4zM22 15c0-2.700-2.600-4.900-5.800-4.900s-5.800 2.200-5.800 4.900 2.600 4.900 5.800 4.900c.7 0 1.400-.1 2-.3l2 1-.5-1.700A4.600 4.600 0 0 0 22 15z",
};

function SocialIcon({ name, label }: { name: string | null; label: string }) {
  const drawing = name ? drawings[name] : undefined;
  if (!drawing) return label;
  return (
    <svg className={css.socialIcon} viewBox="0 0 24 24" width={22} height={22} role="img" aria-label={label}>
      <path d={drawing} fillRule="evenodd" />
    </svg>
  );
}
