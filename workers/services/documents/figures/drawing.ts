/** Model of a drawn figure, ready to be painted: shapes with their ink, and labels with their position. */

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

/** Discs are a separate kind, because overlapping ones are painted as one shape. */
export type Form =
  | { readonly kind: "path"; readonly data: string }
  | { readonly kind: "discs"; readonly discs: readonly Disc[] };

export interface Shape {
  readonly kind: "shape";
  readonly form: Form;
  readonly fill: Ink | null;
  readonly stroke: Stroke | null;
  /** Standard deviation of the edge blur, in drawing units; 0 for sharp edges. */
  readonly blur: number;
  /** Additive blending, as light, instead of covering. */
  readonly light: boolean;
  /** Clip path; null for none. */
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
  readonly rotation: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (Shape | Label)[];
}

/** Position of an image on a page, in points from the upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
