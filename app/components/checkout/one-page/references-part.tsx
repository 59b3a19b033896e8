import { referenceNames } from "@contracts/commerce/references";
import { Checkbox, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import { ReferenceFields } from "../reference-fields";
import { Part } from "./part";
import type { PartsProps } from "./parts";

/** Codes by which the company books the order: choices from its own list, or free text. */
export function ReferencesPart({ data, chosen, errors }: PartsProps) {
  const t = useT();
  const codes = referenceNames.flatMap((name) => chosen[name] || []);
  const asked = referenceNames.some((name) => data.rules[name]?.required && chosen[name] === "");
  const wrong = referenceNames.some((name) => errors[name]);
  return (
    <Part
      id="references"
      name={t("checkout.references.heading")}
      value={codes.join("\u00a0· ") || t("checkout.onePage.none")}
      open={data.open === "references" || asked || wrong}
    >
      <ReferenceFields rules={data.rules} chosen={chosen} errors={errors} />
    </Part>
  );
}

/** Requested day, and everything in one shipment. */
export function DeliveryWishes({ data: { today }, chosen, errors }: PartsProps) {
  const t = useT();
  return (
    <>
      <TextInput
        type="date"
        name="requestedOn"
        label={t("checkout.references.requestedOn")}
        hint={t("checkout.references.requestedHint")}
        defaultValue={chosen.requestedOn}
        error={errors.requestedOn}
        min={today}
        optional
      />
      <Checkbox
        name="shipComplete"
        value="yes"
        defaultChecked={chosen.shipComplete === "yes"}
        label={t("checkout.references.shipComplete")}
        hint={t("checkout.references.completeHint")}
      />
    </>
  );
}
