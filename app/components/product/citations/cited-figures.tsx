import { useT } from "~/i18n/use-t";
import type { CitationsView } from "~/loaders/product/data.server";
import * as css from "./citations-block.css";

/** Figures from papers that used the product (C-CITE-02). */
export function CitedFigures({ figures }: Pick<CitationsView, "figures">) {
  const t = useT();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="cited-figures">
      <h3 id="cited-figures" className={css.figuresTitle}>
        {t("product.citedFigures")}
      </h3>
      <ul className={css.figures}>
        {figures.map(({ id, thumbnail, large, source }) => (
          <li key={id}>
            <a href={large} className={css.figure} data-print="plain">
              <img src={thumbnail} alt="" width={320} height={224} loading="lazy" decoding="async" />
              <span lang="en">{source}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
