/** What the writers of documents know of a sheet. */
import type { Box } from "./figures/drawing";
import type { Leaf, Structure } from "./structure";

export const inks = { text: "#16191d", soft: "#4d5761", rule: "#c9ced4", action: "#14467c" } as const;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: "start" | "middle" | "end";
}

export interface FlowStyle extends TextStyle {
  readonly type?: Leaf;
  /** Said where the text is not in the document's language. */
  readonly english?: boolean;
  /** From the left edge, in points. */
  readonly indent?: number;
}

interface LabelStyle {
  readonly size: number;
  readonly color: string;
  readonly anchor: "start" | "middle" | "end";
}

export interface Paper extends Omit<Structure, "picture"> {
  /** Inner edges of the sheet. */
  readonly left: number;
  readonly width: number;
  /** Where the next thing begins; below the last one. */
  y: number;
  /** Writes text into a column and answers its height. */
  text(text: string, x: number, y: number, width: number, style?: TextStyle): number;
  heightOf(text: string, width: number, style?: TextStyle): number;
  /** The text in parts of which each has room on one sheet; nearly always one. */
  parts(text: string, width: number, style?: TextStyle): readonly string[];
  /** One line that stands on the origin, for words in a picture. */
  label(text: string, style: LabelStyle): void;
  /** Draws a picture, with words for those who do not see it. */
  picture(alt: string, box: Box, draw: (canvas: PDFKit.PDFDocument) => void): void;
  rule(color?: string): void;
  /** Begins a new sheet where less than this many points are left; true when it did. */
  keep(points: number): boolean;
  /** Writes a paragraph across the sheet below the last thing; it goes on over as many sheets as it needs. */
  flow(text: string, style?: FlowStyle): void;
  /** Something was asked for that no font has; it was substituted. */
  lacksCharacters(): boolean;
  close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>>;
}
