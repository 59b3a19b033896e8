import { Fold } from "~/components/chrome/footer/fold";
import { StaticLink } from "~/components/chrome/static-link";
import { CountryButton } from "~/components/country/country-button";
import { Icon } from "~/components/icon";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { ChromeData, MenuNode } from "~/loaders/chrome/data.server";
import { AccountLinks } from "./account-links";
import * as css from "./main-menu.css";
import { menuId } from "./menu-id";

/**
 * Four-level menu. One list serves both layouts: a bar with panels from 768 px, a sidebar of 300 px below (C-HEAD-06 to
 * C-HEAD-13). Panels are `details` and the sidebar is a popover, so both open without scripts.
 */
export function MainMenu({ chrome }: { chrome: ChromeData }) {
  const t = useT();
  return (
    <nav id={menuId} popover="auto" className={css.menu} aria-label={t("chrome.mainMenu")}>
      <div className={css.sidebarHead}>
        <a href="/">{t("chrome.home")}</a>
        <button type="button" popovertarget={menuId} popovertargetaction="hide" className={css.close}>
          <Icon name="close" />
          <VisuallyHidden>{t("chrome.closeMenu")}</VisuallyHidden>
        </button>
      </div>
      <ul className={css.bar}>
        {chrome.menu.map((node) => (
          <li key={node.label} className={css.item}>
            <TopEntry node={node} />
          </li>
        ))}
      </ul>
      <div className={css.sidebarFoot}>
        <AccountLinks signInShown={chrome.signInShown} className={css.account} />
        <CountryButton label={chrome.countryLabel} line />
        <ul>
          {[...chrome.support, ...chrome.topBarLinks].map((link) => (
            <li key={link.href}>
              <StaticLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function TopEntry({ node }: { node: MenuNode }) {
  if (node.items.length === 0) return <Entry node={node} className={css.label} />;
  return (
    <details name="main-menu" className={css.top}>
      <summary className={css.label}>{node.label}</summary>
      <div className={css.panel}>
        {node.link && <StaticLink link={node.link} className={css.overview} />}
        <ul className={css.columns}>
          {node.items.map((column) => (
            <li key={column.label}>
              <Column
                node={column}
                linked={!node.items.some((other) => other !== column && leadsAlike(other, column))}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const leadsAlike = (one: MenuNode, other: MenuNode) => one.link?.href === other.link?.href;

/**
 * Second level: a column with a heading, folded in the sidebar; levels three and four are lists in it. Its own page
 * comes first, unless another entry links to it.
 */
function Column({ node, linked }: { node: MenuNode; linked: boolean }) {
  if (node.items.length === 0) return <Entry node={node} className={css.heading} />;
  return (
    <Fold label={node.label} className={css.column}>
      <ul>
        {node.link && linked && !node.items.some((entry) => leadsAlike(entry, node)) && (
          <li>
            <StaticLink link={node.link}>
              <OwnPage node={node} page={node.link.label} />
            </StaticLink>
          </li>
        )}
        {node.items.map((entry) => (
          <li key={entry.label}>
            <Entry node={entry} />
            {entry.items.length > 0 && (
              <ul>
                {entry.items.map((leaf) => (
                  <li key={leaf.label}>
                    <Entry node={leaf} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** If page and column have the same name, use a generic label for the page. */
function OwnPage({ node, page }: { node: MenuNode; page: string }) {
  const t = useT();
  if (page.toLowerCase() !== node.label.toLowerCase()) return page;
  return (
    <>
      {t("chrome.overview")}
      <VisuallyHidden> – {node.label}</VisuallyHidden>
    </>
  );
}

function Entry({ node, className }: { node: MenuNode; className?: string }) {
  return node.link ? (
    <StaticLink link={node.link} className={className}>
      {node.label}
    </StaticLink>
  ) : (
    <span className={className}>{node.label}</span>
  );
}
