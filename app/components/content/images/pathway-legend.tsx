import type { LegendSign } from "@domain/pathways/legend-signs";
import { classes } from "~/components/ui/classes";
import type { LegendView } from "~/loaders/content/page-data.server";
import * as css from "./pathway-legend.css";

/** Explains the symbols of a pathway diagram (C-CMS-15), each with a sample. */
export function PathwayLegend({ legend }: { legend: LegendView }) {
  return (
    <section className={css.legend} aria-labelledby="pathway-legend">
      <h2 id="pathway-legend" className={css.title}>
        {legend.title}
      </h2>
      <ul className={css.entries}>
        {legend.entries.map(({ sign, label }) => (
          <li key={sign} className={css.entry}>
            <svg className={css.sample} viewBox="0 0 56 28" width={56} height={28} aria-hidden="true">
              <Sample sign={sign} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

const box = { x: 4, y: 4, width: 48, height: 20 } as const;

function Sample({ sign }: { sign: LegendSign }) {
  switch (sign) {
    case "receptor":
      return (
        <g className={classes(css.shape, css.action)}>
          <rect x={4} y={2} width={48} height={16} rx={2} />
          <path d="M25 18v8M31 18v8" />
        </g>
      );
    case "kinase":
      return <rect className={classes(css.shape, css.fitc)} {...box} rx={10} />;
    case "phosphatase":
      return <path className={classes(css.shape, css.dab)} d="M11 4H45L52 14L45 24H11L4 14Z" />;
    case "adaptor":
      return <rect className={classes(css.shape, css.ink)} {...box} strokeDasharray="4 2.5" />;
    case "effector":
      return <rect className={classes(css.shape, css.ink)} {...box} rx={4} />;
    case "transcription":
      return <path className={classes(css.shape, css.hematoxylin)} d="M11 4H52L45 24H4Z" />;
    case "lipid":
      return <rect className={classes(css.shape, css.dapi, css.filled)} {...box} rx={10} />;
    case "process":
      return <path className={classes(css.shape, css.ink)} d="M6 23H50" />;
    case "activates":
      return (
        <g className={classes(css.shape, css.ink)}>
          <path d="M4 14H46" />
          <path className={css.head} d="M52 14L43 9.5V18.5Z" />
        </g>
      );
    case "inhibits":
      return <path className={classes(css.shape, css.dab)} d="M4 14H48M48 6V22" />;
    case "site":
      return (
        <text className={css.letters} x={28} y={18} textAnchor="middle">
          Ser9
        </text>
      );
    case "membrane":
      return <path className={classes(css.shape, css.line)} d="M2 11H54M2 18H54" />;
    case "nucleus":
      return <path className={classes(css.shape, css.hematoxylin)} d="M2 14H54" strokeDasharray="8 4" />;
  }
}
