import { Link } from "~/components/navigation";
import { Badge } from "~/components/ui/badge/badge";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { VideoView } from "~/loaders/content/page-blocks-data.server";
import * as css from "./video-block.css";
import { VideoPoster } from "./video-poster";

/** A video with poster, description and link to its page; loads nothing from the provider (C-REND-12). */
export function VideoBlock({ video }: { video: VideoView }) {
  const t = useT();
  const { title, description, webinar, href } = video;
  return (
    <div className={css.block}>
      <VideoPoster video={video} />
      <div className={css.text}>
        <p>
          <Badge tone="neutral">{t(webinar ? "content.webinar" : "content.video")}</Badge>
        </p>
        <p className={css.title}>{href ? <Link to={href}>{title}</Link> : title}</p>
        {description && <p className={css.description}>{description}</p>}
        {href && (
          <p>
            <TextLink to={href} aria-label={`${t("content.videoPage")}: ${title}`}>
              {t("content.videoPage")}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** Videos side by side, each a poster with its title. */
export function VideoTiles({ videos, heading: Heading }: { videos: readonly VideoView[]; heading: "h2" | "h3" }) {
  return (
    <ul className={css.tiles}>
      {videos.map((video) => (
        <li key={video.href ?? video.title} className={css.tile}>
          <VideoPoster video={video} />
          <Heading className={css.title}>
            {video.href ? (
              <Link to={video.href} className={css.cover}>
                {video.title}
              </Link>
            ) : (
              video.title
            )}
          </Heading>
        </li>
      ))}
    </ul>
  );
}
