import { CountryButton } from "~/components/country/country-button";
import { Icon } from "~/components/icon";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome-data.server";
import { AccountLinks } from "./account-links";
import { ChromeLink } from "./chrome-link";
import * as css from "./header.css";

/** Country, support with its telephone number, further links, account (C-HEAD-02 to C-HEAD-04). */
export function TopBar({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  return (
    <nav className={css.topBar} aria-label={t("chrome.utilities")}>
      <CountryButton label={chrome.countryLabel} />
      <ul className={css.topLinks}>
        {[...chrome.support, ...chrome.topBarLinks].map((link) => (
          <li key={link.href}>
            <ChromeLink link={link}>
              {link.href.startsWith("tel:") && <Icon name="phone" size="sm" />}
              {link.label}
            </ChromeLink>
          </li>
        ))}
      </ul>
      <AccountLinks signInShown={chrome.signInShown} />
    </nav>
  );
}
