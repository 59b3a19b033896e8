/** Targets of a reading, as shown on the page. */
import type { NameMeaning } from "@domain/query-reading/name-table";
import type { ReadTarget } from "@domain/query-reading/read-query";

/** "CD45R B220" names one target twice. */
export const distinctTargets = (targets: readonly ReadTarget[]): readonly ReadTarget[] =>
  [
    ...new Map(
      targets.toReversed().map((target) => [target.chosen.flatMap(({ genes }) => genes).join(), target]),
    ).values(),
  ].reverse();

const topicKinds: ReadonlySet<NameMeaning["kind"]> = new Set(["process", "cell-type", "location", "disease"]);

/** A process, cell type, place or disease. */
export const isTopic = ({ chosen: [{ kind }] }: Pick<ReadTarget, "chosen">): boolean => topicKinds.has(kind);
