import { Icon } from "~/components/icon";
import { Link, type LinkProps } from "~/components/navigation";
import { VisuallyHidden } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./chip.css";

interface ChipItem {
  key: string;
  label: string;
  /** Name of the value's filter. */
  group?: string;
  /** Address without this filter. */
  to: LinkProps["to"];
  /** Form control that holds the filter. */
  control?: { readonly name: string; readonly value: string };
}

/** Applied filters, each a link that removes it. */
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
          <Link
            className={css.chip}
            to={chip.to}
            stays
            data-control={chip.control?.name}
            data-value={chip.control?.value}
          >
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
          <Link to={clearTo} stays>
            {t("site.clearAll")}
          </Link>
        </li>
      )}
    </ul>
  );
}
