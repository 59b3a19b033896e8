import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CountryButton } from "~/components/country/country-button";
import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { ChromeData, MenuNode } from "~/loaders/chrome-data.server";
import { AccountLinks } from "./account-links";
import { ChromeLink } from "./chrome-link";
import * as css from "./main-menu.css";
import { useSubmenuHover } from "./use-submenu-hover";

const menuId = "site-menu";

/** Opens the menu as a sidebar on narrow screens: a native popover, so it needs no script. */
export function MenuButton() {
  const t = useT();
  return (
    <button type="button" className={css.button} popovertarget={menuId}>
      <Icon name="menu" />
      <VisuallyHidden>{t("chrome.openMenu")}</VisuallyHidden>
    </button>
  );
}

/**
 * The menu, four levels deep. One list serves both: a row with panels on wide screens, a sidebar of 300 px on narrow
 * ones (C-HEAD-06 to C-HEAD-13). Panels are `details`, so a press opens and closes them without scripts.
 */
export function MainMenu({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes sidebar and panels
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
    for (const panel of menu.current?.querySelectorAll("details") ?? []) panel.open = false;
  }, [key]);
  return (
    <nav ref={menu} id={menuId} popover="auto" className={css.menu} aria-label={t("chrome.mainMenu")}>
      <div className={css.sidebarHead}>
        <Link to="/">{t("chrome.home")}</Link>
        <button type="button" popovertarget={menuId} popovertargetaction="hide" className={css.close}>
          <Icon name="close" />
          <VisuallyHidden>{t("chrome.closeMenu")}</VisuallyHidden>
        </button>
      </div>
      <ul className={css.bar}>
        {chrome.menu.map((node) => (
          <TopItem key={node.label} node={node} />
        ))}
      </ul>
      <div className={css.sidebarFoot}>
        <AccountLinks signInShown={chrome.signInShown} />
        <CountryButton label={chrome.countryLabel} />
        <ul className={css.list}>
          {[...chrome.support, ...chrome.topBarLinks].map((link) => (
            <li key={link.href}>
              <ChromeLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function TopItem({ node }: { node: MenuNode }) {
  const hover = useSubmenuHover();
  if (node.items.length === 0) {
    return (
      <li className={css.item}>
        {node.link && (
          <ChromeLink link={node.link} className={css.label}>
            {node.label}
          </ChromeLink>
        )}
      </li>
    );
  }
  return (
    <li className={css.item} {...hover.itemProps}>
      <details name="main-menu" ref={hover.ref} className={css.details} onKeyDown={hover.closeByEscape}>
        <summary className={css.label}>
          {node.label}
          <Icon name="down" size="sm" className={css.arrow} />
        </summary>
        <div className={css.panel}>
          <div className={css.panelInner}>
            {node.link && (
              <p className={css.panelHead}>
                <ChromeLink link={node.link} />
              </p>
            )}
            <ul className={css.columns}>
              {node.items.map((column) => (
                <li key={column.label} className={css.column}>
                  <MenuEntry node={column} className={css.heading} />
                  <Entries items={column.items} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

/** Third level as a list, fourth folded below its parent. */
function Entries({ items }: { items: readonly MenuNode[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.label}>
          {item.items.length === 0 ? (
            <MenuEntry node={item} />
          ) : (
            <details className={css.deeper}>
              <summary>{item.label}</summary>
              <ul className={css.list}>
                {item.link && (
                  <li>
                    <MenuEntry node={item} />
                  </li>
                )}
                {item.items.map((leaf) => (
                  <li key={leaf.label}>
                    <MenuEntry node={leaf} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuEntry({ node, className }: { node: MenuNode; className?: string }) {
  return node.link ? (
    <ChromeLink link={node.link} className={className}>
      {node.label}
    </ChromeLink>
  ) : (
    <span className={className}>{node.label}</span>
  );
}
