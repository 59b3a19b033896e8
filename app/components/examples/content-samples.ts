/** Sample data of content blocks, as returned by loaders. */
import type { RichText, RichTextElement, RichTextNode } from "@contracts/content/rich-text";
import type { Translate } from "~/i18n/translate";
import type { ImageView } from "~/loaders/content/images.server";
import type { TileView } from "~/loaders/content/page-blocks-data.server";

const here = "/examples";

export const element = (
  type: string,
  children: readonly RichTextNode[],
  attrs: Record<string, unknown> = {},
): RichTextElement => ({ type, attrs, children: [...children] });
export const paragraph = (text: string): RichTextElement => element("p", [{ text }]);
export const richText = (...children: RichTextNode[]): RichText => ({
  json: element("doc", children),
  embedded_items: [],
});

export function blot(t: Translate): ImageView {
  return {
    src: "/images/examples/blot.svg",
    alt: t("examples.content.blotAlt"),
    caption: null,
    width: 480,
    height: 300,
    focus: null,
  };
}

export function panel(t: Translate): ImageView {
  return {
    src: "/images/examples/panel.svg",
    alt: t("examples.content.panelAlt"),
    caption: null,
    width: 640,
    height: 320,
    focus: null,
  };
}

export const link = (label: string, name: string) => ({ label, href: `${here}/${name}`, newWindow: false });

/** Six tiles, all with images or all without. */
export function tiles(t: Translate, pictures: boolean): TileView[] {
  const kinds = ["blot", "stain", "imaging", "flow"] as const;
  const shown = [...kinds, "blot", "stain"] as const;
  return shown.map((kind, index) => ({
    title: index < kinds.length ? t(`examples.content.${kind}`) : `${t(`examples.content.${kind}`)} ${index}`,
    text: t(`examples.content.${kind}Text`),
    image: pictures ? (index % 2 === 0 ? blot(t) : panel(t)) : null,
    link: link(t(`examples.content.${kind}`), "content-tiles"),
  }));
}
