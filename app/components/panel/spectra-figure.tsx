import { channelSpectra, curveOf, shownWavelengths, spillOver } from "@domain/panel/spectra";
import type { Band } from "@domain/panel-builder/spectra-model";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import { Table } from "~/components/ui/table/table";
import { sentences } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import * as css from "./spectra.css";

const width = 960;
const height = 264;
const floor = 188;
const peakAt = 44;
const { from, to } = shownWavelengths;
const x = (wavelength: number) => Math.round(((wavelength - from) / (to - from)) * width * 10) / 10;
const y = (strength: number) => Math.round((floor - strength * (floor - peakAt)) * 10) / 10;

/** Below this value a curve is invisible. */
const visible = 0.004;

const drawCurves = () =>
  channelSpectra.map((spectrum, at) => {
    const points = curveOf(spectrum, "emission").filter(([, strength]) => strength > visible);
    const line = points.map(([wavelength, strength], index) => `${index ? "L" : "M"}${x(wavelength)} ${y(strength)}`);
    const neighbors = [channelSpectra[at - 1], channelSpectra[at + 1]].flatMap((other) =>
      other ? [{ channel: other.channel, percent: percentText(spillOver(spectrum, other)) }] : [],
    );
    return {
      ...spectrum,
      line: line.join(""),
      area: `${line.join("")}L${x(points.at(-1)?.[0] ?? to)} ${floor}L${x(points[0]?.[0] ?? from)} ${floor}Z`,
      neighbors,
    };
  });

/** Drawn on first use, because drawing at module load would delay every worker's start. */
let drawn: ReturnType<typeof drawCurves> | undefined;

/** Computed curves are accurate to a tenth of a percent. */
function percentText(share: number): string {
  return share < 0.0005 ? "< 0.1%" : `${(share * 100).toFixed(1)}%`;
}

const bandText = ([from, to]: Band): string => `${from}–${to}`;
const ticks = [500, 600, 700, 800];

/** Emission of the four fluorophores as curves, as text, and as a table of excitation, filters and spill-over. */
export function SpectraFigure() {
  const t = useT();
  drawn ??= drawCurves();
  const curves = drawn;
  const peaks = curves.map(({ channel, emission }) => t("panel.spectra.peak", { channel, peak: emission }));
  const spills = curves.flatMap(({ channel, neighbors }) =>
    neighbors.map((other) => t("panel.spectra.spill", { one: channel, other: other.channel, percent: other.percent })),
  );
  const text = t("panel.spectra.text", { from, to, peaks: sentences(peaks), spills: sentences(spills) });
  return (
    <div className={css.figure}>
      <figure className={css.figure}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${t("panel.spectra.title")}. ${text}`}
          className={css.drawing}
        >
          <path d={`M0 ${floor}H${width}`} className={css.axis} />
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${x(tick)} ${floor}v6`} className={css.axis} />
              <text x={x(tick)} y={floor + 30} textAnchor="middle" className={css.tick}>
                {tick}
              </text>
            </g>
          ))}
          <text x={width / 2} y={height - 8} textAnchor="middle" className={css.tick}>
            {t("panel.spectra.wavelength")}
          </text>
          {curves.map(({ channel, area, line, emission }) => (
            <g key={channel}>
              <path d={area} className={css.ground[channel]} />
              <path d={line} className={css.curve[channel]} />
              <text x={x(emission)} y={peakAt - 10} textAnchor="middle" className={css.label}>
                {channel}
              </text>
            </g>
          ))}
        </svg>
        <figcaption className={css.caption}>
          <strong>{t("panel.spectra.title")}</strong> {t("panel.spectra.figure")}
        </figcaption>
      </figure>
      <Disclosure summary={t("panel.spectra.table")}>
        <Table
          caption={t("panel.spectra.title")}
          captionHidden
          rows={curves}
          rowKey={({ channel }) => channel}
          columns={[
            { key: "channel", header: t("panel.spectra.channel"), rowHeader: true, cell: ({ channel }) => channel },
            { key: "excitation", header: t("panel.spectra.excitation"), align: "end", cell: (row) => row.excitation },
            { key: "emission", header: t("panel.spectra.emission"), align: "end", cell: (row) => row.emission },
            { key: "light", header: t("panel.spectra.light"), align: "end", cell: ({ light }) => bandText(light) },
            { key: "filter", header: t("panel.spectra.filter"), align: "end", cell: ({ filter }) => bandText(filter) },
            {
              key: "seen",
              header: t("panel.spectra.seen"),
              align: "end",
              cell: ({ neighbors }) => neighbors.map((other) => `${other.channel}: ${other.percent}`).join(", "),
            },
          ]}
        />
      </Disclosure>
    </div>
  );
}
