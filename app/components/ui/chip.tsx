import { Link, type LinkProps } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Icon } from "../icon";
import * as css from "./chip.css";
import { VisuallyHidden } from "./layout";

export interface ChipItem {
  key: string;
  label: string;
  /** Name of the filter that the value belongs to. */
  group?: string;
  /** Address of the page without this filter. */
  to: LinkProps["to"];
}

/** Applied filters; each is a link to the same list without it. */
export function ChipList({
  label,
  chips,
  clearTo,
}: {
  label: string;
  chips: readonly ChipItem[];
  clearTo?: LinkProps["to"];
}) {
  const t = useT();
  if (chips.length === 0) return null;
  return (
    <ul className={css.list} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link className={css.chip} to={chip.to} preventScrollReset>
            <span aria-hidden="true">
              {chip.group && <span className={css.group}>{chip.group} </span>}
              {chip.label}
            </span>
            <VisuallyHidden>
              {t("ui.removeFilter", { label: chip.group ? `${chip.group} ${chip.label}` : chip.label })}
            </VisuallyHidden>
            <Icon name="close" size="sm" />
          </Link>
        </li>
      ))}
      {clearTo !== undefined && chips.length > 1 && (
        <li>
          <Link to={clearTo} preventScrollReset>
            {t("site.clearAll")}
          </Link>
        </li>
      )}
    </ul>
  );
}
