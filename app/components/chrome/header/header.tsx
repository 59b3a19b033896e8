import { useRouteLoaderData } from "@framework/remix";
import { BasketButton } from "~/components/basket/basket-button";
import { useLayoutName } from "~/components/chrome/layout-name";
import { Logo } from "~/components/chrome/logo";
import { StaticLink } from "~/components/chrome/static-link";
import { CountryButton } from "~/components/country/country-button";
import { Icon } from "~/components/icon";
import { Link } from "~/components/navigation";
import { QuickAddButton } from "~/components/quick-add/quick-add-button";
import { SearchBox } from "~/components/search-box";
import { VisuallyHidden } from "~/components/ui/layout";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import type { RootPageData } from "~/loaders/page/root.server";
import { AccountLinks } from "./account-links";
import { CheckoutHeader } from "./checkout-header";
import * as css from "./header.css";
import { MainMenu } from "./main-menu";
import { menuId } from "./menu-id";

/**
 * Utilities; then mark, search and basket; then the menu. Rows not needed while reading hide on scroll. The home page
 * has its own search, so the menu takes its place until the hero has scrolled away.
 */
export function Header({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const layout = useLayoutName();
  const basketAvailable = useRouteLoaderData<RootPageData>("root")?.basketAvailable ?? false;
  if (layout === "checkout") return <CheckoutHeader chrome={chrome} />;
  return (
    <header
      className={css.header}
      data-layout={layout}
      data-search={layout === "homepage" ? "later" : "shown"}
      data-basket={basketAvailable ? undefined : "none"}
      data-print="hide"
    >
      {layout === "fullscreen" && chrome.promotionsHref && (
        <p className={css.promotion}>
          <Link to={chrome.promotionsHref}>{t("chrome.featuredOffers")}</Link>
        </p>
      )}
      <div className={css.top}>
        <Utilities chrome={chrome} />
      </div>
      <div className={css.brand}>
        <Brand chrome={chrome} />
      </div>
      <div className={css.search}>
        <SearchBox variant="header" />
      </div>
      {basketAvailable && (
        <div className={css.actions}>
          <QuickAddButton />
          <BasketButton />
        </div>
      )}
      <div className={css.menu}>
        <MainMenu chrome={chrome} />
      </div>
    </header>
  );
}

/** Logos of the global settings, preceded by the menu button on phones (C-HEAD-05, C-HEAD-11). */
function Brand({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const { headerLogo, percentLogo, percentHref } = chrome;
  return (
    <>
      <button type="button" className={css.menuButton} popovertarget={menuId}>
        <Icon name="menu" />
        <VisuallyHidden>{t("chrome.openMenu")}</VisuallyHidden>
      </button>
      <a href="/" className={css.logo} data-brand-logo>
        {headerLogo ? <Logo image={headerLogo} width={141} height={26} /> : <Wordmark />}
      </a>
      {percentLogo && (
        <a href={percentHref ?? undefined} className={css.percent}>
          <Logo image={percentLogo} width={76} height={40} />
        </a>
      )}
    </>
  );
}

/** Country, support phone number, other links, account (C-HEAD-02 to C-HEAD-04). */
function Utilities({ chrome }: { chrome: ChromeData }) {
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
