import { focus } from "~/components/content/images/focus.css";
import { Link } from "~/components/navigation";
import { classes } from "~/components/ui/classes";
import { Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import type { HomeRowOf } from "~/loaders/home/home.server";
import * as css from "./tiles.css";

/** Column class for the editors' number; fewer tiles share the width (C-REND-11). */
function columnsClass(columns: number, tiles: number): string {
  const fitting = Math.min(columns, tiles);
  return css.columns[fitting <= 2 ? 2 : fitting >= 4 ? 4 : 3];
}

/** Image tiles, each a single link. */
export function Tiles({ row }: { row: HomeRowOf<"tiles"> }) {
  return (
    <Page as="section" className={css.band}>
      {row.title && <h2 className={css.bandTitle}>{row.title}</h2>}
      <ul className={columnsClass(row.columns, row.items.length)}>
        {row.items.map(({ title, text, image, link }) => (
          <li key={title} className={css.tile}>
            {image && (
              <img
                className={classes(css.picture, image.focus && focus[image.focus])}
                src={image.src}
                alt={image.alt}
                width={image.width ?? 320}
                height={image.height ?? 200}
                loading="lazy"
              />
            )}
            <h3 className={css.title}>
              {link ? (
                <Link to={link.href} className={css.wholeTile}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Topics, each with its main pages. */
export function TilesWithLinks({ row }: { row: HomeRowOf<"tiles_with_links"> }) {
  return (
    <section className={css.ground}>
      <Page className={css.band}>
        {row.title && <h2 className={css.bandTitle}>{row.title}</h2>}
        <div className={columnsClass(row.columns, row.items.length)}>
          {row.items.map(({ title, text, links }) => (
            <article key={title} className={css.subject}>
              <h3 className={css.title}>{title}</h3>
              {text && <p className={css.text}>{text}</p>}
              <ul className={css.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <TextLink to={link.href} newWindow={link.newWindow} className={css.link}>
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </Page>
    </section>
  );
}
