import { FieldError, Radio } from "~/components/ui/field/field";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { MethodChoice } from "~/loaders/checkout/shipping.server";
import * as css from "./checkout-page.css";

interface MethodRadiosProps {
  name: string;
  /** Null until the basket has an address. */
  methods: readonly MethodChoice[] | null;
  chosen: string | null;
  error: string | undefined;
}

/** Shipping methods with their prices. */
export function MethodRadios({ name, methods, chosen, error }: MethodRadiosProps) {
  const t = useT();
  return (
    <>
      {error && <FieldError id="method-problem">{error}</FieldError>}
      {methods === null && <p className={css.quiet}>{t("checkout.shipping.methodLater")}</p>}
      {methods?.length === 0 && <Notice tone="warning">{t("checkout.shipping.noMethod")}</Notice>}
      {methods && methods.length > 0 && (
        <div className={css.choices}>
          {methods.map(({ id, name: method, price }) => (
            <div key={id} className={css.choice}>
              <Radio
                name={name}
                value={id}
                defaultChecked={id === chosen}
                required
                label={
                  <>
                    <span className={css.choiceName}>{method}</span>{" "}
                    <span className={css.price}>{price ?? t("checkout.totals.free")}</span>
                  </>
                }
              />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
