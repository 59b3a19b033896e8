/** What a drawn figure consists of, ready to be painted: every shape with its own ink, every word in its place. */

export interface Ink {
  /** "#rrggbb" */
  readonly color: string;
  readonly opacity: number;
}

export interface Stroke extends Ink {
  readonly width: number;
  readonly cap: "butt" | "round" | "square";
  readonly join: "miter" | "round" | "bevel";
  readonly dash: readonly number[];
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Discs are kept as such: where they melt into one another they are painted as one. */
export type Form =
  | { readonly kind: "path"; readonly data: string }
  | { readonly kind: "discs"; readonly discs: readonly Disc[] };

export interface Shape {
  readonly kind: "shape";
  readonly form: Form;
  readonly fill: Ink | null;
  readonly stroke: Stroke | null;
  /** Standard deviation of the blur of its edges, in the drawing's own units; 0 for sharp ones. */
  readonly blur: number;
  /** Added up as light is, instead of covering what is below. */
  readonly light: boolean;
  /** Path outside of which nothing is seen. */
  readonly clip: string | null;
}

export interface Label extends Ink {
  readonly kind: "label";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: "start" | "middle" | "end";
  /** Degrees, clockwise. */
  readonly turn: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (Shape | Label)[];
}

/** Where a picture stands on a sheet, in points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
