import { keptFormField } from "@domain/market/kept-form";
import type { TypedField } from "~/loaders/form/typed-form.server";

/** Fields of a form that is not shown, in order; the last of repeated fields counts. */
export function TypedFields({ fields }: { fields: readonly TypedField[] }) {
  return (
    <>
      <input type="hidden" name={keptFormField} value="yes" />
      {fields.map(({ place, name, value }) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
