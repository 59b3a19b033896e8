import { type ComponentType, lazy, Suspense, useState } from "react";
import { live } from "~/components/live";
import { DialogLink } from "~/components/ui/dialog";
import { loadTexts } from "~/i18n/client";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductFigure } from "~/loaders/product-data.server";
import * as css from "./figure-gallery.css";
import type { FigureViewerProps } from "./figure-viewer";

/** A row of them may be in the first view. */
const eagerFigures = 3;
/** The largest paint of a product page on wide windows. This React knows the attribute by its name in HTML only. */
const first: object = { fetchpriority: "high" };

/** From here on the figures stand in the first view, beside the order. */
export const figuresInSight = "(min-width: 1024px)";

const srcSetOf = ({ base, variants }: ProductFigure): string | undefined =>
  variants.map((variant) => base + variant).join(", ") || undefined;

/** The first figure as its page shows it, for a browser that fetches it ahead; null for a product without one. */
export function firstFigure(figures: readonly ProductFigure[]) {
  const [figure] = figures;
  return figure
    ? { src: figure.large, srcSet: srcSetOf(figure), sizes: sizesOf(figures.length), media: figuresInSight }
    : null;
}

/** How wide the style sheet shows a figure: of two or four, two stand side by side on wide windows, one stands alone. */
export function sizesOf(count: number): string {
  const wide = count === 1 ? "28rem" : count === 2 || count === 4 ? "min(32vw, 27rem)" : "min(29vw, 20rem)";
  return `(min-width: 1024px) ${wide}, (min-width: 640px) 45vw, 85vw`;
}

const FigureViewer: ComponentType<FigureViewerProps> = lazy(async () => {
  const [{ FigureViewer: loaded }] = await Promise.all([import("./figure-viewer"), loadTexts("productDetails")]);
  return { default: loaded };
});

/** The evidence: figures with their captions; a press enlarges one. Without scripts the link leads to the image. */
export const FigureGallery = live("figure-gallery", FigureGalleryElement);

function FigureGalleryElement({ figures }: { figures: readonly ProductFigure[] }) {
  const t = useT();
  const name = useVocabulary();
  const [shown, setShown] = useState<number | null>(null);
  if (figures.length === 0) return null;
  return (
    <div className={css.gallery}>
      {figures.map((figure, index) => (
        <figure key={figure.id} className={css.figure}>
          <DialogLink
            to={figure.large}
            className={css.link}
            data-print="plain"
            aria-label={t("product.enlarge", { number: index + 1 })}
            onOpen={() => setShown(index)}
          >
            <img
              className={css.image}
              src={figure.large}
              srcSet={srcSetOf(figure)}
              sizes={sizesOf(figures.length)}
              width={figure.width}
              height={figure.height}
              alt=""
              loading={index < eagerFigures ? "eager" : "lazy"}
              {...(index === 0 && first)}
              decoding="async"
            />
          </DialogLink>
          <figcaption className={css.caption}>
            <span className={css.application}>{name("application", figure.application)}</span>{" "}
            <span lang="en">{figure.caption}</span>
          </figcaption>
        </figure>
      ))}
      {shown !== null && (
        <Suspense fallback={null}>
          <FigureViewer figures={figures} index={shown} onShow={setShown} />
        </Suspense>
      )}
    </div>
  );
}
