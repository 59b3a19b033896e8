import { facetNames } from "@contracts/search/search-names";
import { escapeListValue } from "@domain/search-url/list-values";
import { resetBrowseState } from "@domain/search-url/state";
import type { BrowseAddress } from "~/components/browse/browse-address";
import { ChipList } from "~/components/ui/chip/chip";
import { useT } from "~/i18n/use-t";

/** Chosen filters, each a link that removes it. */
export function ActiveFilters({ browse }: { browse: BrowseAddress }) {
  const t = useT();
  const { facets, other } = browse.state;
  const values = facetNames.flatMap((name) =>
    (facets[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      group: t(`browse.facet.${name}`),
      label: value,
      control: { name, value: escapeListValue(value) },
      to: browse.href({ facets: { ...facets, [name]: facets[name]?.filter((kept) => kept !== value) } }),
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
