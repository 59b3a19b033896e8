import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { BasketButton } from "~/components/basket/basket-button";
import { QuickAddButton } from "~/components/quick-add/quick-add-button";
import { SearchBox } from "~/components/search-box";
import { useT } from "~/i18n/use-t";
import { FramePart } from "./frame-part";
import * as css from "./header.css";
import { hideOnScroll } from "./hide-on-scroll";
import type { LayoutName } from "./layout-name";
import "./main-menu.css";
import "~/components/country/country-button.css";
import { useMenu } from "./use-menu";

interface HeaderProps {
  layout: LayoutName;
  basketAvailable: boolean;
}

/**
 * Utilities, then mark, search and basket, then the menu; what is not needed while reading hides on scrolling. On the
 * home page the search is the page's own, and the menu stands in its place until that has scrolled away.
 */
export function Header({ layout, basketAvailable }: HeaderProps) {
  const t = useT();
  const header = useRef<HTMLElement>(null);
  const home = layout === "homepage";
  const [heroGone, setHeroGone] = useState(false);
  useEffect(() => (header.current ? hideOnScroll(header.current, home ? setHeroGone : null) : undefined), [home]);
  useMenu(header);
  const search = !home || heroGone;
  return (
    <header
      ref={header}
      className={css.header}
      data-layout={layout}
      data-search={search ? "shown" : "later"}
      data-basket={basketAvailable ? undefined : "none"}
      data-print="hide"
    >
      {layout === "fullscreen" && (
        <p className={css.promotion}>
          <Link to="/product-information/promotions">{t("chrome.featuredOffers")}</Link>
        </p>
      )}
      <FramePart name="utilities" className={css.top} />
      <FramePart name="brand" className={css.brand} />
      {search && (
        <div className={css.search}>
          <SearchBox variant="header" />
        </div>
      )}
      {basketAvailable && (
        <div className={css.actions}>
          <QuickAddButton />
          <BasketButton />
        </div>
      )}
      <FramePart name="menu" className={css.menu} />
    </header>
  );
}
