/** The part of rich-text JSON that the markup can write; `contracts/content/rich-text.ts` defines all of it. */
export interface TextNode {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
  inlineCode?: true;
  subscript?: true;
  superscript?: true;
}

export interface ElementNode {
  type: string;
  uid: string;
  attrs: Record<string, unknown>;
  children: RichTextNode[];
}

export type RichTextNode = TextNode | ElementNode;

export interface RichTextDocument extends ElementNode {
  type: "doc";
  _version: number;
}

export function isText(node: RichTextNode): node is TextNode {
  return "text" in node;
}

/** Makes an element; its uid is counted within the document. */
type MakeElement = (type: string, attrs: Record<string, unknown>, children: RichTextNode[]) => ElementNode;

/** State of one reading: the element factory, and the faults so far. */
export interface Reading {
  readonly element: MakeElement;
  /** One sentence each, with the words of the line that it is about. */
  readonly problems: string[];
}
