import type { ContentImage } from "@contracts/content/parts";
import type { EmbeddedItem, RichText } from "@contracts/content/rich-text";
import type { ReactNode } from "react";

/** What the page adds to the text. */
export interface RichTextOptions {
  /** Address of an editors' image; by default that of its file. */
  imageSource?: (image: ContentImage) => string | null;
  /** Player of an embedded video; by default its title. */
  renderVideo?: (video: Extract<EmbeddedItem, { type: "content_video" }>["value"]) => ReactNode;
}

/** Where in the text a node stands. */
export interface Place {
  readonly options: RichTextOptions;
  /** Embedded entries and assets by uid. */
  readonly embedded: ReadonlyMap<string, EmbeddedItem>;
  /** Ordered lists around the node. */
  readonly listDepth: number;
  /** Elements around the node; deeper text is cut. */
  readonly depth: number;
  /** Inside a link, where another link may not stand. */
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

/** Name of a heading, which the page gave it for links to it: letters, digits and hyphens. */
export function anchorAttr(attrs: Record<string, unknown> | undefined): string | undefined {
  const value = textAttr(attrs, "anchor");
  return value !== null && /^[\p{L}\p{N}-]{1,80}$/u.test(value) ? value : undefined;
}

/** A whole number between 1 and 100: spans of cells. */
export function spanAttr(attrs: Record<string, unknown> | undefined, name: string): number | undefined {
  const value = Number(attrs?.[name]);
  return Number.isInteger(value) && value > 1 && value <= 100 ? value : undefined;
}
