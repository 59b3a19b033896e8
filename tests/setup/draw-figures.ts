/**
 * Draws the figures of lists and home pages one after the other, before journeys open them. Several browsers that open a
 * list of sixty undrawn figures at once keep the image service busy for longer than the storefront waits for a figure.
 */
import type { FullConfig } from "@playwright/test";

const pages = ["/", "/browse", "/browse?q=akt"];
/** Chromium's header for images; the storefront stores a figure by it. */
const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

/** @throws if a figure cannot be drawn */
export default async function drawFigures({ projects }: FullConfig): Promise<void> {
  const shop = projects[0]?.use.baseURL;
  const addresses = new Set<string>();
  for (const page of pages) {
    const document = await (await fetch(shop + page)).text();
    for (const [address] of document.matchAll(/\/figures\/[\w/-]+/g)) addresses.add(address);
  }
  for (const address of addresses) {
    const { status } = await fetch(shop + address, { headers: { accept } });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
  }
}
