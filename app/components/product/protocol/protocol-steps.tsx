import type { Product } from "@contracts/catalogue/catalogue";
import * as css from "~/components/product/datasheet/sheet-page.css";

/** Numbered protocol steps, in the catalogue's English. */
export function ProtocolSteps({ steps }: Pick<Product["attributes"]["protocols"][number], "steps">) {
  return (
    <ol className={css.steps} lang="en">
      {steps.map(({ title, items }) => (
        <li key={title} className={css.step}>
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
