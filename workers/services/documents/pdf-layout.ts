/** Layout interface for the writers of documents. */
import type { Box } from "./figures/drawing";
import type { Leaf, Structure } from "./structure";

export const textColors = { text: "#16191d", soft: "#4d5761", rule: "#c9ced4", action: "#14467c" } as const;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: "start" | "middle" | "end";
  /** Address that a press on the text opens. */
  readonly link?: string;
}

interface FlowStyle extends TextStyle {
  readonly type?: Leaf;
  /** Marks text that is not in the document's language. */
  readonly english?: boolean;
  /** From the left edge, in points. */
  readonly indent?: number;
}

interface LabelStyle {
  readonly size: number;
  readonly color: string;
  readonly anchor: "start" | "middle" | "end";
}

export interface PdfLayout extends Omit<Structure, "image"> {
  /** Left edge of the content area, in points. */
  readonly left: number;
  readonly width: number;
  /** Vertical position of the next block. */
  y: number;
  /** Writes text into a column and returns its height. */
  text(text: string, x: number, y: number, width: number, style?: TextStyle): number;
  heightOf(text: string, width: number, style?: TextStyle): number;
  /** Splits the text so that each part fits on one page; usually one part. */
  parts(text: string, width: number, style?: TextStyle): readonly string[];
  /** One line at the origin, for labels in an image. */
  label(text: string, style: LabelStyle): void;
  /** Draws an image with alternative text. */
  image(alt: string, box: Box, draw: (canvas: PDFKit.PDFDocument) => void): void;
  rule(color?: string): void;
  /** Starts a new page if fewer points than this are left; true if it did. */
  keepTogether(points: number): boolean;
  /** Writes a paragraph at the full width, over as many pages as needed. */
  flow(text: string, style?: FlowStyle): void;
  /** True if a character without a font was substituted. */
  hasMissingGlyphs(): boolean;
  close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>>;
}
