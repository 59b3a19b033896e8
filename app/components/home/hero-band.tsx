import { SearchBox } from "~/components/search-box";
import { Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { HomeRowOf } from "~/loaders/home/home.server";
import * as css from "./hero-band.css";

/** Headline, search field, and a figure as an example of a result. */
export function HeroBand({ row, first }: { row: HomeRowOf<"hero_band">; first: boolean }) {
  const Heading = first ? "h1" : "h2";
  return (
    <section className={css.hero}>
      <Page className={css.inner}>
        <div className={css.words}>
          <Heading className={css.title}>{row.title}</Heading>
          {row.text && <p className={css.lead}>{row.text}</p>}
          {first && <HeroSearch />}
          {row.links.length > 0 && (
            <ul className={css.links}>
              {row.links.map((link) => (
                <li key={link.href}>
                  <TextLink to={link.href} newWindow={link.newWindow}>
                    {link.label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {row.image && (
          <figure className={css.figure}>
            <img
              className={css.image}
              src={row.image.src}
              alt={row.image.alt}
              width={row.image.width ?? 640}
              height={row.image.height ?? 480}
            />
            {row.image.caption && <figcaption className={css.caption}>{row.image.caption}</figcaption>}
          </figure>
        )}
      </Page>
    </section>
  );
}

/** The header shows its own search once this one has scrolled away. */
function HeroSearch() {
  return (
    <div data-hero-search>
      <SearchBox variant="hero" />
    </div>
  );
}

/** Heading and search of a home page without an editors' hero. */
export function PlainHero({ missing }: { missing: string | null }) {
  const t = useT();
  return (
    <section className={css.hero}>
      <Page className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title}>{t("site.brand")}</h1>
          <p className={css.lead}>{t("chrome.siteDescription")}</p>
          <HeroSearch />
          {missing && <p>{missing}</p>}
        </div>
      </Page>
    </section>
  );
}
