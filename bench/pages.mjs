/** Pages requested by the benchmarks. */
import { basketCookie } from "./visitor.mjs";

export const stored = { home: "/", browse: "/browse?q=akt", product: "/products/4060" };

/** Countries without stored pages in any catalogue. */
const countries = [
  "SE",
  "NO",
  "FI",
  "DK",
  "IE",
  "PT",
  "ES",
  "IT",
  "GR",
  "CH",
  "MX",
  "AR",
  "CL",
  "PE",
  "SG",
  "TH",
  "MY",
];
const phrases = [
  "mtor",
  "p53",
  "egfr",
  "stat3",
  "creb",
  "cd3",
  "foxo1",
  "erk",
  "gapdh",
  "actin",
  "jnk",
  "p38",
  "smad2",
];

export const freshHome = countries.map((country) => ({ path: "/", cookie: `country=${country}` }));
export const freshBrowse = phrases.map((query) => ({ path: `/browse?q=${query}` }));

/** Product pages found through the shop's search, independent of the generator. */
export async function productPaths(origin, count) {
  const found = new Set();
  for (const animal of ["rabbit", "mouse"]) {
    const html = await (await fetch(`${origin}/browse?q=${animal}&results-per-page=100&redirect=false`)).text();
    for (const [, path] of html.matchAll(/href="(\/products\/[0-9]{4,6})"/g)) found.add(path);
  }
  return [...found].slice(0, count);
}

export { basketCookie };
