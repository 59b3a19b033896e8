import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog, DialogLink } from "~/components/ui/dialog";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductFigure } from "~/loaders/product-data.server";
import * as css from "./figure-gallery.css";

/** A row of them may be in the first view. */
const eagerFigures = 3;

/** The evidence: figures with their captions; a press enlarges one. Without scripts the link leads to the image. */
export function FigureGallery({ figures }: { figures: readonly ProductFigure[] }) {
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
              srcSet={figure.variants.map((variant) => figure.base + variant).join(", ") || undefined}
              sizes="(min-width: 1024px) 17rem, (min-width: 640px) 45vw, 85vw"
              width={figure.width}
              height={figure.height}
              alt=""
              loading={index < eagerFigures ? "eager" : "lazy"}
              decoding="async"
            />
          </DialogLink>
          <figcaption className={css.caption}>
            <span className={css.application}>{name("application", figure.application)}</span>{" "}
            <span lang="en">{figure.caption}</span>
          </figcaption>
        </figure>
      ))}
      {shown !== null && <Enlarged figures={figures} index={shown} onShow={setShown} />}
    </div>
  );
}

interface EnlargedProps {
  figures: readonly ProductFigure[];
  index: number;
  onShow: (index: number | null) => void;
}

function Enlarged({ figures, index, onShow }: EnlargedProps) {
  const t = useT();
  const [dark, setDark] = useState(false);
  const figure = figures[index];
  if (!figure) return null;
  const total = figures.length;
  const step = (by: number) => onShow((index + by + total) % total);
  return (
    <Dialog
      open
      size="lg"
      title={t("product.figureOf", { number: index + 1, total })}
      onClose={() => onShow(null)}
      footer={
        <>
          <Button type="button" aria-pressed={dark} onClick={() => setDark(!dark)}>
            {t(dark ? "product.lightBackground" : "product.darkBackground")}
          </Button>
          {total > 1 && (
            <>
              <Button type="button" icon="previous" onClick={() => step(-1)}>
                {t("product.previousFigure")}
              </Button>
              <Button type="button" icon="next" onClick={() => step(1)}>
                {t("product.nextFigure")}
              </Button>
            </>
          )}
        </>
      }
    >
      <figure className={css.figure} data-dark={dark || undefined}>
        <img className={css.enlarged} src={figure.large} width={figure.width} height={figure.height} alt="" />
        <figcaption className={css.caption} lang="en">
          {figure.caption}
        </figcaption>
      </figure>
    </Dialog>
  );
}
