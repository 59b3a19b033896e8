import { Logo } from "~/components/chrome/logo";
import { StaticLink } from "~/components/chrome/static-link";
import { Icon } from "~/components/icon";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import * as css from "./checkout-header.css";

/** Logo, a note that the page is secure, and help; no other link leaves the checkout. */
export function CheckoutHeader({ chrome: { headerLogo, support } }: { chrome: ChromeData }) {
  const t = useT();
  return (
    <header className={css.header} data-print="hide">
      <a href="/" className={css.logo} data-brand-logo>
        {headerLogo ? <Logo image={headerLogo} width={141} height={26} /> : <Wordmark />}
      </a>
      <p className={css.secure}>
        <Icon name="lock" size="sm" /> {t("chrome.secureCheckout")}
      </p>
      <ul className={css.help} aria-label={t("chrome.help")}>
        {support.map((link) => (
          <li key={link.href}>
            <StaticLink link={link}>
              {link.href.startsWith("tel:") && <Icon name="phone" size="sm" />}
              {link.label}
            </StaticLink>
          </li>
        ))}
      </ul>
    </header>
  );
}
