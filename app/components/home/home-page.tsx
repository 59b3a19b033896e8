import { Link } from "@remix-run/react";
import { SearchBox } from "~/components/search-box";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Cluster, Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { HomeData, HomeRowView } from "~/loaders/home.server";
import * as css from "./home-page.css";

type RowOf<K extends HomeRowView["kind"]> = Extract<HomeRowView, { kind: K }>;

/** The home page: what editors put on it, row by row; with nothing from them it is still a place to search from. */
export function HomePage({ rows }: Pick<HomeData, "rows">) {
  if (rows.length === 0) return <PlainHero />;
  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
  return rows.map((row, index) => <Row key={index} row={row} />);
}

function Row({ row }: { row: HomeRowView }) {
  switch (row.kind) {
    case "hero_band":
      return <HeroBand row={row} />;
    case "tiles":
      return <Tiles row={row} />;
    case "tiles_with_links":
      return <TilesWithLinks row={row} />;
    case "video_band":
      return <VideoBand row={row} />;
  }
}

function HeroBand({ row }: { row: RowOf<"hero_band"> }) {
  return (
    <section className={css.hero}>
      <Page className={css.heroInner}>
        <div className={css.heroText}>
          <h1 className={css.heroTitle}>{row.title}</h1>
          {row.text && <p className={css.heroLead}>{row.text}</p>}
          <SearchBox variant="hero" />
          <Cluster gap="s2">
            {row.links.map((link) => (
              <TextLink key={link.href} to={link.href} newWindow={link.newWindow}>
                {link.label}
              </TextLink>
            ))}
          </Cluster>
        </div>
        {row.image && (
          <img
            className={css.heroImage}
            src={row.image.src}
            alt={row.image.alt}
            width={row.image.width ?? 560}
            height={row.image.height ?? 360}
          />
        )}
      </Page>
    </section>
  );
}

function PlainHero() {
  const t = useT();
  return (
    <section className={css.hero}>
      <Page className={css.heroInner}>
        <div className={css.heroText}>
          <h1 className={css.heroTitle}>{t("common.brand")}</h1>
          <p className={css.heroLead}>{t("chrome.siteDescription")}</p>
          <SearchBox variant="hero" />
        </div>
      </Page>
    </section>
  );
}

function columnsClass(columns: number): string {
  return css.tiles[columns === 2 ? 2 : columns === 4 ? 4 : 3];
}

function Tiles({ row }: { row: RowOf<"tiles"> }) {
  return (
    <Page as="section" className={css.band}>
      {row.title && <h2 className={css.bandTitle}>{row.title}</h2>}
      <div className={columnsClass(row.columns)}>
        {row.items.map((item) => (
          <Card
            key={item.title}
            title={item.title}
            to={item.link?.href}
            figure={
              item.image && (
                <img
                  className={css.tileImage}
                  src={item.image.src}
                  alt={item.image.alt}
                  width={item.image.width ?? 320}
                  height={item.image.height ?? 200}
                  loading="lazy"
                />
              )
            }
          >
            {item.text}
          </Card>
        ))}
      </div>
    </Page>
  );
}

function TilesWithLinks({ row }: { row: RowOf<"tiles_with_links"> }) {
  return (
    <Page as="section" className={css.band}>
      {row.title && <h2 className={css.bandTitle}>{row.title}</h2>}
      <div className={columnsClass(row.columns)}>
        {row.items.map((item) => (
          <article key={item.title} className={css.linkTile}>
            <h3 className={css.linkTileTitle}>{item.title}</h3>
            {item.text && <p>{item.text}</p>}
            <ul className={css.links}>
              {item.links.map((link) => (
                <li key={link.href}>
                  <TextLink to={link.href} newWindow={link.newWindow}>
                    {link.label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Page>
  );
}

/** Names the video and leads to its page; the player itself loads there, and only with consent. */
function VideoBand({ row }: { row: RowOf<"video_band"> }) {
  return (
    <section className={css.videoBand}>
      <Page className={css.videoInner}>
        <div>
          {row.title && <h2 className={css.bandTitle}>{row.title}</h2>}
          {row.text && <p>{row.text}</p>}
          {row.videoTitle && (
            <p className={css.videoTitle}>
              {row.link ? <Link to={row.link.href}>{row.videoTitle}</Link> : row.videoTitle}
            </p>
          )}
        </div>
        {row.link && <LinkButton to={row.link.href}>{row.link.label}</LinkButton>}
      </Page>
    </section>
  );
}
