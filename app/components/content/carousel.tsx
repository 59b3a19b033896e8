import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import type { BlockOf } from "~/loaders/content-page-blocks-data.server";
import { Button } from "../ui/button";
import { VisuallyHidden } from "../ui/layout";
import * as css from "./carousel.css";
import { Tile } from "./tiles";
import { useCarousel } from "./use-carousel";

function isCount(value: number): value is keyof typeof css.slide {
  return Object.hasOwn(css.slide, value);
}

/**
 * Slides in a row that scrolls and snaps, by hand, wheel or keyboard. With scripts the editor's arrows, dots and page
 * numbers come below it (C-REND-10).
 */
export function Carousel({ block }: { block: BlockOf<"carousel"> }) {
  const t = useT();
  const { settings, items, title } = block;
  const track = useRef<HTMLUListElement>(null);
  const { shown, show, previous, next } = useCarousel(track, settings);
  const steps = shown && shown.parts > 1 ? shown : null;
  const slide = css.slide[isCount(settings.itemsToShow) ? settings.itemsToShow : 3];
  return (
    <div data-live>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the keyboard */}
      <ul tabIndex={0} className={css.track} ref={track} aria-label={title ?? undefined}>
        {items.map((tile) => (
          <li key={`${tile.title} ${tile.link?.href}`} className={slide}>
            <Tile tile={tile} heading={title ? "h3" : "h2"} />
          </li>
        ))}
      </ul>
      {(settings.arrows || settings.dots || settings.pageNumbers) && (
        <div className={css.controls}>
          {steps && settings.arrows && (
            <>
              <Arrow name="previous" onPress={previous === null ? null : () => show(previous)} />
              <Arrow name="next" onPress={next === null ? null : () => show(next)} />
            </>
          )}
          {steps && settings.dots && (
            <div className={css.dots}>
              {Array.from({ length: steps.parts }, (_, part) => part).map((part) => (
                <button
                  key={part}
                  type="button"
                  className={css.dot}
                  aria-current={part === steps.part ? "true" : undefined}
                  onClick={() => show(part)}
                >
                  <VisuallyHidden>{t("content.goToPage", { page: part + 1, total: steps.parts })}</VisuallyHidden>
                </button>
              ))}
            </div>
          )}
          {steps && settings.pageNumbers && (
            <p className={css.numbers} aria-live="polite">
              {t("content.partOf", { page: steps.part + 1, total: steps.parts })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** At an end the arrow stays where it is, and says that it leads nowhere. */
function Arrow({ name, onPress }: { name: "previous" | "next"; onPress: (() => void) | null }) {
  const t = useT();
  return (
    <Button
      type="button"
      size="sm"
      icon={name}
      iconOnly
      aria-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      {t(name === "previous" ? "content.previous" : "content.next")}
    </Button>
  );
}
