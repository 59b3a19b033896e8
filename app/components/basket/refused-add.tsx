import type { RefusedForm } from "~/actions/basket/basket.server";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { Cluster } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { QuantityInput } from "~/components/ui/quantity-input/quantity-input";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";

const fieldOfCode: Readonly<Record<string, "sku" | "quantity">> = { InvalidCode: "sku", InvalidQuantity: "quantity" };

/** Field with the error of a refused add; null if no input can fix it. */
function wrongField({ typed, messages }: RefusedForm): "sku" | "quantity" | null {
  return typed.intent === "add" ? (fieldOfCode[messages[0]?.code ?? ""] ?? null) : null;
}

export const canBeMended = (refused: RefusedForm): boolean => wrongField(refused) !== null;

/** A refused plain add: the same form with the typed values and the error beside its field. */
export function RefusedAdd({ refused }: { refused: RefusedForm }) {
  const t = useT();
  const wrong = wrongField(refused);
  const { typed } = refused;
  const reason = sentences(refused.messages.map(({ text }) => text));
  const kept = (["return", "experimentId"] as const).flatMap((name) => (typed[name] ? [[name, typed[name]]] : []));
  return (
    // Not announced: the field with the error takes the focus.
    <Notice tone="danger" title={t("basket.error.heading")}>
      <Form method="post" action="/cart">
        <input type="hidden" name="intent" value="add" />
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cluster>
          <TextInput
            mono
            label={t("quickAdd.label")}
            name="sku"
            defaultValue={typed.sku}
            error={wrong === "sku" ? reason : null}
            autoFocus={wrong === "sku"}
            autoComplete="off"
          />
          <QuantityInput
            label={t("quickAdd.quantity")}
            name="quantity"
            defaultValue={typed.quantity ?? "1"}
            error={wrong === "quantity" ? reason : null}
            autoFocus={wrong === "quantity"}
          />
          <Button type="submit" variant="primary">
            {t("quickAdd.add")}
          </Button>
        </Cluster>
      </Form>
    </Notice>
  );
}
