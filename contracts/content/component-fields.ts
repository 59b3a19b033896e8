/** Fields that a component of a product page may have besides its title. The query reads each by its name. */
import * as v from "valibot";
import * as fields from "./fields";
import * as parts from "./parts";

export interface ComponentField<Schema extends v.GenericSchema = v.GenericSchema> {
  /** As the storefront reads it. */
  readonly schema: Schema;
  /** As editors fill it in. */
  form(uid: string): fields.Field;
}

/** A line of text; null if unset. */
export const text = { schema: parts.optionalText, form: (uid: string) => fields.text(uid) };

/** Lines of text; empty if unset. */
export const texts = { schema: parts.texts, form: (uid: string) => fields.text(uid, { multiple: true }) };

/** False if unset. */
export const flag = { schema: parts.flag, form: (uid: string) => fields.boolean(uid) };

/** One of the choices; null if unset. */
export const choice = <const Choices extends readonly string[]>(choices: Choices) => ({
  schema: v.nullish(v.picklist(choices), null),
  form: (uid: string) => fields.select(uid, choices),
});
