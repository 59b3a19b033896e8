import { useId } from "react";
import { Link } from "~/components/navigation";
import { Pagination } from "~/components/ui/pagination/pagination";
import type { ChoicesView, PagesView } from "~/loaders/content/components/components-data.server";
import * as css from "./choices.css";

/** Filter links of a list. The address holds the choice, so it can be shared. */
export function Choices({ filters }: { filters: readonly ChoicesView[] }) {
  const id = useId();
  if (filters.length === 0) return null;
  return (
    <div className={css.filters}>
      {filters.map(({ label, choices }, filter) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and the page may have too many of these for landmarks
        <div key={label} role="group" aria-labelledby={`${id}${filter}`} className={css.filter}>
          <p id={`${id}${filter}`} className={css.label}>
            {label}
          </p>
          <ul className={css.choices}>
            {choices.map(({ label: choice, href, selected, count }) => (
              <li key={href + choice}>
                <Link to={href} className={css.choice} aria-current={selected ? "true" : undefined} stays>
                  {choice}
                  {count !== null && <span className={css.count}> {count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Pager of a filtered list; keeps the filters. */
export function ListPages({ pages }: { pages: PagesView }) {
  const { current, pages: total, address, parameter, label } = pages;
  const join = address.includes("?") ? "&" : "?";
  return (
    <Pagination
      page={current}
      total={total}
      to={(page) => (page === 1 ? address : `${address}${join}${parameter}=${page}`)}
      {...(label !== null && { label })}
    />
  );
}
