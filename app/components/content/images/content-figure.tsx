import { RichFigure } from "~/components/rich-text/rich-figure";
import type { FigureView } from "~/loaders/content/page-blocks-data.server";

/** An image with a caption; a press follows the editor's link or enlarges it (C-REND-01, C-REND-02). */
export function ContentFigure({ figure }: { figure: FigureView }) {
  const { src, alt, caption, width, height, link } = figure;
  return (
    <RichFigure
      source={src}
      alt={alt}
      caption={caption}
      link={link && { title: link.label, href: link.href }}
      size={width !== null && height !== null ? { width, height } : null}
    />
  );
}
