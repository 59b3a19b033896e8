import type { Asset, ContentImage } from "@contracts/content/parts";
import type { RichTextElement } from "@contracts/content/rich-text";
import { safeMediaSource } from "@domain/links/safe-media-source";
import { columnWidth } from "@domain/rich-text/column-width";
import type { ReactNode } from "react";
import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import { ContentTable } from "./content-table";
import { type Place, textAttr } from "./place";
import { RichFigure } from "./rich-figure";
import { RichLink } from "./rich-link";
import type * as css from "./rich-text.css";

type Attrs = RichTextElement["attrs"];

function alignOf(attrs: Attrs): keyof typeof css.figureAlign | null {
  const value = textAttr(attrs, "alignment") ?? textAttr(attrs, "position");
  return value === "left" || value === "center" || value === "right" ? value : null;
}

/** Link to a file. On developer machines, files have plain http URLs, which `safeHref` rejects. */
function AssetLink({ asset, download, children }: { asset: Asset; download: boolean; children: ReactNode }) {
  const t = useT();
  const href = safeMediaSource(asset.url);
  if (!href) return <>{children}</>;
  return (
    <a href={href} download={download ? asset.filename : undefined} rel="noopener">
      {children ?? t("richText.openAsset")}
    </a>
  );
}

interface EmbeddedAssetProps {
  asset: Asset;
  attrs: Attrs;
  linked: boolean;
  children: ReactNode;
}

/** An inline asset (C-REND-05): images, including SVG, are shown; other files get a note. */
function EmbeddedAsset({ asset, attrs, linked, children }: EmbeddedAssetProps) {
  const t = useT();
  const display = textAttr(attrs, "display-type");
  const name = textAttr(attrs, "asset-name") ?? asset.title ?? asset.filename;
  if (display === "link" || display === "download") {
    return (
      <AssetLink asset={asset} download={display === "download"}>
        {children ?? name}
      </AssetLink>
    );
  }
  if (!asset.content_type.startsWith("image/")) {
    return (
      <Notice
        tone="info"
        actions={
          <AssetLink asset={asset} download={false}>
            {t("richText.openAsset")}
          </AssetLink>
        }
      >
        {t("richText.assetNotShown", { name })}
      </Notice>
    );
  }
  const link = textAttr(attrs, "link");
  return (
    <RichFigure
      source={asset.url}
      alt={textAttr(attrs, "asset-alt") ?? asset.description ?? ""}
      caption={textAttr(attrs, "asset-caption")}
      link={link ? { title: null, href: link } : null}
      size={asset.dimension}
      align={alignOf(attrs)}
      width={columnWidth(attrs?.width)}
      linked={linked}
    />
  );
}

function EmbeddedImage({ image, attrs, place }: { image: ContentImage; attrs: Attrs; place: Place }) {
  const source = place.options.imageSource?.(image) ?? image.image_file?.url ?? null;
  return (
    <RichFigure
      source={source}
      alt={image.alt_text ?? ""}
      caption={image.caption}
      link={image.link && { ...image.link, title: image.link.title || image.title }}
      size={image.image_file?.dimension ?? null}
      align={alignOf(attrs)}
      width={columnWidth(attrs?.width)}
      linked={place.linked}
    />
  );
}

interface EmbeddedProps {
  node: RichTextElement;
  place: Place;
  /** Text inside the reference, or null. */
  children: ReactNode;
  renderAll: (nodes: RichTextElement["children"], place: Place) => ReactNode;
}

/** An embedded entry or asset; if it is not published, the text inside the reference is shown. */
export function Embedded({ node, place, children, renderAll }: EmbeddedProps) {
  const { attrs } = node;
  const uid = textAttr(attrs, "entry-uid") ?? textAttr(attrs, "asset-uid");
  const item = uid === null ? undefined : place.embedded.get(uid);
  if (!item) return <>{children}</>;
  switch (item.type) {
    case "asset":
      return (
        <EmbeddedAsset asset={item.value} attrs={attrs} linked={place.linked}>
          {children}
        </EmbeddedAsset>
      );
    case "content_image":
      return <EmbeddedImage image={item.value} attrs={attrs} place={place} />;
    case "content_table":
      return <ContentTable table={item.value} />;
    case "content_video":
      return <>{place.options.renderVideo?.(item.value) ?? item.value.title}</>;
    case "content_fragment":
      return <>{renderAll(item.value.content.json.children, { ...place, depth: place.depth + 1 })}</>;
    case "navigation_link":
      return (
        <RichLink href={item.value.link_v2.href} newWindow={item.value.open_in_new_window}>
          {children ?? item.value.label ?? item.value.title}
        </RichLink>
      );
  }
}
