import { useRouteLoaderData } from "@remix-run/react";
import { BasketButton } from "~/components/basket/basket-button";
import { useLayoutName } from "~/components/chrome/layout-name";
import { Link } from "~/components/navigation";
import { QuickAddButton } from "~/components/quick-add/quick-add-button";
import { SearchBox } from "~/components/search-box";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import type { RootPageData } from "~/loaders/page/root.server";
import { Brand } from "./brand";
import * as css from "./header.css";
import { MainMenu } from "./main-menu";
import { Utilities } from "./utilities";

/**
 * Utilities; then mark, search and basket; then the menu. Rows not needed while reading hide on scroll. The home page
 * has its own search, so the menu takes its place until the hero has scrolled away.
 */
export function Header({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const layout = useLayoutName();
  const basketAvailable = useRouteLoaderData<RootPageData>("root")?.basketAvailable ?? false;
  return (
    <header
      className={css.header}
      data-layout={layout}
      data-search={layout === "homepage" ? "later" : "shown"}
      data-basket={basketAvailable ? undefined : "none"}
      data-print="hide"
    >
      {layout === "fullscreen" && (
        <p className={css.promotion}>
          <Link to="/product-information/promotions">{t("chrome.featuredOffers")}</Link>
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
