import { useT } from "~/i18n/use-t";
import type { CitationsView } from "~/loaders/product/data.server";
import * as css from "./citations-block.css";

const barsHigh = 48;
/** From this number of years, bars are closer and only some are labeled. */
const manyYears = 12;

/** Bar chart by year, with the numbers as text for screen readers. */
export function CitationPlot({ byYear }: Pick<CitationsView, "byYear">) {
  const t = useT();
  const [first] = byYear;
  const last = byYear.at(-1);
  if (!first || !last || byYear.length < 2) return null;
  const most = Math.max(...byYear.map(({ count }) => count));
  const step = byYear.length > manyYears ? 16 : 28;
  const named = (index: number) =>
    byYear.length <= manyYears || index === 0 || index === byYear.length - 1 || (byYear[index]?.year ?? 0) % 5 === 0;
  const words = byYear.map(({ year, count }) => `${year}: ${count}`).join(", ");
  return (
    <figure className={css.plot}>
      <figcaption className={css.note}>{t("product.citationsByYear")}</figcaption>
      <svg
        viewBox={`0 0 ${byYear.length * step} ${barsHigh + 30}`}
        width={byYear.length * step}
        height={barsHigh + 30}
        className={css.bars}
        role="img"
        aria-label={`${t("product.citationsByYear")}. ${words}`}
      >
        {byYear.map(({ year, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * barsHigh);
          const middle = index * step + step / 2;
          return (
            <g key={year}>
              <rect x={index * step + 3} y={12 + barsHigh - height} width={step - 6} height={height} />
              {count > 0 && (
                <text x={middle} y={9 + barsHigh - height} textAnchor="middle">
                  {count}
                </text>
              )}
              {named(index) && (
                <text x={middle} y={barsHigh + 26} textAnchor="middle">
                  {`’${String(year).slice(2)}`}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${barsHigh + 12.5}h${byYear.length * step}`} />
      </svg>
    </figure>
  );
}
