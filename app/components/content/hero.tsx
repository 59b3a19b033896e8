import { useT } from "~/i18n/use-t";
import type { BlockOf } from "~/loaders/content/page-blocks-data.server";
import { classes } from "../ui/classes";
import { Cluster } from "../ui/layout";
import { TextLink } from "../ui/text-link";
import * as css from "./hero.css";

export interface HeroProps {
  block: BlockOf<"hero_banner"> | BlockOf<"hero_with_ticker">;
  /** The page's first block contains the page heading. */
  heading: "h1" | "h2";
  /** Extends to the window edges. */
  wide: boolean;
}

/** A banner with title, image and links; with a ticker, rotating lines below. */
export function Hero({ block, heading: Heading, wide }: HeroProps) {
  const { title, text, image, links } = block;
  return (
    <section className={classes(css.hero, wide && css.wide)}>
      <div className={image ? css.inner : css.alone}>
        <div className={css.text}>
          <Heading className={css.title}>{title}</Heading>
          {text && <p className={css.lead}>{text}</p>}
          {links.length > 0 && (
            <Cluster gap="s3">
              {links.map((link) => (
                <TextLink key={link.href} to={link.href} newWindow={link.newWindow}>
                  {link.label}
                </TextLink>
              ))}
            </Cluster>
          )}
          {block.kind === "hero_with_ticker" && <Ticker lines={block.ticker} />}
        </div>
        {image && (
          <img
            className={css.image}
            src={image.src}
            alt={image.alt}
            width={image.width ?? 560}
            height={image.height ?? 360}
          />
        )}
      </div>
    </section>
  );
}

function isMoving(count: number): count is css.MovingLines {
  return count >= 2 && count <= css.maxMovingLines;
}

/**
 * Rotating lines in pure CSS. They pause on hover and focus, can be stopped, and with reduced motion all of them are
 * shown.
 */
function Ticker({ lines }: { lines: BlockOf<"hero_with_ticker">["ticker"] }) {
  const t = useT();
  if (lines.length === 0) return null;
  const moving = isMoving(lines.length) ? lines.length : null;
  return (
    <div className={css.ticker}>
      <ul className={css.lines} aria-label={t("content.ticker")}>
        {lines.map(({ text, link }) => (
          <li key={text} className={moving ? css.line[moving] : undefined}>
            {link ? (
              <TextLink to={link.href} newWindow={link.newWindow}>
                {text}
              </TextLink>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {moving && (
        <label className={css.stop}>
          <input type="checkbox" />
          {t("content.tickerStop")}
        </label>
      )}
    </div>
  );
}
