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

/**
 * Repeats a request that fails or whose connection the busy shop closes.
 * @throws Error if the shop does not respond with the file after several attempts
 */
async function read(address: string): Promise<string> {
  let problem = "";
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      const response = await fetch(address, { headers: { accept } });
      if (response.ok) return await response.text();
      problem = `status ${response.status}`;
    } catch (error) {
      problem = String(error);
    }
  }
  throw new Error(`${address}: ${problem}`);
}
