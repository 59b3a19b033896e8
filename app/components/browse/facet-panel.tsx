import { type FacetName, facetNames, otherFacetNames } from "@contracts/search-names";
import type { FacetCount } from "@domain/search-url/facet-match";
import { countSelected, resetBrowseState } from "@domain/search-url/state";
import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse-data.server";
import { FacetGroup } from "./facet-group";
import * as styles from "./facet-panel.css";
import { browseFormId, facetPanelId } from "./ids";
import { onlyWithoutScripts } from "./only-without-scripts.css";
import type { Browse } from "./use-browse";

/** The facets: a column on wide screens, a sheet on phones, opened by the platform's own popover. */
export function FacetPanel({ data, browse }: { data: BrowseData; browse: Browse }) {
  const t = useT();
  const { state } = browse;
  const heading = useRef<HTMLHeadingElement>(null);
  // The sheet covers the button that opens it, so it takes the focus; as an attribute of the document it would take the
  // focus of every page that shows the facets beside the list.
  useEffect(() => {
    heading.current?.setAttribute("autofocus", "");
    // It opens without scripts, so it may be open before they come.
    const sheet = heading.current?.closest(":popover-open");
    if (sheet && !sheet.contains(document.activeElement)) heading.current?.focus();
  }, []);
  const shown = facetNames.filter((name) => (data.facets.facets[name]?.length ?? 0) > 0);
  const others = otherFacetNames.filter((name) => (data.facets.other[name] ?? 0) > 0 || state.other.includes(name));
  const toggleFacet = (name: FacetName, value: string, on: boolean) => {
    const chosen = (state.facets[name] ?? []).filter((kept) => kept !== value);
    browse.change({ facets: { ...state.facets, [name]: on ? [...chosen, value] : chosen } });
  };
  return (
    <aside id={facetPanelId} className={styles.panel} aria-labelledby="facets-heading" popover="auto">
      <div className={styles.head}>
        <h2 ref={heading} id="facets-heading" tabIndex={-1} className={styles.heading}>
          {t("browse.facets.heading")}
        </h2>
        {countSelected(state) > 0 && (
          <Link to={browse.href(resetBrowseState(state))} preventScrollReset>
            {t("browse.facets.reset")}
          </Link>
        )}
      </div>
      {shown.length + others.length === 0 && <p className={styles.none}>{t("browse.facets.none")}</p>}
      {shown.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          label={t(`browse.facet.${name}`)}
          values={data.facets.facets[name] ?? []}
          labelOf={(value) => value}
          chosen={state.facets[name] ?? []}
          onToggle={(value, on) => toggleFacet(name, value, on)}
        />
      ))}
      {others.length > 0 && (
        <FacetGroup
          name="other"
          label={t("browse.facet.other")}
          values={others.map((name): FacetCount => ({ value: name, count: data.facets.other[name] ?? 0 }))}
          labelOf={(value) => t(`browse.other.${otherFacetNames.find((name) => name === value) ?? "xp"}`)}
          chosen={state.other}
          onToggle={(value, on) =>
            browse.change({
              other: otherFacetNames.filter((name) => (name === value ? on : state.other.includes(name))),
            })
          }
        />
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" form={browseFormId} block className={onlyWithoutScripts}>
          {t("browse.facets.apply")}
        </Button>
        <button type="button" className={styles.close} popovertarget={facetPanelId} popovertargetaction="hide">
          {t("browse.facets.close")}
        </button>
      </div>
    </aside>
  );
}
