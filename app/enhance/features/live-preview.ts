/**
 * Updates a page in the content vendor's editor frame while the editor types. Only origins of `CONTENT_PREVIEW_FRAMES`
 * can frame the page, so its parent is trusted.
 */
import { type LivePreviewMessage, type LivePreviewMove, reactionTo, startMessage } from "@domain/preview/live-preview";

const moves: Readonly<Record<LivePreviewMove, () => void>> = {
  forward: () => history.forward(),
  backward: () => history.back(),
  reload: () => location.reload(),
};

export function followEditor(): void {
  const editor = window.parent;
  const send = (message: LivePreviewMessage) => editor.postMessage(message, "*");
  addEventListener("message", ({ source, data }) => {
    const reaction = source === editor ? reactionTo(data) : null;
    reaction?.answers.forEach(send);
    if (reaction?.move) moves[reaction.move]();
  });
  send(startMessage(crypto.randomUUID().slice(0, 8), location.href));
}
