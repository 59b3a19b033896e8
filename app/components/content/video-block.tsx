import { useT } from "~/i18n/use-t";
import type { VideoView } from "~/loaders/content-page-blocks-data.server";
import { Icon } from "../icon";
import { Badge } from "../ui/badge";
import { TextLink } from "../ui/text-link";
import * as css from "./video-block.css";

interface VideoBlockProps {
  video: VideoView;
  /** On the video's own page, where the heading says its title. */
  own?: boolean;
}

/** A video: what it is and where its page is. Nothing of the provider is loaded (C-REND-04, C-REND-12). */
export function VideoBlock({ video, own = false }: VideoBlockProps) {
  const t = useT();
  const { title, description, webinar, playable, href } = video;
  return (
    <div className={own ? css.own : css.block}>
      <div className={css.frame}>
        <Icon name="video" size="lg" className={css.icon} />
        {!playable && <p className={css.state}>{t("content.videoMissing")}</p>}
        {playable && own && <p className={css.state}>{t("content.videoNotLoaded")}</p>}
      </div>
      <div className={css.text}>
        <p>
          <Badge tone="neutral">{t(webinar ? "content.webinar" : "content.video")}</Badge>
        </p>
        {!own && <p className={css.title}>{title}</p>}
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
