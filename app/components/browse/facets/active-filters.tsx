import { facetNames } from "@contracts/search/search-names";
import { escapeListValue } from "@domain/search-url/list-values";
import { resetBrowseState } from "@domain/search-url/state";
import type { BrowseAddress } from "~/components/browse/browse-address";
import { ChipList } from "~/components/ui/chip/chip";
import { useT } from "~/i18n/use-t";
import type { BrowseData } from "~/loaders/browse/data.server";

/** Chosen filters, each a link that removes it. */
export function ActiveFilters({ data, browse }: { data: Pick<BrowseData, "facets">; browse: BrowseAddress }) {
  const t = useT();
  const { facets, other } = browse.state;
  const values = facetNames.flatMap((name) =>
    (facets[name] ?? []).map((key) => ({
      key: `${name} ${key}`,
      group: t(`browse.facet.${name}`),
      label: data.facets.facets[name]?.find((entry) => entry.key === key)?.value ?? key,
      control: { name, value: escapeListValue(key) },
      to: browse.href({ facets: { ...facets, [name]: facets[name]?.filter((kept) => kept !== key) } }),
    })),
  );
  const flags = other.map((name) => ({
    key: name,
    label: t(`browse.other.${name}`),
    control: { name: "other", value: name },
    to: browse.href({ other: other.filter((kept) => kept !== name) }),
  }));
  return (
    <ChipList
      label={t("browse.chosen")}
      chips={[...values, ...flags]}
      clearTo={browse.href(resetBrowseState(browse.state))}
    />
  );
}
