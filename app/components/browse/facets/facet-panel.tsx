import { facetNames, otherFacetNames } from "@contracts/search/search-names";
import { countSelected, resetBrowseState } from "@domain/search-url/state";
import type { BrowseAddress } from "~/components/browse/browse-address";
import { browseFormId, facetPanelId, facetsHeadingId } from "~/components/browse/ids";
import { Link } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse/data.server";
import { FacetGroup } from "./facet-group";
import * as styles from "./facet-panel.css";
import { onlyWithoutScripts } from "./only-without-scripts.css";

/** The facets: a column on wide screens, a popover sheet on phones. */
export function FacetPanel({ data, browse }: { data: BrowseData; browse: BrowseAddress }) {
  const t = useT();
  const { state } = browse;
  const shown = facetNames.filter((name) => (data.facets.facets[name]?.length ?? 0) > 0);
  const others = otherFacetNames.filter((name) => (data.facets.other[name] ?? 0) > 0 || state.other.includes(name));
  return (
    <aside
      id={facetPanelId}
      className={styles.panel}
      aria-labelledby={facetsHeadingId}
      popover="auto"
      data-markdown="omit"
    >
      <div className={styles.head}>
        <h2 id={facetsHeadingId} tabIndex={-1} className={styles.heading}>
          {t("browse.facets.heading")}
        </h2>
        {countSelected(state) > 0 && (
          <Link to={browse.href(resetBrowseState(state))} stays>
            {t("browse.facets.reset")}
          </Link>
        )}
      </div>
      <div className={styles.groups}>
        {shown.length + others.length === 0 && <p className={styles.none}>{t("browse.facets.none")}</p>}
        {shown.map((name) => (
          <FacetGroup
            key={name}
            name={name}
            label={t(`browse.facet.${name}`)}
            values={data.facets.facets[name] ?? []}
            chosen={state.facets[name] ?? []}
          />
        ))}
        {others.length > 0 && (
          <FacetGroup
            name="other"
            label={t("browse.facet.other")}
            values={others.map((name) => ({
              key: name,
              value: t(`browse.other.${name}`),
              count: data.facets.other[name] ?? 0,
            }))}
            chosen={state.other}
          />
        )}
      </div>
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
