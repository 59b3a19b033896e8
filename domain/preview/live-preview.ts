/**
 * Live preview of the content's vendor: its editor shows the shop in a frame and puts a session's hash in the address.
 * For that hash, the preview host returns the content as it is being edited.
 */

/** Hash of the session in an address; null without a well-formed one. */
export function livePreviewOf({ searchParams }: Pick<URL, "searchParams">): string | null {
  const hash = searchParams.get("live_preview") ?? "";
  return /^[\w-]{1,100}$/.test(hash) ? hash : null;
}

/** A message between editor and page, as the vendor's post-message library writes it. */
export interface LivePreviewMessage {
  readonly eventManager: "contentstack-adv-post-message";
  readonly channel: "live-preview";
  readonly type: string;
  readonly metadata: { readonly hash: string; readonly nature: "REQUEST" | "ACK" | "RESPONSE" };
  readonly payload?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

type Message = Pick<LivePreviewMessage, "type" | "metadata" | "payload" | "error">;
const message = (parts: Message): LivePreviewMessage => ({
  ...{ eventManager: "contentstack-adv-post-message", channel: "live-preview" },
  ...parts,
});

/** Tells the editor that the page is rendered on a server, so the editor loads it again after each change. */
export const startMessage = (hash: string, href: string): LivePreviewMessage =>
  message({
    ...{ type: "init", metadata: { hash, nature: "REQUEST" } },
    payload: { config: { shouldReload: true, href, sdkVersion: "4.4.1", mode: 1 } },
  });

export type LivePreviewMove = "forward" | "backward" | "reload";

interface Reaction {
  readonly answers: readonly LivePreviewMessage[];
  /** Request of the editor to the page. */
  readonly move: LivePreviewMove | null;
}

/** Reaction to a message of the editor; null for a message from elsewhere, or a response to one of the page's own. */
export function reactionTo(data: unknown): Reaction | null {
  const { eventManager, channel, type, metadata, payload } = Object(data) as Partial<LivePreviewMessage>;
  if (eventManager !== "contentstack-adv-post-message" || channel !== "live-preview") return null;
  if (metadata?.nature !== "REQUEST" || typeof type !== "string") return null;
  const { hash } = metadata;
  const acknowledged = message({ type, metadata: { hash, nature: "ACK" } });
  const answer = (rest: Pick<Message, "error"> = {}) =>
    message({ type, metadata: { hash, nature: "RESPONSE" }, ...rest });
  if (type === "client-data-send") return { answers: [acknowledged, answer()], move: null };
  const move = type === "history" ? moveOf(payload) : null;
  if (move) return { answers: [acknowledged, answer()], move };
  const error = { code: "NO_REQUEST_LISTENER_FOUND", message: `Nothing listens to ${type.slice(0, 40)}.` };
  return { answers: [acknowledged, answer({ error })], move: null };
}

const moves: readonly LivePreviewMove[] = ["forward", "backward", "reload"];
const moveOf = (payload: unknown) =>
  moves.find((move) => move === (Object(payload) as { type?: unknown }).type) ?? null;
