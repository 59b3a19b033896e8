/** Problems of a design as text. */
import type { Cell } from "@domain/panel/cells";
import type { DesignProblem } from "@domain/panel/check-design";
import { speciesKey } from "@domain/panel/name-keys";
import type { Translate } from "~/i18n/translate";
import type { PanelCatalogue } from "~/loaders/panel/offers.server";

const cellText = (t: Translate, { round, channel }: Cell): string => t("panel.design.cell", { round, channel });

export function panelProblemText(
  t: Translate,
  catalogue: Pick<PanelCatalogue, "antibodies">,
  problem: DesignProblem,
): string {
  const target = (key: string) => catalogue.antibodies.find(({ productKey }) => productKey === key)?.target ?? key;
  switch (problem.code) {
    case "no-species":
      return t("panel.species.missing");
    case "too-few-targets":
      return t("panel.antibodies.tooFew", { least: problem.least, count: problem.chosen });
    case "too-many-targets":
      return t("panel.antibodies.tooMany", {
        most: problem.most,
        count: problem.chosen,
        over: problem.chosen - problem.most,
      });
    case "unknown-antibody":
      return t("panel.antibodies.unknown");
    case "not-sold":
      return t("panel.antibodies.unavailable", { target: target(problem.productKey) });
    case "chosen-twice":
      return t("panel.antibodies.twice", { target: target(problem.productKey) });
    case "same-target":
      return t("panel.antibodies.twice", { target: problem.target });
    case "other-species":
      // `problem.species` is the antibody's; the design has the other species.
      return t("panel.antibodies.wrongSpecies", {
        target: target(problem.productKey),
        species: t(speciesKey[problem.species === "Human" ? "Mouse" : "Human"]),
      });
    case "no-rounds":
    case "wrong-rounds":
      return t("panel.design.problemRounds");
    case "not-placed":
      return t("panel.design.problemUnplaced", { target: target(problem.productKey) });
    case "placed-twice":
    case "not-chosen":
    case "type-twice":
      return t("panel.quote.missingOther");
    case "not-made":
      return t("panel.design.problemNotMade", {
        target: target(problem.productKey),
        cell: cellText(t, problem.cell),
      });
    case "cell-taken":
      return t("panel.design.problemTaken", {
        cell: cellText(t, problem.cell),
        other: problem.productKeys.map(target).join(", "),
      });
    case "no-buffer-kit":
    case "not-a-buffer-kit":
      return t("panel.design.bufferMissing");
    default:
      return problem satisfies never;
  }
}
