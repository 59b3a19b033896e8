import type { Product } from "@contracts/catalogue/catalogue";
import * as css from "~/components/product/datasheet/sheet-page.css";
import { useTextLang } from "~/i18n/use-text-lang";

/** Numbered protocol steps. */
export function ProtocolSteps({ steps }: Pick<Product["attributes"]["protocols"][number], "steps">) {
  const lang = useTextLang();
  return (
    <ol className={css.steps}>
      {steps.map(({ title, items }) => (
        <li key={title} className={css.step} lang={lang(`${title}${items.join("")}`)}>
          <h3 className={css.stepTitle}>{title}</h3>
          <div className={css.items}>
            {items.map((item) => (
              <p key={item}>{item}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
