/** Content targets and their rules (C-CMS-08 to C-CMS-10). */
import * as v from "valibot";
import { blocks, first, flag, list, optionalText, system, texts } from "./parts";
import { richText } from "./rich-text";

const country = v.object({ country_code: v.string() });
export const audience = v.object({ countries: list(country) });
export type Audience = v.InferOutput<typeof audience>;

const entity = v.object({
  system,
  /** Set for a metadata value. */
  value: optionalText,
  /** Set for a country. */
  country_code: optionalText,
  /** Set for an audience. */
  countries: list(country),
});

/** A list in which every item must be valid: a rule that lost a condition would show hidden content. */
const every = <S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema), []);

const match = v.picklist(["and", "or", "not"]);

const conditionValue = v.object({
  is_not: flag,
  value: optionalText,
  metadata_domain: first(v.object({ devkey: v.string() })),
  entity: first(entity),
});
export type ConditionValue = v.InferOutput<typeof conditionValue>;

const configuration = v.object({
  match,
  conditions: every(v.object({ match, condition_values: every(conditionValue) })),
});

const time = v.object({
  match: v.nullish(v.picklist(["on", "after", "before", "between"]), null),
  is_not: flag,
  /** ISO 8601 dates or instants. */
  dates: texts,
});
export type TimeRule = v.InferOutput<typeof time>;

const rule = v.object({ match, time: v.nullish(time, null), configurations: every(configuration) });
export type Rule = v.InferOutput<typeof rule>;

const component = v.object({ title: optionalText, content: richText });

export const contentRule = v.object({
  match,
  rules: every(rule),
  content_components: blocks({
    generic: component,
    additional_information: component,
    legal_statement: component,
  }),
});
export type ContentRule = v.InferOutput<typeof contentRule>;
export type ContentComponent = ContentRule["content_components"][number];

export const contentTarget = v.object({
  system,
  title: v.string(),
  devkey: v.string(),
  content_rules: list(contentRule),
});
export type ContentTarget = v.InferOutput<typeof contentTarget>;
