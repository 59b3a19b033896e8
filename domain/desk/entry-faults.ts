/** Faults of an entry's fields that their kinds do not show: parts that the shop would silently leave out. */
import { asList, isRecord, type Values } from "./values";

interface EntryFault {
  /** Path below the entry's fields. */
  readonly path: string;
  readonly message: string;
  /** True if something is only missing, which a draft allows. */
  readonly isUnfinished?: boolean;
}

type Part = { readonly values: Values; readonly path: string };

const partsOf = ({ values, path }: Part, name: string): Part[] =>
  asList(values[name]).map((value, at) => ({
    values: isRecord(value) ? value : {},
    path: path === "" ? `${name}.${at}` : `${path}.${name}.${at}`,
  }));

/** @param contentType uid of the entry's type */
export function entryFaults(contentType: string, fields: Values): readonly EntryFault[] {
  if (contentType === "content_table") return tableFaults(fields);
  if (contentType === "content_target")
    return partsOf({ values: fields, path: "" }, "content_rules").flatMap(ruleFaults);
  return [];
}

function tableFaults({ columns, rows }: Values): EntryFault[] {
  const most = asList(columns).length;
  return asList(rows).flatMap((row, at) => {
    const cells = isRecord(row) ? asList(row.cells).length : 0;
    if (cells <= most) return [];
    const message = `Row ${at + 1} has ${cells} cells, and the table has ${most} columns.`;
    return [{ path: `rows.${at}.cells`, message }];
  });
}

const unfinished = (path: string, message: string): EntryFault => ({ path, message, isUnfinished: true });

/** A rule that cannot be evaluated never shows its content (C-RULE-16 to C-RULE-21). */
function ruleFaults(contentRule: Part): EntryFault[] {
  const rules = partsOf(contentRule, "rules");
  if (rules.length === 0)
    return [unfinished(`${contentRule.path}.rules`, "Add a rule. Without one, nothing is shown.")];
  return rules.flatMap((rule) => [
    ...timeFaults(rule),
    ...partsOf(rule, "configurations")
      .flatMap((configuration) => partsOf(configuration, "conditions"))
      .flatMap(conditionFaults),
  ]);
}

function timeFaults({ values, path }: Part): EntryFault[] {
  const time = isRecord(values.time) ? values.time : {};
  const dates = asList(time.dates).length;
  const needed = time.match === "between" ? 2 : typeof time.match === "string" ? 1 : 0;
  if (dates >= needed) return [];
  const days = needed === 2 ? "Enter two days, the first and the last." : "Enter a day.";
  return [unfinished(`${path}.time.dates`, days)];
}

function conditionFaults(condition: Part): EntryFault[] {
  const values = partsOf(condition, "condition_values");
  if (values.length === 0)
    return [unfinished(`${condition.path}.condition_values`, "Add what the condition asks for.")];
  return values.flatMap(({ values: { value, entity, metadata_domain: domain }, path }) => [
    ...(isRecord(domain) ? [] : [unfinished(`${path}.metadata_domain`, "Choose what is compared.")]),
    ...(isRecord(entity) || (typeof value === "string" && value.trim() !== "")
      ? []
      : [unfinished(`${path}.value`, "Enter a value, or choose an entry.")]),
  ]);
}
