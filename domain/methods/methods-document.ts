/** Makes the document of a style. */
import type { KitEntry, MethodsDocument, Remark } from "./document";
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
  /** The table lists antibodies only. */
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
  const remarks = remarksOf(
    style,
    kept,
    [...left].map(({ name, key }) => `${name} (${key})`),
  );
  return { style, title, parts: made, remarks, notes: remarks.map(noteOf) };
}

function remarksOf(style: KitStyle, entries: readonly KitEntry[], left: readonly string[]): Remark[] {
  const isLong = style === "nih" && entries.length > rowsOfPage;
  return [
    ...factsOf(entries),
    ...(left.length > 0 ? [{ kind: "leftOut", names: left.join(", ") } as const] : []),
    ...(entries.some(({ reagent }) => reagent.demonstration) ? [{ kind: "demonstration" } as const] : []),
    ...(isLong ? [{ kind: "morePages", rows: rowsOfPage, count: entries.length } as const] : []),
    { kind: "blanks" },
  ];
}

/** Recalled lots, withdrawn products and former numbers among the rows, each once. */
function factsOf(entries: readonly KitEntry[]): Remark[] {
  const remarks = new Map<string, Remark>();
  for (const { item, reagent, lot } of entries) {
    const { key: product, withdrawal } = reagent;
    if (lot?.recall)
      remarks.set(`${product} ${lot.number}`, { kind: "recalled", product, lot: lot.number, ...lot.recall });
    if (withdrawal) remarks.set(product, { kind: "withdrawn", product, ...withdrawal });
    if (item.product !== product) remarks.set(item.product, { kind: "renumbered", number: item.product, to: product });
  }
  return [...remarks.values()];
}

function noteOf(remark: Remark): string {
  switch (remark.kind) {
    case "recalled":
      return `Lot ${remark.lot} of ${remark.product} was recalled by the supplier on ${remark.day}: ${remark.reason}`;
    case "withdrawn":
      return `${remark.product} was withdrawn by the supplier on ${remark.day}: ${remark.reason}`;
    case "renumbered":
      return `${remark.number} is the former number of ${remark.to}; it is the same reagent.`;
    case "leftOut":
      return `Left out, because this form is for antibodies: ${remark.names}.`;
    case "demonstration":
      return "Products and RRIDs of this demonstration shop are invented. An RRID marked “demonstration” is not in the Antibody Registry; do not publish it.";
    case "morePages":
      return `The plan should take no more than one page, which ${remark.rows} resources fill; this one has ${remark.count}.`;
    case "blanks":
      return "Text in square brackets is for you to fill in: the supplier does not know how you used a reagent.";
  }
}
