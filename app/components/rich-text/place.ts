import type { ContentImage } from "@contracts/content/parts";
import type { EmbeddedItem, RichText } from "@contracts/content/rich-text";
import type { ReactNode } from "react";

/** Page-specific rendering options. */
export interface RichTextOptions {
  /** Source of an editors' image; defaults to its file. */
  imageSource?: (image: ContentImage) => string | null;
  /** Renders an embedded video; defaults to its title. */
  renderVideo?: (video: Extract<EmbeddedItem, { type: "content_video" }>["value"]) => ReactNode;
}

/** Context of a node in the text. */
export interface Place {
  readonly options: RichTextOptions;
  /** Embedded entries and assets by uid. */
  readonly embedded: ReadonlyMap<string, EmbeddedItem>;
  /** Number of surrounding ordered lists. */
  readonly listDepth: number;
  /** Number of surrounding elements; deeper text is cut. */
  readonly depth: number;
  /** Inside a link, where nested links are not allowed. */
  readonly linked: boolean;
}

export const maxDepth = 60;

function uidOf(item: EmbeddedItem): string {
  return item.value.system.uid;
}

export function embeddedByUid({ embedded_items }: RichText): ReadonlyMap<string, EmbeddedItem> {
  return new Map(embedded_items.map((item) => [uidOf(item), item]));
}

/** A text attribute. */
export function textAttr(attrs: Record<string, unknown> | undefined, name: string): string | null {
  const value = attrs?.[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** Anchor id that the page gave a heading: letters, digits and hyphens. */
export function anchorAttr(attrs: Record<string, unknown> | undefined): string | undefined {
  const value = textAttr(attrs, "anchor");
  return value !== null && /^[\p{L}\p{N}-]{1,80}$/u.test(value) ? value : undefined;
}

/** A whole number from 1 to 100, for cell spans. */
export function spanAttr(attrs: Record<string, unknown> | undefined, name: string): number | undefined {
  const value = Number(attrs?.[name]);
  return Number.isInteger(value) && value > 1 && value <= 100 ? value : undefined;
}
