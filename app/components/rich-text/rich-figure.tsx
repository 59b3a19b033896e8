import type { Link } from "@contracts/content/parts";
import { safeHref } from "@domain/links/safe-href";
import { safeMediaSource } from "@domain/links/safe-media-source";
import type { ColumnWidth } from "@domain/rich-text/column-width";
import { ImageZoom } from "~/components/content/images/image-zoom";
import { classes } from "../ui/classes";
import { RichLink } from "./rich-link";
import * as css from "./rich-text.css";

interface RichFigureProps {
  source: string | null;
  alt: string;
  caption?: string | null;
  link?: Link | null;
  size?: { readonly width: number; readonly height: number } | null;
  align?: keyof typeof css.figureAlign | null;
  width?: ColumnWidth;
  /** True inside a link, where the figure has no link or zoom of its own. */
  linked?: boolean;
}

/**
 * An image with optional link, caption, alignment and width (C-REND-01); without a link, a press enlarges it
 * (C-REND-02). Renders nothing without a valid source.
 */
export function RichFigure({ source, alt, caption, link, size, align, width = "full", linked }: RichFigureProps) {
  const src = safeMediaSource(source);
  if (!src) return null;
  const target = link && safeHref(link.href) ? link : null;
  // A link has a name, even around a picture whose editor has described nothing.
  const name = alt || (target && !linked ? target.title || caption || target.href : "");
  const picture = (
    <img
      src={src}
      alt={name}
      width={size?.width}
      height={size?.height}
      loading="lazy"
      decoding="async"
      className={css.picture}
    />
  );
  return (
    <figure className={classes(css.figure, align && css.figureAlign[align], css.figureWidth[width])}>
      {linked ? (
        picture
      ) : target ? (
        <RichLink href={target.href}>{picture}</RichLink>
      ) : (
        <ImageZoom src={src} alt={alt} caption={caption} size={size}>
          {picture}
        </ImageZoom>
      )}
      {caption && <figcaption className={css.figcaption}>{caption}</figcaption>}
    </figure>
  );
}
