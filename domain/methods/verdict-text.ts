/** Verdicts of evidence as sentences of a methods section, failures included. */
import type { Condition } from "../evidence/conditions";
import type { Verdict } from "../evidence/verdict";

const kinds: Readonly<Record<Verdict["kind"], string>> = {
  validated: "validated",
  recommended: "recommended",
  "works-other-signal": "works, other signal",
  mixed: "mixed",
  "used-in-papers": "used in papers",
  predicted: "predicted",
  "not-tested": "not tested",
  failed: "failed",
};

const pillarNames: Readonly<Record<Verdict["pillars"][number], string>> = {
  genetic: "genetic",
  tagged: "tagged expression",
  independent: "independent antibody",
  orthogonal: "orthogonal",
  "capture-ms": "capture and mass spectrometry",
};

/** Longer names for conditions that are unclear by their own name. */
const conditionNames: Partial<Record<Condition["name"], string>> = {
  state: "treatment",
  retrieval: "antigen retrieval",
  permeabilisation: "permeabilization",
  tested: "product",
};

/** "validated (genetic); 7 tests: 5 for, 1 against, 1 open; against with fixation methanol" */
export function verdictText(verdict: Verdict): string {
  const { counts, conditions } = verdict;
  const tests = counts.for + counts.against + counts.open;
  const failing = conditions.flatMap(({ name, against }) =>
    against.length > 0 ? [`${conditionNames[name] ?? name} ${against.join(", ")}`] : [],
  );
  const other = counts.otherSignal > 0 ? ` (${counts.otherSignal} with other signal)` : "";
  return [
    qualified(verdict),
    ...(tests > 0
      ? [
          `${tests === 1 ? "1 test" : `${tests} tests`}: ${counts.for} for${other}, ${counts.against} against, ${counts.open} open`,
        ]
      : []),
    ...(failing.length > 0 ? [`against with ${failing.join(", ")}`] : []),
  ].join("; ");
}

function qualified({ kind, pillars, papers, prediction }: Verdict): string {
  if (kind === "validated") return `${kinds.validated} (${pillars.map((pillar) => pillarNames[pillar]).join(", ")})`;
  if (kind === "used-in-papers") return `${kinds[kind]} (${papers}), which is not a test`;
  if (kind === "predicted" && prediction)
    return `${kinds.predicted} from ${prediction.percent}% identity of the ${prediction.basis} sequence, not tested`;
  return kinds[kind];
}
