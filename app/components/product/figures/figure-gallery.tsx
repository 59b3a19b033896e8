import { type ComponentType, type FocusEvent, lazy, type PointerEvent, Suspense, useRef, useState } from "react";
import { CatalogueText } from "~/components/catalogue-text";
import { DialogLink } from "~/components/ui/dialog/dialog";
import { widget } from "~/components/widget";
import { loadTexts } from "~/i18n/client";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductFigure } from "~/loaders/product/data.server";
import { savesData } from "~/stores/saves-data";
import * as css from "./figure-gallery.css";
import { sizesOf, srcSetOf } from "./figure-sources";
import type { FigureViewerProps } from "./figure-viewer";

/** Largest paint on wide windows. This React version only accepts the attribute's HTML name. */
const first: object = { fetchpriority: "high" };

const loadViewer = async () => {
  const [{ FigureViewer: loaded }] = await Promise.all([import("./figure-viewer"), loadTexts("productDetails")]);
  return { default: loaded };
};
/** Preloads the viewer. */
export const warmViewer = (): Promise<unknown> => loadViewer();

const FigureViewer: ComponentType<FigureViewerProps> = lazy(loadViewer);

/** A mouse that rests this long is likely to press; one that passes must not load large images. */
const restMilliseconds = 80;

/**
 * Scrolls a figure that the keyboard reaches into view. Browsers leave a focused element where it is if a part of it is
 * visible, such as the edge of the next figure on a phone. A press must not move what is under the finger.
 */
function showWhole({ currentTarget: link }: FocusEvent<HTMLAnchorElement>): void {
  // WebKit matches `:focus-visible` only after the event.
  requestAnimationFrame(() => {
    if (link.matches(":focus-visible")) link.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Figures with captions; a press enlarges one. Without scripts the link opens the image. */
export const FigureGallery = widget("figure-gallery", FigureGalleryElement);

function FigureGalleryElement({ figures }: { figures: readonly ProductFigure[] }) {
  const t = useT();
  const name = useVocabulary();
  const [shown, setShown] = useState<number | null>(null);
  // The figure that a press will probably enlarge, rendered in advance in a closed viewer.
  const [near, setNear] = useState<number | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>();
  const drawn = shown ?? near;
  if (figures.length === 0) return null;
  const approach = ({ pointerType }: PointerEvent, index: number) => {
    clearTimeout(resting.current);
    if (savesData()) return;
    if (pointerType === "mouse") resting.current = setTimeout(() => setNear(index), restMilliseconds);
    else setNear(index);
  };
  const show = (index: number | null) => {
    setShown(index);
    setNear(null);
  };
  return (
    <div className={css.gallery}>
      {figures.map((figure, index) => (
        <figure key={figure.id} className={css.figure}>
          <DialogLink
            to={figure.large}
            className={css.link}
            data-print="plain"
            aria-label={t("product.enlarge", { number: index + 1 })}
            onPointerEnter={(event) => approach(event, index)}
            onPointerLeave={() => clearTimeout(resting.current)}
            onFocus={showWhole}
            onOpen={() => show(index)}
          >
            <img
              className={css.image}
              src={figure.large}
              srcSet={srcSetOf(figure)}
              sizes={sizesOf(figures.length)}
              width={figure.width}
              height={figure.height}
              alt=""
              // Lazy, because phones show figures below the order panel; wide windows preload the first one.
              loading="lazy"
              {...(index === 0 && first)}
              decoding="async"
            />
          </DialogLink>
          <figcaption className={css.caption}>
            <span className={css.application}>{name("application", figure.application)}</span>{" "}
            <CatalogueText text={figure.caption} />
          </figcaption>
        </figure>
      ))}
      {drawn !== null && (
        <Suspense fallback={null}>
          <FigureViewer figures={figures} index={drawn} open={shown !== null} onShow={show} />
        </Suspense>
      )}
    </div>
  );
}
