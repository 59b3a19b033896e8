import "~/components/country/kept-form.css";
import { type KitField, type KitItem, kitFields, kitLimits, kitPath } from "@domain/methods/kit";
import { applicationNames } from "@domain/vocabulary/names";
import { Form } from "~/components/navigation";
import { Button } from "~/components/ui/button/button";
import { Select, TextArea, TextInput } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import type { KitRow } from "~/loaders/methods/kit.server";
import type { MethodsPageData } from "~/loaders/methods/methods.server";
import * as css from "./methods-page.css";

/** Empty rows for more products. */
const blankRows = 2;
const blank: KitRow = { product: "", lot: "", application: "", dilution: "", errors: {} };

/** Rows of the kit and its style. Submitting the form redirects to the URL of the kit. */
export function KitForm({ page: { rows, style, styles, paste } }: { page: MethodsPageData }) {
  const t = useT();
  const blanks = Array.from({ length: Math.min(blankRows, kitLimits.items - rows.length) }, () => blank);
  return (
    <section className={css.form} aria-labelledby="kit-form" data-print="hide">
      <h2 id="kit-form">{t("methods.formTitle")}</h2>
      <p className={css.soft}>{t("methods.formText")}</p>
      <Form id="typed" method="post" action={kitPath} className={css.fields}>
        <ol className={css.rows}>
          {[...rows, ...blanks].map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several rows may hold the same product
            <Row key={`${index} ${rowText(row)}`} row={row} number={index + 1} />
          ))}
        </ol>
        <datalist id="kit-applications">
          {Object.entries(applicationNames).map(([code, { en }]) => (
            <option key={code} value={code} label={en} />
          ))}
        </datalist>
        <div className={css.formEnd}>
          <TextArea
            label={t("methods.paste")}
            hint={t("methods.pasteHint")}
            name="paste"
            rows={2}
            optional
            defaultValue={paste}
            maxLength={20_000}
          />
          <Select key={style} label={t("methods.styleLabel")} name="as" defaultValue={style}>
            {styles.map(({ style: one }) => (
              <option key={one} value={one}>
                {t(`methods.styles.${one}`)}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="primary">
            {t("methods.make")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

const rowText = (row: KitRow): string => kitFields.map((field) => row[field] ?? "").join("~");

const examples: KitItem = { product: "4060", lot: "24", application: "WB", dilution: "1:1000", species: "H" };

const isOfPanel = (field: KitField): boolean => field === "cycle" || field === "channel";

function Row({ row, number }: { row: KitRow; number: number }) {
  const t = useT();
  const place = t("methods.row", { number });
  return (
    <li className={css.row}>
      {kitFields.map((field: KitField) =>
        // Only panels have cycles and channels, which their rows pass along hidden unless a field has an error.
        isOfPanel(field) && !row.errors[field] ? (
          <input key={field} type="hidden" name={field} value={row[field] ?? ""} />
        ) : (
          <TextInput
            key={field}
            mono={field === "product"}
            label={number > 1 ? `${place}: ${t(`methods.fields.${field}`)}` : t(`methods.fields.${field}`)}
            labelHidden={number > 1}
            name={field}
            defaultValue={row[field]}
            error={row.errors[field]}
            placeholder={number === 1 && row === blank ? examples[field] : t(`methods.fields.${field}`)}
            list={field === "application" ? "kit-applications" : undefined}
            maxLength={200}
            spellCheck={false}
          />
        ),
      )}
    </li>
  );
}
