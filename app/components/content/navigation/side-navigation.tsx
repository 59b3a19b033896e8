import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { NavigationView } from "~/loaders/content/page-blocks-data.server";
import * as css from "./side-navigation.css";

interface SideNavigationProps {
  title: string | null;
  items: readonly NavigationView[];
  /** Address of the page. */
  path: string;
}

/** Section menu of a page, expanded along the path to it (C-CHROME-01). */
export function SideNavigation({ title, items, path }: SideNavigationProps) {
  const t = useT();
  const name = title ?? t("chrome.inThisSection");
  return (
    <nav aria-label={name}>
      <p className={css.name} aria-hidden="true">
        {name}
      </p>
      <Entries items={items} path={path} className={css.list} />
    </nav>
  );
}

const pathOf = (href: string) => href.replace(/[?#].*$/, "");

function leadsTo(item: NavigationView, path: string): boolean {
  if (item.link) {
    const own = pathOf(item.link.href);
    if (path === own || path.startsWith(`${own}/`)) return true;
  }
  return item.items.some((below) => leadsTo(below, path));
}

/** True for the page's entry, unless an entry below it links to the same page. */
const isHere = (item: NavigationView, path: string) =>
  item.link?.href === path && !item.items.some((below) => below.link?.href === path);

function Entries({ items, path, className }: Omit<SideNavigationProps, "title"> & { className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={`${item.label} ${item.link?.href}`}>
          {item.link ? (
            <TextLink
              to={item.link.href}
              newWindow={item.link.newWindow}
              className={css.entry}
              aria-current={isHere(item, path) ? "page" : undefined}
            >
              {item.label}
            </TextLink>
          ) : (
            <span className={css.entry}>{item.label}</span>
          )}
          {item.items.length > 0 && (!item.link || leadsTo(item, path)) && (
            <Entries items={item.items} path={path} className={css.deeper} />
          )}
        </li>
      ))}
    </ul>
  );
}
