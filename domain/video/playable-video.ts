/** Playable videos: from the one supported provider, with a valid id (C-REND-04). */
const videoProvider = "youtube";

const idPattern = /^[A-Za-z0-9_-]{6,20}$/;

interface VideoReference {
  readonly video_id: string | null;
  readonly video_provider: string | null;
}

/** Provider's video id; null if it cannot be played. */
export function playableVideoId({ video_id, video_provider }: VideoReference): string | null {
  if (video_provider?.trim().toLowerCase() !== videoProvider) return null;
  const id = video_id?.trim() ?? "";
  return idPattern.test(id) ? id : null;
}
