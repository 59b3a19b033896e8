import type { ReactNode } from "react";
import * as css from "./sample.css";

/** One state or variant of a component with its name beside it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.sample}>
      <h2 className={css.name}>{name}</h2>
      <div>{children}</div>
    </section>
  );
}

/** A drawn lane with bands: a picture for cards and rows that needs no file. */
export function BandFigure({ bands }: { bands: readonly number[] }) {
  return (
    <svg className={css.figure} viewBox="0 0 80 60" preserveAspectRatio="none" aria-hidden="true">
      {bands.map((strength, lane) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes have no other name and never move
          key={lane}
          x={6 + lane * (72 / bands.length)}
          y={28 - strength}
          width={72 / bands.length - 4}
          height={2 + strength}
          opacity={0.25 + strength / 10}
        />
      ))}
    </svg>
  );
}
