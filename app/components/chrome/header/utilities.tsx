import { StaticLink } from "~/components/chrome/static-link";
import { CountryButton } from "~/components/country/country-button";
import { Icon } from "~/components/icon";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import { AccountLinks } from "./account-links";
import * as css from "./header.css";

/** Country, support phone number, further links, account (C-HEAD-02 to C-HEAD-04). */
export function Utilities({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  return (
    <nav className={css.utilities} aria-label={t("chrome.utilities")}>
      <CountryButton label={chrome.countryLabel} />
      <ul className={css.topLinks}>
        {[...chrome.support, ...chrome.topBarLinks].map((link) => (
          <li key={link.href}>
            <StaticLink link={link}>
              {link.href.startsWith("tel:") && <Icon name="phone" size="sm" />}
              {link.label}
            </StaticLink>
          </li>
        ))}
      </ul>
      <AccountLinks signInShown={chrome.signInShown} className={css.account} />
    </nav>
  );
}
