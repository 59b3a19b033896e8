import { Tile } from "~/components/content/choices/tiles";
import type { BlockOf } from "~/loaders/content/page-blocks-data.server";
import * as css from "./carousel.css";
import { CarouselSteps } from "./carousel-steps";

function isCount(value: number): value is keyof typeof css.slide {
  return Object.hasOwn(css.slide, value);
}

/**
 * Slides in a row that scrolls and snaps by touch, wheel or keyboard. Scripts add the editor's arrows, dots and page
 * numbers below (C-REND-10).
 */
export function Carousel({ block }: { block: BlockOf<"carousel"> }) {
  const { settings, items, title } = block;
  const slide = css.slide[isCount(settings.itemsToShow) ? settings.itemsToShow : 3];
  return (
    <div data-carousel="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
      <ul tabIndex={0} className={css.track} aria-label={title ?? undefined}>
        {items.map((tile) => (
          <li key={`${tile.title} ${tile.link?.href}`} className={slide}>
            <Tile tile={tile} heading={title ? "h3" : "h2"} />
          </li>
        ))}
      </ul>
      {(settings.arrows || settings.dots || settings.pageNumbers) && <CarouselSteps settings={settings} />}
    </div>
  );
}
