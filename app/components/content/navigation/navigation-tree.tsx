import { Icon, type IconName, iconNames } from "~/components/icon";
import { TextLink } from "~/components/ui/text-link";
import type { NavigationView } from "~/loaders/content/page-blocks-data.server";
import * as css from "./navigation-tree.css";

function Entry({ item }: { item: NavigationView }) {
  if (!item.link) return <span className={css.link}>{item.label}</span>;
  const { href, newWindow, icon } = item.link;
  const name = iconOf(icon);
  return (
    <TextLink to={href} newWindow={newWindow} className={css.link}>
      {name && <Icon name={name} size="sm" className={css.icon} />}
      {item.label}
    </TextLink>
  );
}

/** Icon for an editors' icon class; unknown classes have none. */
function iconOf(icon: string | null | undefined): IconName | undefined {
  return iconNames.find((name) => icon === `icon-${name}`);
}

function Deeper({ items, className }: { items: readonly NavigationView[]; className: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={`${item.label} ${item.link?.href}`}>
          <Entry item={item} />
          <Deeper items={item.items} className={css.deeper} />
        </li>
      ))}
    </ul>
  );
}

/** A menu as page content: groups side by side with all their levels (C-CMS-05). */
export function NavigationTree({ items, label }: { items: readonly NavigationView[]; label?: string }) {
  return (
    <nav aria-label={label}>
      <ul className={css.columns}>
        {items.map((item) => (
          <li key={`${item.label} ${item.link?.href}`} className={css.group}>
            <p className={css.name}>
              <Entry item={item} />
            </p>
            <Deeper items={item.items} className={css.list} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
