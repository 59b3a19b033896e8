import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import * as css from "./lots.css";

interface LookUpFormProps {
  product?: string;
  lot?: string;
  errors?: { readonly product: string | null; readonly lot: string | null };
}

/** Looks up a lot by the print on its vial; works without scripts. */
export function LookUpForm({ product = "", lot = "", errors = { product: null, lot: null } }: LookUpFormProps) {
  const t = useT();
  return (
    <Form method="get" action="/lots" className={css.form}>
      <TextInput
        label={t("lots.productField")}
        hint={t("lots.productHint")}
        name="product"
        defaultValue={product}
        error={errors.product}
        maxLength={60}
        optional
      />
      <TextInput
        label={t("lots.lotField")}
        hint={t("lots.lotHint")}
        name="lot"
        defaultValue={lot}
        error={errors.lot}
        maxLength={200}
        required
      />
      <div className={css.formButton}>
        <Button type="submit">{t("lots.find")}</Button>
      </div>
    </Form>
  );
}
