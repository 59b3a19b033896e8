import type { PathwayPart } from "@domain/product-page/information";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { useT } from "~/i18n/use-t";
import * as css from "./pathway-drawing.css";

const row = 44;
const boxHigh = 30;
const box = 172;
const gap = 104;
const target = 116;

/** Upstream or downstream partners of the target, one line each, ending in an arrow or a bar (C-TMPL-21). */
export function PathwayDrawing({ part }: { part: PathwayPart }) {
  const t = useT();
  const { name, href, label, steps, direction } = part;
  const upstream = direction === "upstream";
  const height = steps.length * row;
  const width = box + gap + target;
  const targetAt = upstream ? box + gap : 0;
  const boxAt = upstream ? 0 : target + gap;
  const from = upstream ? box : target;
  const title = t(upstream ? "productDetails.upstreamOf" : "productDetails.downstreamOf", { name: label });
  const words = steps.map(({ label: other, effect, site }) => {
    const ends = upstream ? { from: other, to: label } : { from: label, to: other };
    if (site)
      return t(effect === "activates" ? "productDetails.activatesAt" : "productDetails.inhibitsAt", { ...ends, site });
    return t(effect === "activates" ? "productDetails.activates" : "productDetails.inhibits", ends);
  });
  return (
    <figure className={css.figure}>
      <figcaption>
        {title} · <CatalogueText text={name} />
      </figcaption>
      <svg
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        width={width + 2}
        height={height + 2}
        className={css.drawing}
        role="img"
        aria-label={`${title}. ${words.join(". ")}`}
      >
        <rect
          className={css.target}
          x={targetAt}
          y={(row - boxHigh) / 2}
          width={target}
          height={height - row + boxHigh}
          rx={4}
        />
        <text className={css.targetName} x={targetAt + target / 2} y={height / 2 + 4} textAnchor="middle">
          {label}
        </text>
        {steps.map(({ label: other, effect, site }, index) => {
          const y = index * row + row / 2;
          const end = from + gap - 6;
          return (
            <g key={other}>
              <rect className={css.step} x={boxAt} y={y - boxHigh / 2} width={box} height={boxHigh} rx={4} />
              <text x={boxAt + box / 2} y={y + 4} textAnchor="middle">
                {other}
              </text>
              <path className={css.line} data-effect={effect} d={`M${from + 6} ${y}H${end}`} />
              <path
                className={css.line}
                data-effect={effect}
                d={
                  effect === "activates"
                    ? `M${end - 7} ${y - 5}L${end} ${y}L${end - 7} ${y + 5}`
                    : `M${end} ${y - 7}V${y + 7}`
                }
              />
              {site && (
                <text className={css.site} x={from + gap / 2} y={y - 6} textAnchor="middle">
                  {site}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Link to={href}>{t("productDetails.wholePathway")}</Link>
    </figure>
  );
}
