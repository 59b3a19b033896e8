import type { DiscountCodeName } from "@domain/cart/derived";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Field, FieldError } from "~/components/ui/field/field";
import { control } from "~/components/ui/field/field.css";
import { Mono } from "~/components/ui/layout";
import { useFocusOnChange } from "~/components/use-focus-on-change";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PromotionRefusal, PromotionsView } from "~/loaders/browse/promotions.server";
import * as css from "./checkout-page.css";

interface PromotionBlockProps {
  /** Path of the page with the block. */
  action: string;
  promotions: PromotionsView;
  /** Id of the form, on a page that keeps a typed code when the language changes. */
  formId?: string;
  /** Error of the block's last form, shown only here (T-PROMO-04). */
  refused: PromotionRefusal | null;
}

/** Promotion codes: apply, remove, and their state (T-PROMO-01 to T-PROMO-06). */
export function PromotionBlock({ action, promotions, formId, refused }: PromotionBlockProps) {
  const t = useT();
  const problems = refused?.problems ?? [];
  const { active, inactive } = promotions;
  const codes = [...active, ...inactive].map(({ id }) => id).join(" ");
  const region = useFocusOnChange<HTMLElement>(codes);
  return (
    <section ref={region} tabIndex={-1} className={css.promotion} aria-labelledby="promotions" id="promotion">
      <h2 id="promotions" className={css.sideTitle}>
        {t("checkout.promo.heading")}
      </h2>
      <Form id={formId} method="post" action={action} noValidate className={css.promotionForm}>
        <Field label={t("checkout.promo.label")} labelHidden id="promotion-code">
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              name="code"
              className={control}
              defaultValue={refused?.typed ?? ""}
              maxLength={64}
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={problems.length > 0 || undefined}
              aria-describedby={problems.length > 0 ? "promotion-problem" : undefined}
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="apply-promo">
          {t("checkout.promo.apply")}
        </Button>
        {problems.length > 0 && (
          <div className={css.promotionError} role="alert">
            <FieldError id="promotion-problem">{sentences(problems)}</FieldError>
          </div>
        )}
      </Form>
      <Codes heading={t("checkout.promo.active")} codes={active} action={action} />
      <Codes heading={t("checkout.promo.inactive")} codes={inactive} action={action} />
    </section>
  );
}

interface CodesProps {
  heading: string;
  codes: readonly DiscountCodeName[];
  action: string;
}

function Codes({ heading, codes, action }: CodesProps) {
  const t = useT();
  if (codes.length === 0) return null;
  return (
    <div>
      <h3 className={css.quiet}>{heading}</h3>
      <ul className={css.codes}>
        {codes.map(({ id, code, name }) => (
          <li key={id} className={css.code}>
            <span>
              <Mono>{code}</Mono> {name !== code && name}
            </span>
            <Form method="post" action={action}>
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove-promo"
                variant="quiet"
                size="sm"
                aria-label={t("checkout.promo.removeOf", { code })}
              >
                {t("checkout.promo.remove")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
