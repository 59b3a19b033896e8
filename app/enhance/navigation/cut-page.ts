import { cutWordsId } from "~/hydration/truncated-document";

/**
 * Says at the end of a page that its document was truncated; blocks written in order leave no other trace. Call once
 * the document is parsed.
 */
export function tellCutPage(): void {
  // The last element of every document.
  if (document.querySelector("[data-mounts]")) return;
  const words = document.getElementById(cutWordsId);
  const main = document.getElementById("main-content") ?? document.body;
  if (words instanceof HTMLTemplateElement) main.appendChild(words.content.cloneNode(true));
}
