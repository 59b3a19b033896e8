/** One page of every type in three languages: English on the main host, Japanese and Chinese on theirs. */

/** @typedef {{ readonly type: string; readonly path: string; readonly speed?: boolean }} PageType */

const support = "/learn-and-support";

/** @type {readonly PageType[]} */
export const pageTypes = [
  { type: "home", path: "/", speed: true },
  { type: "results", path: "/browse?q=akt&tab=product" },
  { type: "resources", path: "/browse?q=akt&tab=resources" },
  { type: "all products", path: "/browse", speed: true },
  { type: "no results", path: "/browse?q=zzzzqqqq" },
  { type: "product", path: "/products/4060", speed: true },
  { type: "kit", path: "/products/8112" },
  { type: "datasheet", path: "/products/4060/datasheet" },
  { type: "applications", path: "/products/4060/applications" },
  { type: "product's protocol", path: "/products/4060/protocol" },
  { type: "product's lots", path: "/products/4060/lots?lot=24&lot=23" },
  { type: "lot", path: "/lots/4060-24" },
  { type: "look-up of lots", path: "/lots" },
  { type: "withdrawn product", path: "/products/2106" },
  { type: "compare", path: "/products/compare?productIds=4060,9272" },
  { type: "basket", path: "/cart", speed: true },
  { type: "quick add", path: "/cart/quick-add" },
  { type: "country", path: "/country" },
  { type: "privacy settings", path: "/privacy-settings" },
  { type: "content page", path: support },
  { type: "technical support", path: `${support}/technical-support` },
  { type: "article", path: `${support}/technical-support/antigen-retrieval/104`, speed: true },
  { type: "troubleshooting", path: `${support}/troubleshooting/western-blotting` },
  { type: "downloads", path: `${support}/pdf-download-page` },
  { type: "videos", path: `${support}/videos-and-webinars` },
  { type: "video", path: `${support}/videos-and-webinars/western-blot-in-twelve-minutes` },
  { type: "inquiry", path: "/services/products-and-services-inquiry/customized-and-carrier-free-formulations" },
  { type: "contact", path: "/about-us/contact-us" },
  { type: "media room", path: "/about-us/our-company/media-room" },
  { type: "news", path: "/about-us/our-company/media-room/carrier-free-formats" },
  { type: "protocols", path: "/protocols" },
  { type: "protocol", path: "/protocols/10" },
  { type: "pathway", path: "/research/pathways/pi3k-akt-signaling" },
  { type: "protein domain", path: "/research/protein-domains/sh2-domain" },
  { type: "missing page", path: "/no-such-page" },
  { type: "gallery", path: "/examples" },
];

export const hosts = { en: "localhost", ja: "jp.localhost", zh: "cn.localhost" };

/** @param {number} port */
export function everyPage(port) {
  return Object.entries(hosts).flatMap(([language, host]) =>
    pageTypes.map((page) => ({ ...page, language, host, url: `http://${host}:${port}${page.path}` })),
  );
}
