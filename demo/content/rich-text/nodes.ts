/** The part of the content service's rich-text JSON that the demonstration content uses. */
export interface TextNode {
  text: string;
  bold?: true;
  italic?: true;
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
