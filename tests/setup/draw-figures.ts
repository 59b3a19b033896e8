/**
 * Draws the figures of lists and home pages in sequence before journeys open them. If several browsers opened a list of
 * sixty undrawn figures at once, the image service would be busy for longer than the storefront waits.
 */
import type { FullConfig } from "@playwright/test";

const pages = ["/", "/browse", "/browse?q=akt"];
/** Chromium's `Accept` header for images, which is part of the key under which the storefront stores a figure. */
const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

const maxAttempts = 5;

export default async function drawFigures({ projects }: FullConfig): Promise<void> {
  const shop = projects[0]?.use.baseURL;
  const addresses = new Set<string>();
  for (const page of pages) {
    for (const [address] of (await read(shop + page)).matchAll(/\/figures\/[\w/-]+/g)) addresses.add(address);
  }
  for (const address of addresses) await read(shop + address);
}

/** @throws Error if the shop does not respond with it after several attempts */
async function read(address: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { headers: { accept } });
    if (response.ok) return response.text();
    if (attempt === maxAttempts) throw new Error(`${address} answered ${response.status}`);
  }
}
