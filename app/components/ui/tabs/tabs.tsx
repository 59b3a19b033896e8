import { Link, type LinkProps } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import * as css from "./tabs.css";

interface Tab {
  id: string;
  label: string;
  to: LinkProps["to"];
  /** Already formatted. */
  count?: string;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  className?: string;
  stays?: boolean;
}

/** Tabs as links: each has an address, works without scripts, and can be opened in a new window. */
export function Tabs({ label, tabs, current, className, stays }: TabsProps) {
  return (
    <nav className={classes(css.nav, className)} aria-label={label}>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link className={css.tab} to={tab.to} aria-current={tab.id === current ? "page" : undefined} stays={stays}>
              {tab.label}
              {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
