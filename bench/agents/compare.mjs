import { readFileSync } from "node:fs";
/** Compares several representations of one product. The product feed's line is the reference for the others. */

/**
 * @param {{
 *   feed: any, page: string, markdown: string | null, tool: any, ucp: any,
 *   merchant: Map<string, string[]> | null,
 *   pdf?: string | null,
 * }} forms `pdf`: text of the datasheet; `markdown`: null to leave it out
 * @returns {{ facts: number, faults: string[] }} number of facts compared, and a line for each difference
 */
export function disagreements({ feed, page, markdown, tool, ucp, merchant, pdf = null }) {
  const faults = [];
  let facts = 0;
  const same = (name, a, b) => {
    facts += 1;
    const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
    if (x !== y) faults.push(`${name}: ${x?.slice(0, 160)} and ${y?.slice(0, 160)}`);
  };
  const { found_by: _, ...told } = tool;
  for (const member of new Set([...Object.keys(told), ...Object.keys(feed)])) {
    same(`tool ${member}`, told[member], feed[member]);
  }
  const sold = feed.sizes.filter(({ price, selling }) => price !== null && selling.action === "add");
  const { offers, verdicts } = structuredData(page);
  same(
    "offers of the page",
    offers,
    sold.map((size) => [size.sku, decimal(size), size.price.currency, size.availability]),
  );
  const said = new Map(feed.evidence.verdicts.map((one) => [`${one.application} ${one.species}`, one.verdict]));
  for (const [name, value] of verdicts) same(`verdict of the page, ${name}`, value, said.get(name));
  const variants = ucp.product?.variants ?? [];
  const buyable = feed.sizes.filter(({ price, selling }) => price !== null && selling.adds_to_basket);
  same(
    "variants of UCP",
    variants.map(({ sku, price, availability }) => [sku, price.amount, price.currency, availability.status]),
    buyable.map(({ sku, price, availability }) => [sku, price.amount, price.currency, statuses[availability]]),
  );
  if (ucp.product) {
    same("identifiers of UCP", ucp.product.metadata.identifiers, feed.identifiers);
    same("evidence of UCP", ucp.product.metadata.evidence, feed.evidence);
  }
  for (const size of markdown === null ? [] : feed.sizes) {
    const row = markdown.split("\n").find((line) => line.includes(`| ${size.sku} |`));
    same(`row of ${size.sku} in Markdown`, row !== undefined, true);
    if (!sold.includes(size) || row === undefined) continue;
    const digits = row.replace(/[^\d|.,]/g, "").replace(/[.,](?=\d{3}(?:\D|$))/g, "");
    same(
      `price of ${size.sku} in Markdown`,
      digits.replaceAll(",", ".").includes(decimal(size).replace(/\.00$/, "")),
      true,
    );
    if (merchant && size.availability in merchantWords) {
      same(
        `price of ${size.sku} in the Merchant feed`,
        merchant.get(size.sku)?.[0],
        `${decimal(size)} ${size.price.currency}`,
      );
      same(
        `availability of ${size.sku} in the Merchant feed`,
        merchant.get(size.sku)?.[1],
        merchantWords[size.availability],
      );
    }
  }
  const spoken = new Set(
    feed.evidence.verdicts.filter(({ tests }) => tests.for + tests.against > 0).map(({ verdict }) => verdict),
  );
  for (const verdict of spoken) {
    for (const [form, text] of [
      ["Markdown", markdown],
      ["the PDF", pdf],
    ]) {
      const word = text === null ? undefined : wordOf(verdict, text);
      if (word !== undefined) same(`"${word}" in ${form}`, bare(text).includes(bare(word)), true);
    }
  }
  if (pdf !== null) same("number in the PDF", pdf.includes(feed.number), true);
  const { rrid } = feed.identifiers;
  if (rrid && pdf !== null) same("RRID in the PDF", bare(pdf).includes(bare(rrid)), true);
  if (rrid)
    same("RRID on the page and in Markdown", [page.includes(rrid), markdown?.includes(rrid) ?? true], [true, true]);
  return { facts, faults };
}

const decimal = ({ price: { amount, fraction_digits: digits } }) => (amount / 10 ** digits).toFixed(digits);

const statuses = {
  InStock: "in_stock",
  MadeToOrder: "preorder",
  BackOrder: "backorder",
  Discontinued: "discontinued",
  OutOfStock: "out_of_stock",
};
/** The feed omits sizes that are made to order, because their shipping day is not known. */
const merchantWords = { InStock: "in_stock", BackOrder: "backorder" };
/** The verdict's wording in the language of `text`, up to its first placeholder; undefined for verdicts without one. */
function wordOf(verdict, text) {
  const words = wordsOf(languageOf(text));
  const word = verdict === "validated" ? words.validatedBy : words.kind[verdict];
  return spokenVerdicts.has(verdict) ? word?.split("{{")[0] : undefined;
}

const spokenVerdicts = new Set(["validated", "recommended", "works-other-signal", "mixed", "failed"]);
/** Decides by the script of most letters, because reviews may be in any language. */
function languageOf(text) {
  const [kana = 0, han = 0, latin = 0] = [/[\u3040-\u30ff]/g, /[\u4e00-\u9fff]/g, /[A-Za-z]{2,}/g].map(
    (letters) => text.match(letters)?.length,
  );
  if (kana > latin / 4) return "ja_JP";
  return han > latin / 2 ? "zh_CN" : "en_EN";
}
const read = new Map();
function wordsOf(language) {
  const path = `../../app/i18n/messages/evidence/${language}.json`;
  if (!read.has(language)) read.set(language, JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")));
  return read.get(language);
}
const bare = (text) => text.replace(/\s+/g, "");

/** Offers and verdicts from a page's structured data. */
function structuredData(html) {
  const graphs = [...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, text]) => JSON.parse(text))
    .flatMap((graph) => graph["@graph"] ?? [graph]);
  const products = graphs.filter((one) => one["@type"] === "Product");
  return {
    offers: products
      .flatMap(({ offers }) => offers ?? [])
      .map((one) => [one.sku, one.price, one.priceCurrency, one.availability.split("/").at(-1)]),
    verdicts: products
      .flatMap(({ subjectOf }) => subjectOf?.variableMeasured ?? [])
      .map(({ name, value }) => [name, value.split(" ")[0]]),
  };
}
