import { type ReactNode, useEffect, useState } from "react";
import { live } from "~/components/live";
import { Button } from "~/components/ui/button/button";
import { Checkbox } from "~/components/ui/field/field";
import { useT } from "~/i18n/use-t";
import { $consent, alsoAllow, readConsent } from "~/stores/consent";
import { useStore } from "~/stores/use-store";
import * as css from "./video-player.css";

interface VideoPlayerProps {
  title: string;
  /** At the provider; null when nobody has the video, which its poster says. */
  id: string | null;
  /** Address of the provider's player with the video in it; null where this deployment plays none. */
  embedHref: string | null;
  /** The provider's own page of the video; null where there is none to be had. */
  watchHref: string | null;
  /** The shop's own still picture. */
  children: ReactNode;
}

/**
 * Plays a video of the provider when somebody asks for it, and loads nothing from there before (C-REND-12, C-CMS-14).
 * Whoever has not allowed videos is told what a press on the button does. Without scripts a link leads to the provider.
 */
export const VideoPlayer = live("video-player", (props: VideoPlayerProps) => {
  const { title, id, embedHref, watchHref, children } = props;
  const t = useT();
  // Not by `useId`: two libraries count their ids, one on the server and one in the browser.
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
          // The button that had the focus is gone.
          ref={focus}
        />
        {/* No page is told that a frame of another host stayed empty, so the way around it stays in sight. */}
        {watch && (
          <p className={css.note} data-print="hide">
            <span>
              {t("content.videoBlank")} {watch}
            </span>
          </p>
        )}
      </div>
    );
  }
  const play = () => {
    if (always) alsoAllow("video");
    setPlaying(true);
  };
  return (
    <div className={css.video}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below says and does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: and it is what keys press */}
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

/** The same function each time: the frame takes the focus when it appears, not whenever the page is drawn. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
