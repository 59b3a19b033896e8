import { Link } from "@remix-run/react";
import { RichText } from "~/components/rich-text/rich-text";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome-data.server";
import { ChromeLink } from "./chrome-link";
import * as css from "./footer.css";
import { SocialIcon } from "./social-icon";

/** Menu groups, support, social media, legal text (rows C-FOOT). Groups fold on small screens. */
export function Footer({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const { footer, phone } = chrome;
  return (
    <footer className={css.footer} data-print="hide">
      <div className={css.inner}>
        <div className={css.brand}>
          <Link to="/" className={css.logo}>
            {footer.logo ? (
              <img src={footer.logo.src} alt={footer.logo.alt} width={164} height={32} loading="lazy" />
            ) : (
              <Wordmark />
            )}
          </Link>
          {phone && (
            <p>
              <a href={`tel:${phone.replace(/[^+0-9]/g, "")}`}>{t("chrome.call", { phone })}</a>
            </p>
          )}
          <ul className={css.social}>
            {footer.social.map((link) => (
              <li key={link.href}>
                <ChromeLink link={link}>
                  <SocialIcon name={link.icon} label={link.label} />
                </ChromeLink>
              </li>
            ))}
          </ul>
        </div>
        <nav className={css.groups} aria-label={t("chrome.footerMenu")}>
          {footer.menu.map((group) => (
            <details key={group.label} className={css.group} open>
              <summary className={css.groupLabel}>{group.label}</summary>
              <ul className={css.links}>
                {group.items.map((item) => (
                  <li key={item.label}>
                    {item.link ? <ChromeLink link={item.link}>{item.label}</ChromeLink> : item.label}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        {footer.legal !== null && (
          <div className={css.legal}>
            <RichText value={footer.legal} />
          </div>
        )}
      </div>
      {footer.copyright && (
        <div className={css.copyright}>
          {footer.background && (
            <img
              className={css.copyrightBand}
              src={footer.background.src}
              alt=""
              loading="lazy"
              width={1280}
              height={48}
            />
          )}
          <p className={css.copyrightText}>{footer.copyright}</p>
        </div>
      )}
    </footer>
  );
}
