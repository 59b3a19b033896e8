import { siteGraph } from "@domain/findability/site-graph";
import { StructuredData } from "~/components/document/structured-data";
import { Link } from "~/components/navigation";
import { Page } from "~/components/ui/layout";
import { TextLink } from "~/components/ui/text-link";
import type { HomeData, HomeRowOf, HomeRowView } from "~/loaders/home/home.server";
import { NewsBand, NumbersBand, ProductBand } from "./bands";
import { HeroBand, PlainHero } from "./hero-band";
import { Tiles, TilesWithLinks } from "./tiles";
import * as css from "./video-band.css";

/** Home page: the editors' rows, with the heading of the page and a search in the first hero, or else above them. */
export function HomePage({ head, rows, missing }: Pick<HomeData, "head" | "rows" | "missing">) {
  if (rows.length === 0) return <PlainHero missing={missing} />;
  const { canonical } = head;
  const hero = rows.findIndex(({ kind }) => kind === "hero_band");
  return (
    <>
      {hero < 0 && <PlainHero missing={missing} />}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position
        <Row key={index} row={row} first={index === hero} />
      ))}
      {canonical && <StructuredData id="about-shop" data={() => siteGraph(canonical)} />}
    </>
  );
}

function Row({ row, first }: { row: HomeRowView; first: boolean }) {
  switch (row.kind) {
    case "hero_band":
      return <HeroBand row={row} first={first} />;
    case "tiles":
      return <Tiles row={row} />;
    case "tiles_with_links":
      return <TilesWithLinks row={row} />;
    case "video_band":
      return <VideoBand row={row} />;
    case "product_band":
      return <ProductBand row={row} />;
    case "news_band":
      return <NewsBand row={row} />;
    case "numbers_band":
      return <NumbersBand row={row} />;
  }
}

/** Links to the video's page; the player loads only there, with consent. */
function VideoBand({ row }: { row: HomeRowOf<"video_band"> }) {
  return (
    <Page as="section" className={css.band}>
      <svg className={css.play} viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
        <circle cx="32" cy="32" r="31" />
        <path d="M26 20v24l20-12z" />
      </svg>
      <div className={css.words}>
        {row.title && <h2 className={css.title}>{row.title}</h2>}
        {row.text && <p className={css.text}>{row.text}</p>}
        <p className={css.links}>
          {row.videoHref ? (
            <Link to={row.videoHref} className={css.video}>
              {row.videoTitle}
            </Link>
          ) : (
            <span className={css.video}>{row.videoTitle}</span>
          )}
          {row.link && (
            <TextLink to={row.link.href} newWindow={row.link.newWindow}>
              {row.link.label}
            </TextLink>
          )}
        </p>
      </div>
    </Page>
  );
}
