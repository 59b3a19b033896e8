import { type KeyboardEvent, useState } from "react";
import { CatalogueText } from "~/components/catalogue-text";
import { Button, LinkButton } from "~/components/ui/button/button";
import { Dialog } from "~/components/ui/dialog/dialog";
import { Cluster } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductFigure } from "~/loaders/product/data.server";
import { enlargedSizes, srcSetOf } from "./figure-sources";
import * as css from "./figure-viewer.css";

export interface FigureViewerProps {
  figures: readonly ProductFigure[];
  index: number;
  /** False renders it and loads its image, so that a press only has to open it. */
  open: boolean;
  /** Null closes the viewer. */
  onShow: (index: number | null) => void;
}

/** One enlarged figure on either background; arrow keys, Home and End move through the others. Loaded on first use. */
export function FigureViewer({ figures, index, open, onShow }: FigureViewerProps) {
  const t = useT();
  const name = useVocabulary();
  const [swapped, setSwapped] = useState(false);
  const [actual, setActual] = useState(false);
  const figure = figures[index];
  if (!figure) return null;
  const total = figures.length;
  const step = (by: number) => onShow((index + by + total) % total);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => onShow(0),
    End: () => onShow(total - 1),
  };
  const press = (event: KeyboardEvent) => {
    const move = keys[event.key];
    // The same keys scroll the image while it has focus.
    const scrolls = event.target instanceof Element && event.target.matches("[data-scrolls]") && actual;
    if (!move || scrolls || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog; each has a button too
    <div onKeyDown={press}>
      <Dialog
        open={open}
        prepared
        className={css.dialog}
        title={t("productDetails.figureOf", { number: index + 1, total })}
        onClose={() => onShow(null)}
        footer={
          <>
            <Button type="button" aria-pressed={swapped} onClick={() => setSwapped(!swapped)}>
              {t("productDetails.swapBackground")}
            </Button>
            <Button type="button" icon="zoom" aria-pressed={actual} onClick={() => setActual(!actual)}>
              {t("productDetails.actualSize")}
            </Button>
            <LinkButton to={figure.large} icon="external" target="_blank" rel="noopener">
              {t("productDetails.openImage")}
            </LinkButton>
            {total > 1 && (
              // Keeps both buttons on one line.
              <Cluster>
                <Button type="button" icon="previous" onClick={() => step(-1)}>
                  {t("productDetails.previousFigure")}
                </Button>
                <Button type="button" icon="next" onClick={() => step(1)}>
                  {t("productDetails.nextFigure")}
                </Button>
              </Cluster>
            )}
          </>
        }
      >
        <figure className={css.figure} data-swapped={swapped || undefined}>
          <div className={css.frame} data-actual={actual || undefined} data-scrolls tabIndex={actual ? 0 : undefined}>
            <img
              key={figure.id}
              src={figure.large}
              srcSet={srcSetOf(figure)}
              sizes={actual ? `${figure.width}px` : enlargedSizes}
              width={figure.width}
              height={figure.height}
              alt=""
            />
          </div>
          <figcaption className={css.caption}>
            <strong>{name("application", figure.application)}</strong> <CatalogueText text={figure.caption} />
          </figcaption>
        </figure>
      </Dialog>
    </div>
  );
}
