import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/components/ui/button/button";
import { Checkbox } from "~/components/ui/field/field";
import { widget } from "~/components/widget";
import { spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import { $consent, allowCategory, readConsent } from "~/stores/consent";
import { useStore } from "~/stores/use-store";
import * as css from "./video-player.css";

interface VideoPlayerProps {
  title: string;
  /** Id at the provider; null if the video cannot be played, which the poster states. */
  id: string | null;
  /** URL of the provider's player with the video; null if this deployment plays none. */
  embedHref: string | null;
  /** The provider's page of the video, or null. */
  watchHref: string | null;
  /** The shop's own poster. */
  children: ReactNode;
}

/**
 * Plays a provider's video on request, and loads nothing from the provider before (C-REND-12, C-CMS-14). Without
 * consent, the button says what a press does. Without scripts a link leads to the provider.
 */
export const VideoPlayer = widget("video-player", (props: VideoPlayerProps) => {
  const { title, id, embedHref, watchHref, children } = props;
  const t = useT();
  // Not `useId`, because server and browser use different libraries with different counters.
  const noteId = `video-${id ?? "none"}-note`;
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [always, setAlways] = useState(false);
  const allowed = useStore($consent)?.allowed.includes("video") ?? false;
  useEffect(() => {
    readConsent();
    setReady(true);
  }, []);
  const watch = watchHref && (
    <a href={watchHref} rel="noopener noreferrer">
      {t("content.watch")}
    </a>
  );
  if (playing && embedHref) {
    return (
      <div className={css.video}>
        <iframe
          className={css.player}
          src={`${embedHref}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          // The focused button is gone.
          ref={focus}
        />
        {/* A blocked third-party frame raises no event, so always offer the link. */}
        {watch && (
          <p className={css.note} data-print="hide">
            <span>
              {spaced(t("content.videoBlank"))}
              {watch}
            </span>
          </p>
        )}
      </div>
    );
  }
  const play = () => {
    if (always) allowCategory("video");
    setPlaying(true);
  };
  return (
    <div className={css.video}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button */}
      <div className={ready && embedHref ? css.press : undefined} onClick={embedHref ? play : undefined}>
        {children}
      </div>
      {(embedHref || watchHref) && (
        <div className={css.controls} data-print="hide">
          {ready && embedHref && (
            <Button
              type="button"
              variant="primary"
              icon="video"
              onClick={play}
              aria-describedby={allowed ? undefined : noteId}
            >
              {t("content.videoPlay")}
            </Button>
          )}
          {watch}
        </div>
      )}
      {id !== null && !embedHref && !watchHref && <p className={css.note}>{t("content.videoNotHere")}</p>}
      {(embedHref || watchHref) && !allowed && (
        <div className={css.note}>
          <p id={noteId}>{t("content.videoNotLoaded")}</p>
          {ready && embedHref && (
            <Checkbox
              label={t("content.videoAlways")}
              checked={always}
              onChange={({ currentTarget }) => setAlways(currentTarget.checked)}
            />
          )}
        </div>
      )}
    </div>
  );
});

/** A stable function: the frame takes focus when it appears, not on every render. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
