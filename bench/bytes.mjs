import { brotliCompressSync } from "node:zlib";

const brotli = (data) => brotliCompressSync(data).length;

/** Bytes of a page's HTML and of every script that it loads, uncompressed and as brotli. */
export async function pageBytes(url) {
  const html = await (await fetch(url)).text();
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path));
  let js = 0;
  let jsBrotli = 0;
  for (const path of scripts) {
    const data = Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer());
    js += data.length;
    jsBrotli += brotli(data);
  }
  return { html: Buffer.byteLength(html), htmlBrotli: brotli(Buffer.from(html)), js, jsBrotli };
}
