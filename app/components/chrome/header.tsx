import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { BasketButton } from "~/components/basket/basket-button";
import { QuickAddButton } from "~/components/quick-add/quick-add-button";
import { SearchBox } from "~/components/search-box";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome-data.server";
import * as css from "./header.css";
import { hideOnScroll } from "./hide-on-scroll";
import { MainMenu, MenuButton } from "./main-menu";
import { PreviewBanner } from "./preview-banner";
import { TopBar } from "./top-bar";

interface HeaderProps {
  chrome: ChromeData;
  preview: boolean;
  /** The fullscreen layout puts the featured offers on top (C-HEAD-14). */
  promotion?: boolean;
}

/** Utilities, then mark, search and basket, then the menu; what is not needed while reading hides on scrolling. */
export function Header({ chrome, preview, promotion }: HeaderProps) {
  const t = useT();
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? hideOnScroll(header.current) : undefined), []);
  return (
    <header ref={header} className={css.header} data-print="hide">
      {preview && <PreviewBanner />}
      <div className={css.hiding}>
        {promotion && (
          <p className={css.promotion}>
            <Link to="/product-information/promotions">{t("chrome.featuredOffers")}</Link>
          </p>
        )}
        <TopBar chrome={chrome} />
      </div>
      <div className={css.masthead}>
        <MenuButton />
        <Link to="/" className={css.brand} data-brand-logo>
          {chrome.headerLogo ? (
            <img className={css.logo} src={chrome.headerLogo.src} alt={chrome.headerLogo.alt} width={164} height={32} />
          ) : (
            <Wordmark />
          )}
        </Link>
        {chrome.percentLogo && (
          <Link to={chrome.percentHref ?? "/about-us/our-company"} className={css.percent}>
            <img src={chrome.percentLogo.src} alt={chrome.percentLogo.alt} width={40} height={40} />
          </Link>
        )}
        <div className={css.search}>
          <SearchBox variant="header" />
        </div>
        {chrome.basketAvailable && (
          <div className={css.actions}>
            <QuickAddButton />
            <BasketButton />
          </div>
        )}
      </div>
      <div className={css.hiding} data-part="menu">
        <MainMenu chrome={chrome} />
      </div>
    </header>
  );
}
