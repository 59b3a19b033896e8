import type { ReactNode } from "react";
import * as css from "./sample.css";

/** A labeled state or variant of a component. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.sample}>
      <h2 className={css.name}>{name}</h2>
      <div>{children}</div>
    </section>
  );
}

/** An inline blot with one lane per strength (0 to 8), for cards and rows. */
export function BandFigure({ bands }: { bands: readonly number[] }) {
  const width = 80 / (bands.length + 0.5);
  return (
    <svg className={css.figure} viewBox="0 0 80 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {bands.map((strength, lane) => {
        const band = { x: (lane + 0.4) * width, width: width * 0.7, rx: 1.6 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes have no other identity and never move
          <g key={lane}>
            <rect {...band} y={20 - strength / 3} height={1.5 + strength / 1.6} opacity={0.12 + strength / 9} />
            <rect {...band} y={44} height={3.6} opacity={0.82} />
          </g>
        );
      })}
    </svg>
  );
}
