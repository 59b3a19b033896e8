import { Icon } from "~/components/icon";
import { classes } from "~/components/ui/classes";
import { useT } from "~/i18n/use-t";
import type { VideoView } from "~/loaders/content/page-blocks-data.server";
import { focus } from "./focus.css";
import * as css from "./video-poster.css";

interface VideoPosterProps {
  video: VideoView;
  /** On the video's own page: as wide as the text. */
  large?: boolean;
}

/** Poster of a video with its length; says so if the video cannot be played (C-REND-04). */
export function VideoPoster({ video, large = false }: VideoPosterProps) {
  const t = useT();
  const { poster, id, seconds } = video;
  return (
    <div className={classes(css.frame, large && css.large)}>
      {poster && (
        <img
          className={classes(css.picture, poster.focus && focus[poster.focus])}
          src={poster.src}
          alt={large ? poster.alt : ""}
          width={poster.width ?? 640}
          height={poster.height ?? 360}
          loading={large ? "eager" : "lazy"}
          decoding="async"
        />
      )}
      {id === null ? (
        <p className={css.missing}>{t("content.videoMissing")}</p>
      ) : (
        <Icon name="video" size="lg" className={css.mark} />
      )}
      {seconds !== null && id !== null && <span className={css.length}>{clock(seconds)}</span>}
    </div>
  );
}

/** `12:05`, `1:02:00`: the same in every language. */
function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
