import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { Wordmark } from "~/components/wordmark";
import { useT } from "~/i18n/use-t";
import type { ChromeData } from "~/loaders/chrome/data.server";
import * as css from "./header.css";
import { menuId } from "./menu-id";

/** Logos of the global settings, preceded by the menu button on phones (C-HEAD-05, C-HEAD-11). */
export function Brand({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const { headerLogo, percentLogo, percentHref } = chrome;
  return (
    <>
      <button type="button" className={css.menuButton} popovertarget={menuId}>
        <Icon name="menu" />
        <VisuallyHidden>{t("chrome.openMenu")}</VisuallyHidden>
      </button>
      <a href="/" className={css.logo} data-brand-logo>
        {headerLogo ? <img src={headerLogo.src} alt={headerLogo.alt} width={141} height={26} /> : <Wordmark />}
      </a>
      {percentLogo && (
        <a href={percentHref ?? "/about-us/our-company"} className={css.percent}>
          <img src={percentLogo.src} alt={percentLogo.alt} width={76} height={40} />
        </a>
      )}
    </>
  );
}
