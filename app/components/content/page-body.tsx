import { Badge } from "~/components/ui/badge/badge";
import { VideoPlayer } from "~/components/video/video-player";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import type { PageBody as Body } from "~/loaders/content/page-data.server";
import { Cluster } from "../ui/layout";
import { ArticleFacts, ArticleText } from "./article/article";
import { ContentBlocks } from "./content-blocks";
import * as page from "./content-page.css";
import { ContentText } from "./content-text";
import { EntryRows } from "./entry-list";
import { ContentFigure } from "./images/content-figure";
import { PathwayLegend } from "./images/pathway-legend";
import { VideoTiles } from "./images/video-block";
import { VideoPoster } from "./images/video-poster";
import { Next } from "./next";
import * as css from "./page-body.css";
import { ProteinDomain } from "./protein-domain";

type BodyOf<K extends Body["kind"]> = Extract<Body, { kind: K }>;

interface PageBodyProps {
  body: Body;
  wide: boolean;
}

/** Content of a page, by entry type. */
export function PageBody({ body, wide }: PageBodyProps) {
  switch (body.kind) {
    case "blocks":
      return <ContentBlocks blocks={body.blocks} wide={wide} />;
    case "pathway":
      return <Pathway body={body} />;
    case "protein-domain":
      return <ProteinDomain body={body} />;
    case "news":
      return <NewsReport body={body} />;
    case "protocol":
      return <ContentText value={body.content} />;
    case "article":
      return <ArticleText body={body} />;
    case "video":
      return <Video body={body} />;
  }
}

/** Details below the title: a date, a number, a summary. */
export function PageFacts({ body }: { body: Body }) {
  const t = useT();
  const format = useFormat();
  switch (body.kind) {
    case "news":
      return (
        <p className={page.facts}>
          {t("content.published")} <time dateTime={body.date.slice(0, 10)}>{format.date(body.date)}</time>
        </p>
      );
    case "video":
      return (
        <p className={page.facts}>
          {t(body.video.webinar ? "content.webinar" : "content.video")}
          {body.published && (
            <>
              {"\u00a0· "}
              <time dateTime={body.published.slice(0, 10)}>{format.date(body.published)}</time>
            </>
          )}
        </p>
      );
    case "protocol":
      return <p className={page.facts}>{t("contentPages.protocolNumber", { number: body.number })}</p>;
    case "article":
      return <ArticleFacts body={body} />;
    default:
      return null;
  }
}

function Pathway({ body }: { body: BodyOf<"pathway"> }) {
  const t = useT();
  const { diagrams, description, legend, pdf, views } = body;
  return (
    <div className={css.sections}>
      <div className={css.diagram}>
        {diagrams.map((figure) => (
          <ContentFigure key={figure.src} figure={figure} />
        ))}
      </div>
      {legend && <PathwayLegend legend={legend} />}
      {pdf && (
        <p>
          <a href={pdf.href}>{pdf.label}</a>
        </p>
      )}
      <ContentText value={description} />
      {views.length > 0 && (
        <section className={css.section}>
          <h2>{t("contentPages.extendedViews")}</h2>
          <div className={css.drawings}>
            {views.map(({ title, figure }) => (
              <section key={title} className={css.section}>
                <h3>{title}</h3>
                <ContentFigure figure={figure} />
              </section>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function NewsReport({ body }: { body: BodyOf<"news"> }) {
  return (
    <div className={css.sections}>
      <ContentText value={body.content} />
      <Next next={body.others}>{(news) => <EntryRows list="news-list" entries={news} />}</Next>
    </div>
  );
}

function Video({ body }: { body: BodyOf<"video"> }) {
  const { video, collection, categories, related } = body;
  const tags = collection === null ? categories : [collection, ...categories];
  return (
    <div className={css.sections}>
      <div className={css.section}>
        <VideoPlayer title={video.title} id={video.id} embedHref={video.embedHref} watchHref={video.watchHref}>
          <VideoPoster video={video} large />
        </VideoPlayer>
        {video.description && <p className={css.lead}>{video.description}</p>}
        {tags.length > 0 && (
          <Cluster as="ul">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </Cluster>
        )}
      </div>
      <Next next={related}>{(videos) => <VideoTiles videos={videos} heading="h3" />}</Next>
    </div>
  );
}
