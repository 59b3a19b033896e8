import { bestLaser, plotRange, spectrumPath } from "@domain/product-page/fluorescence";
import type { Fluorescence } from "@domain/product-page/information";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import * as css from "./spectrum-plot.css";

const width = 360;
const high = 110;
const above = 16;

/** Approximate excitation and emission of a dye, with its best laser (C-TMPL-21). */
export function SpectrumPlot({ dye }: { dye: Fluorescence }) {
  const t = useT();
  const format = useFormat();
  const { name, excitation, emission } = dye;
  const range = plotRange(excitation, emission);
  const at = (nm: number) => ((nm - range.from) / (range.to - range.from)) * width;
  const laser = bestLaser(excitation);
  const nm = (value: number) => t("productDetails.nanometre", { value });
  const ticks = Array.from({ length: (range.to - range.from) / 50 + 1 }, (_, index) => range.from + index * 50);
  const plot = { ...range, width, height: high };
  const words = t("productDetails.spectrum", { excitation: nm(excitation), emission: nm(emission) });
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <strong translate="no">{name}</strong> {words}
      </figcaption>
      <svg
        viewBox={`-16 0 ${width + 32} ${above + high + 22}`}
        width={width + 32}
        height={above + high + 22}
        className={css.plot}
        role="img"
        aria-label={`${t("productDetails.spectrumOf", { name })}: ${words}`}
      >
        <g transform={`translate(0 ${above})`}>
          <path className={css.emission} d={spectrumPath("emission", emission, plot)} />
          <path className={css.excitation} d={spectrumPath("excitation", excitation, plot)} />
          {laser && <line className={css.laser} x1={at(laser.nm)} x2={at(laser.nm)} y1={0} y2={high} />}
          <path className={css.axis} d={`M0 ${high + 0.5}H${width}`} />
        </g>
        <text x={at(excitation) - 2} y={above - 4} textAnchor="end">
          {nm(excitation)}
        </text>
        <text x={at(emission) + 2} y={above - 4}>
          {nm(emission)}
        </text>
        {ticks.map((tick, index) => (
          <g key={tick}>
            <path className={css.axis} d={`M${at(tick)} ${above + high}v4`} />
            {(ticks.length < 8 || index % 2 === 0) && (
              <text x={at(tick)} y={above + high + 17} textAnchor="middle">
                {tick}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={css.note}>
        {laser && (
          <>
            {t("productDetails.laser", {
              laser: nm(laser.nm),
              share: format.number(laser.share, { style: "percent" }),
            })}
            <br />
          </>
        )}
        {t("productDetails.spectrumNote")}
      </p>
    </figure>
  );
}
