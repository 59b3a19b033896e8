import type { RichTextText } from "@contracts/content/rich-text";
import { trademarkPieces } from "@domain/rich-text/trademarks";
import { Fragment, type ReactNode } from "react";

/** Adds line breaks and raises trademark signs (C-REND-09). */
function plain(text: string, raise: boolean): ReactNode {
  return text.split("\n").map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text are never reordered
    <Fragment key={at}>
      {at > 0 && <br />}
      {raise
        ? trademarkPieces(line).map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are never reordered
            piece.raised ? <sup key={index}>{piece.text}</sup> : piece.text,
          )
        : line}
    </Fragment>
  ));
}

/** A text with its marks, innermost first. */
export function renderText(node: RichTextText): ReactNode {
  let content = plain(node.text, !node.superscript && !node.subscript && !node.inlineCode);
  if (node.inlineCode) content = <code>{content}</code>;
  if (node.subscript) content = <sub>{content}</sub>;
  if (node.superscript) content = <sup>{content}</sup>;
  if (node.strikethrough) content = <s>{content}</s>;
  if (node.underline) content = <u>{content}</u>;
  if (node.italic) content = <em>{content}</em>;
  if (node.bold) content = <strong>{content}</strong>;
  // Editors' class names are dropped; their ids are link targets.
  if (node.id && /^[A-Za-z][\w-]{0,63}$/.test(node.id)) content = <span id={node.id}>{content}</span>;
  return content;
}
