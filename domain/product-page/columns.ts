/**
 * Editors name the columns of product page tables in free text (C-TMPL-16, C-TMPL-22). These patterns match a name to a
 * catalogue field; unknown names are dropped.
 */

const supportingFields = [
  "target",
  "reactivity",
  "sensitivity",
  "weight",
  "source",
  "purity",
  "casNumber",
  "storage",
] as const;
export type SupportingField = (typeof supportingFields)[number];

const componentFields = [
  "number",
  "name",
  "quantity",
  "count",
  "annealTemp",
  "pcrLength",
  "cap-color",
  "solution-color",
  "dilution",
  "molecular-weight-summary",
  "component-storage-temp",
] as const;
export type ComponentField = (typeof componentFields)[number];

export interface Column<Field extends string> {
  readonly field: Field;
  /** As written by the editor. */
  readonly header: string;
}

type Patterns<Field extends string> = readonly (readonly [RegExp, Field])[];

/** The first match wins: "storage temperature" before "temperature". */
const supportingPatterns: Patterns<SupportingField> = [
  [/molecular.?weight|\bmw\b|kda|分子量/i, "weight"],
  [/reactivity|species|交差|反应/i, "reactivity"],
  [/sensitivity|感度|灵敏/i, "sensitivity"],
  [/source|isotype|host|由来|来源|アイソタイプ|同种型|亚型|同型/i, "source"],
  [/purity|純度|纯度/i, "purity"],
  [/\bcas\b|cas番号|cas号/i, "casNumber"],
  [/storage|保存|保管|储存/i, "storage"],
  [/target|標的|靶点/i, "target"],
];

const componentPatterns: Patterns<ComponentField> = [
  [/storage|保存|保管|储存/i, "component-storage-temp"],
  [/anneal|アニーリング|退火/i, "annealTemp"],
  [/pcr.?length|amplicon|増幅|扩增/i, "pcrLength"],
  [/\bcap\b|キャップ|瓶盖/i, "cap-color"],
  [/solution.?colou?r|溶液|液色/i, "solution-color"],
  [/dilution|application|希釈|アプリケーション|稀释|应用/i, "dilution"],
  [/molecular.?weight|\bmw\b|kda|分子量/i, "molecular-weight-summary"],
  [/count|number of|個数|个数/i, "count"],
  [/quantity|volume|amount|容量|数量|规格/i, "quantity"],
  [/catalog|number|番号|货号/i, "number"],
  [/product|component|antibody|name|製品|構成|抗体|名称|产品|组分/i, "name"],
];

function resolve<Field extends string>(names: readonly string[], patterns: Patterns<Field>): Column<Field>[] {
  const columns: Column<Field>[] = [];
  for (const header of names) {
    const field = patterns.find(([pattern]) => pattern.test(header))?.[1];
    if (field && columns.every((column) => column.field !== field)) columns.push({ field, header });
  }
  return columns;
}

/** Columns of the supporting table in the editor's order, without duplicates. */
export const supportingColumns = (names: readonly string[]): Column<SupportingField>[] =>
  resolve(names, supportingPatterns);

/** Columns of a kit's components in the editor's order, without duplicates. */
export const componentColumns = (names: readonly string[]): Column<ComponentField>[] =>
  resolve(names, componentPatterns);
