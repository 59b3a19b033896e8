/** What the payments service's frame tells the page around it. */

interface CardMessage {
  /** Pixels that the page in the frame says it needs; null for any other message, and for one that no page would send. */
  readonly height: number | null;
  /** Id of the card fields that are filled in; null for any other message. */
  readonly card: string | null;
}

const nothing: CardMessage = { height: null, card: null };
const heights = { least: 160, most: 1600 } as const;

/** Reads a message; one from anywhere but the frame's own origin says nothing. */
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
