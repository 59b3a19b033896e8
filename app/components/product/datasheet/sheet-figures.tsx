import { figureAnchor } from "@domain/product-page/figure-anchor";
import { CatalogueText } from "~/components/catalogue-text";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { ProductFigure } from "~/loaders/product/data.server";
import * as css from "./sheet-figures.css";

interface SheetFiguresProps {
  figures: readonly ProductFigure[];
  eager?: boolean;
  /** Captions begin with the ids of the figures, as records and certificates refer to them. */
  withIds?: boolean;
}

/** Small figures with full captions, each linked to the image. */
export function SheetFigures({ figures, eager = false, withIds = false }: SheetFiguresProps) {
  const t = useT();
  const name = useVocabulary();
  if (figures.length === 0) return null;
  return (
    <div className={css.figures}>
      {figures.map((figure, index) => (
        <figure key={figure.id} id={figureAnchor(figure.id)} className={css.figure}>
          <a href={figure.large} data-print="plain" aria-label={t("product.enlarge", { number: index + 1 })}>
            <img
              src={figure.large}
              srcSet={figure.variants.map((variant) => figure.base + variant).join(", ") || undefined}
              sizes="(min-width: 640px) 24rem, 90vw"
              width={figure.width}
              height={figure.height}
              alt=""
              loading={eager ? "eager" : "lazy"}
              decoding="async"
            />
          </a>
          <figcaption className={css.caption}>
            {withIds && <Mono>{figure.id} </Mono>}
            <strong>{name("application", figure.application)}</strong> <CatalogueText text={figure.caption} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
