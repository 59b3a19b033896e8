import type { ReactNode } from "react";
import { Icon, type IconName } from "~/components/icon";
import * as css from "./badge.css";

/** A short status in words; color only repeats it. */
export function Badge({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: keyof typeof css.tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={`${css.badge} ${css.tone[tone]}`}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}

/** Short codes with long names in tooltips and for screen readers: applications, species. */
export function CodeList({ label, codes }: { label: string; codes: readonly { code: string; name: string }[] }) {
  return (
    <ul className={css.codes} aria-label={label}>
      {codes.map(({ code, name }) => (
        <li key={code}>
          <abbr className={css.code} title={name} translate="no">
            {code}
          </abbr>
        </li>
      ))}
    </ul>
  );
}
