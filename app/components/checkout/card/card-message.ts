/** Messages of the payments service's frame. */

interface CardMessage {
  /** Height the framed page needs, in pixels; null for other or implausible messages. */
  readonly height: number | null;
  /** Id of the completed card fields; null for other messages. */
  readonly card: string | null;
}

const nothing: CardMessage = { height: null, card: null };
const heights = { least: 160, most: 1600 } as const;

/** Parses a message; ignores any that does not come from the frame's origin. */
export function cardMessage(
  { origin, data }: Pick<MessageEvent<unknown>, "origin" | "data">,
  frameUrl: string,
): CardMessage {
  if (origin !== new URL(frameUrl).origin || typeof data !== "object" || data === null) return nothing;
  const { type, height, id } = data as { type?: unknown; height?: unknown; id?: unknown };
  if (type === "benchside:card-ready") return typeof id === "string" ? { ...nothing, card: id } : nothing;
  if (type !== "benchside:card-height" || typeof height !== "number") return nothing;
  return height >= heights.least && height <= heights.most ? { ...nothing, height } : nothing;
}
