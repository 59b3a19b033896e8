import type { RichText, RichTextElement, RichTextNode } from "@contracts/content/rich-text";
import { columnWidth } from "@domain/rich-text/column-width";
import { listMarker } from "@domain/rich-text/ordered-list";
import { Fragment, type ReactNode } from "react";
import { classes } from "~/components/ui/classes";
import { useT } from "~/i18n/use-t";
import { Embedded } from "./embedded";
import { anchorAttr, embeddedByUid, maxDepth, type Place, type RichTextOptions, spanAttr, textAttr } from "./place";
import { renderText } from "./render-text";
import { RichFigure } from "./rich-figure";
import { RichLink } from "./rich-link";
import * as css from "./rich-text.css";

export type { RichTextOptions } from "./place";

const isElement = (node: RichTextNode): node is RichTextElement => "type" in node;

function hasText(nodes: readonly RichTextNode[]): boolean {
  return nodes.some((node) => (isElement(node) ? hasText(node.children) : node.text !== ""));
}

/** Elements that render without text content. */
const speaksForItself = new Set(["reference", "img", "embed"]);

function showsSomething(nodes: readonly RichTextNode[]): boolean {
  return nodes.some((node) =>
    isElement(node) ? speaksForItself.has(node.type) || showsSomething(node.children) : node.text !== "",
  );
}

function renderAll(nodes: readonly RichTextNode[], place: Place): ReactNode {
  if (place.depth > maxDepth) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a document are never reordered
  return nodes.map((node, at) => <Fragment key={at}>{renderNode(node, place)}</Fragment>);
}

function renderNode(node: RichTextNode, place: Place): ReactNode {
  return isElement(node) ? renderElement(node, place) : renderText(node);
}

/** `text-align` of a block, from its style attribute. */
function alignment({ attrs }: RichTextElement): string | undefined {
  const style = attrs?.style;
  const value = typeof style === "object" && style !== null && "text-align" in style ? style["text-align"] : null;
  switch (value) {
    case "left":
    case "center":
    case "right":
    case "justify":
      return css.textAlign[value];
    default:
      return undefined;
  }
}

/** Unwraps a single paragraph in a list item or cell. */
function tight(node: RichTextElement, place: Place): ReactNode {
  return node.children.map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a document are never reordered
    <Fragment key={at}>
      {at === 0 && isElement(child) && child.type === "p" ? renderAll(child.children, place) : renderNode(child, place)}
    </Fragment>
  ));
}

function renderCell(node: RichTextElement, place: Place): ReactNode {
  const Cell = node.type === "th" ? "th" : "td";
  return (
    <Cell
      className={classes(css.cell, Cell === "th" && css.head, alignment(node))}
      colSpan={spanAttr(node.attrs, "colSpan")}
      rowSpan={spanAttr(node.attrs, "rowSpan")}
    >
      {tight(node, place)}
    </Cell>
  );
}

/** Headings start at level 2, because the page has its own level 1. */
const headings = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6" } as const;

function renderElement(node: RichTextElement, outer: Place): ReactNode {
  const place: Place = { ...outer, depth: outer.depth + 1 };
  const { attrs, children } = node;
  const content = () => renderAll(children, place);
  switch (node.type) {
    case "p":
      // Blocks are not allowed inside a paragraph, which the browser would close before them.
      if (children.some((child) => isElement(child) && isBlock(child)))
        return <div className={alignment(node)}>{content()}</div>;
      return showsSomething(children) ? <p className={alignment(node)}>{content()}</p> : null;
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6": {
      if (!showsSomething(children)) return null;
      const Heading = headings[node.type];
      return (
        <Heading id={anchorAttr(attrs)} className={alignment(node)}>
          {content()}
        </Heading>
      );
    }
    case "a":
      if (place.linked) return content();
      return (
        <RichLink href={attrs?.url} newWindow={attrs?.target === "_blank"}>
          {renderAll(children, { ...place, linked: true })}
        </RichLink>
      );
    case "ol": {
      const type = listMarker(outer.listDepth);
      return (
        <ol type={type} className={css.marker[type]}>
          {renderAll(children, { ...place, listDepth: outer.listDepth + 1 })}
        </ol>
      );
    }
    case "ul":
      return <ul>{content()}</ul>;
    case "li":
      return <li>{tight(node, place)}</li>;
    case "blockquote":
      return <blockquote>{content()}</blockquote>;
    case "code":
      return (
        <pre className={css.preformatted}>
          <code>{content()}</code>
        </pre>
      );
    case "hr":
      return <hr />;
    case "table":
      return (
        <Scroller>
          <table className={css.table}>{content()}</table>
        </Scroller>
      );
    case "thead":
      return <thead>{content()}</thead>;
    case "tbody":
      return <tbody>{content()}</tbody>;
    case "tfoot":
      return <tfoot>{content()}</tfoot>;
    case "tr":
      return <tr>{content()}</tr>;
    case "th":
    case "td":
      // Cells covered by another cell's span.
      return attrs?.void === true ? null : renderCell(node, place);
    case "colgroup":
    case "col":
      return null;
    case "row":
      return <div className={css.row}>{content()}</div>;
    case "column":
      return <div className={css.column[columnWidth(attrs?.width)]}>{content()}</div>;
    case "img":
      return (
        <RichFigure
          source={textAttr(attrs, "url") ?? textAttr(attrs, "src")}
          alt={textAttr(attrs, "alt") ?? ""}
          caption={textAttr(attrs, "caption")}
          width={columnWidth(attrs?.width)}
          linked={place.linked}
        />
      );
    case "embed":
      // Third-party frames are replaced by a link.
      return <RichLink href={attrs?.url}>{hasText(children) ? content() : textAttr(attrs, "url")}</RichLink>;
    case "reference":
      return (
        <Embedded node={node} place={place} renderAll={renderAll}>
          {hasText(children) ? renderAll(children, { ...place, linked: true }) : null}
        </Embedded>
      );
    default:
      return content();
  }
}

const blockTypes = new Set(["ul", "ol", "table", "blockquote", "code", "hr", "row", "img", "p"]);

function isBlock(node: RichTextElement): boolean {
  if (node.type !== "reference") return blockTypes.has(node.type);
  const display = textAttr(node.attrs, "display-type");
  return display === "block" || display === "display";
}

/** Creates a renderer for the nodes of one text. */
export function createRenderer(
  value: RichText,
  options: RichTextOptions,
): (nodes: readonly RichTextNode[]) => ReactNode {
  const place: Place = { options, embedded: embeddedByUid(value), listDepth: 0, depth: 0, linked: false };
  return (nodes) => renderAll(nodes, place);
}

/** Horizontal scroller for wide tables, reachable by keyboard. Not a landmark, because a text may have many. */
function Scroller({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <div className={css.scroller} role="group" tabIndex={0} aria-label={t("richText.table")}>
      {children}
    </div>
  );
}
