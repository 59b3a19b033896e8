/** Makes the document of a style. */
import type { KitEntry, MethodsDocument } from "./document";
import type { KitStyle } from "./kit";
import { authenticationPlan, rowsOfPage } from "./styles/authentication";
import { elifeTable } from "./styles/elife";
import { miflowcytTable } from "./styles/flow";
import { hubmapTable, omapTable } from "./styles/imaging";
import { mdarTable } from "./styles/mdar";
import { natureFields } from "./styles/nature";
import { plainLines } from "./styles/plain";
import { starTable } from "./styles/star";

type Maker = (entries: readonly KitEntry[]) => MethodsDocument["parts"];

interface Style {
  readonly title: string;
  readonly parts: Maker;
  /** Other products have no place in the table. */
  readonly antibodiesOnly?: true;
}

const styles: Readonly<Record<KitStyle, Style>> = {
  star: { title: "Key resources table", parts: starTable },
  elife: { title: "Key resources table", parts: elifeTable },
  nature: { title: "Reporting summary: antibodies", parts: natureFields, antibodiesOnly: true },
  mdar: { title: "MDAR checklist: antibodies", parts: mdarTable, antibodiesOnly: true },
  hubmap: { title: "HuBMAP antibodies metadata", parts: hubmapTable, antibodiesOnly: true },
  omap: { title: "Organ mapping antibody panel", parts: omapTable, antibodiesOnly: true },
  miflowcyt: { title: "MIFlowCyt 2.4: fluorescence reagents", parts: miflowcytTable, antibodiesOnly: true },
  nih: { title: "Authentication of Key Biological and/or Chemical Resources", parts: authenticationPlan },
  text: { title: "Reagents", parts: plainLines },
};

export function methodsDocument(style: KitStyle, entries: readonly KitEntry[]): MethodsDocument {
  const { title, parts, antibodiesOnly } = styles[style];
  const kept = antibodiesOnly ? entries.filter(({ reagent }) => reagent.kind === "antibody") : entries;
  const left = new Set(entries.filter((entry) => !kept.includes(entry)).map(({ reagent }) => reagent));
  const made = kept.length > 0 ? parts(kept) : [];
  return {
    style,
    title,
    parts: made,
    notes: notesOf(
      style,
      kept,
      [...left].map(({ name, key }) => `${name} (${key})`),
    ),
  };
}

function notesOf(style: KitStyle, entries: readonly KitEntry[], left: readonly string[]): string[] {
  return [
    ...(left.length > 0 ? [`Left out, because this form is for antibodies: ${left.join(", ")}.`] : []),
    ...(entries.some(({ reagent }) => reagent.demonstration)
      ? [
          "Products and RRIDs of this demonstration shop are invented. An RRID marked “demonstration” is not in the Antibody Registry; do not publish it.",
        ]
      : []),
    ...(style === "nih" && entries.length > rowsOfPage
      ? [
          `The plan should take no more than one page, which ${rowsOfPage} resources fill; this one has ${entries.length}.`,
        ]
      : []),
    "Text in square brackets is for you to fill in: the supplier does not know how you used a reagent.",
  ];
}
