/** Verdicts in words, the same on pages, in documents and in comparisons. */
import { verdictKinds } from "@domain/evidence/rule";
import type { Verdict } from "@domain/evidence/verdict";
import type { Translate } from "./translate";

type Spoken = Pick<Verdict, "kind" | "pillars" | "papers" | "prediction">;

/** "Validated by genetic test, independent antibody"; "Predicted, 96% (immunogen)". */
export function verdictText(t: Translate, { kind, pillars, papers, prediction }: Spoken): string {
  if (kind === "validated")
    return t("evidence.validatedBy", { pillars: pillars.map((pillar) => t(`evidence.pillar.${pillar}`)).join(" + ") });
  if (kind === "predicted" && prediction)
    return t("evidence.predictedAt", {
      percent: prediction.percent,
      basis: t(`evidence.basis.${prediction.basis}`),
    });
  return kind === "used-in-papers" ? t("evidence.usedInPapers", { count: papers }) : t(`evidence.kind.${kind}`);
}

/** Number of tests that count. */
export const testsOf = ({ counts }: Pick<Verdict, "counts">): number => counts.for + counts.against + counts.open;

/** "4 tests: 3 for, 1 against, 0 open"; empty without tests. */
export function countsText(t: Translate, verdict: Pick<Verdict, "counts">): string {
  const { for: support, against, open, otherSignal } = verdict.counts;
  const count = testsOf(verdict);
  if (count === 0) return "";
  const tests = t("evidence.tests", { count, support, against, open });
  return otherSignal > 0
    ? t("ui.remark", { text: tests, remark: t("evidence.withOtherSignal", { count: otherSignal }) })
    : tests;
}

interface SpokenCell extends Spoken {
  readonly species: string;
}

/**
 * Verdicts of one application with their species, best first: "Validated by genetic test: Human; Failed: Mouse". Cells
 * without a test are left out.
 */
export function verdictGroups(
  t: Translate,
  cells: readonly (SpokenCell & Pick<Verdict, "counts">)[],
  speciesName: (code: string) => string,
): string {
  const tested = cells.filter((cell) => testsOf(cell) > 0);
  const ordered = verdictKinds.flatMap((kind) => tested.filter((cell) => cell.kind === kind));
  const groups = Map.groupBy(ordered, (cell) => verdictText(t, cell));
  return [...groups]
    .map(([words, members]) =>
      t("evidence.group", {
        verdict: words,
        species: members.map(({ species }) => speciesName(species)).join(t("product.listSeparator")),
      }),
    )
    .join(t("evidence.groupSeparator"));
}
