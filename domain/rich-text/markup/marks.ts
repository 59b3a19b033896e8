import type { TextNode } from "./nodes";

export type Mark = Exclude<keyof TextNode, "text">;

interface Delimiters {
  readonly open: string;
  readonly close: string;
  /** Marks that the delimiters stand for, outermost first. */
  readonly marks: readonly Mark[];
}

/**
 * Inline marks, in the order a reader tries them: a longer delimiter comes before its prefix. Writers use the same
 * order from the outside in.
 */
export const delimiters: readonly Delimiters[] = [
  { open: "***", close: "***", marks: ["bold", "italic"] },
  { open: "**", close: "**", marks: ["bold"] },
  { open: "*", close: "*", marks: ["italic"] },
  { open: "`", close: "`", marks: ["inlineCode"] },
  { open: "^{", close: "}", marks: ["superscript"] },
  { open: "_{", close: "}", marks: ["subscript"] },
  { open: "<u>", close: "</u>", marks: ["underline"] },
  { open: "~~", close: "~~", marks: ["strikethrough"] },
];
