/** Compares what the shop says of one product in several forms. The feed's line is what the others are held against. */

/**
 * @param {{ feed: any, page: string, markdown: string, tool: any, ucp: any, merchant: Map<string, string[]> | null }} forms
 * @returns {{ facts: number, faults: string[] }} facts that were compared, and a line for each that differs
 */
export function disagreements({ feed, page, markdown, tool, ucp, merchant }) {
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
    variants.map(({ sku, price }) => [sku, price.amount, price.currency]),
    buyable.map(({ sku, price }) => [sku, price.amount, price.currency]),
  );
  for (const size of feed.sizes) {
    const row = markdown.split("\n").find((line) => line.includes(`| ${size.sku} |`));
    same(`row of ${size.sku} in Markdown`, row !== undefined, true);
    if (!sold.includes(size) || row === undefined) continue;
    const digits = row.replace(/[^\d|.,]/g, "").replace(/[.,](?=\d{3}(?:\D|$))/g, "");
    same(
      `price of ${size.sku} in Markdown`,
      digits.replaceAll(",", ".").includes(decimal(size).replace(/\.00$/, "")),
      true,
    );
    if (merchant && size.availability !== "OutOfStock") {
      same(
        `price of ${size.sku} in the Merchant feed`,
        merchant.get(size.sku)?.[0],
        `${decimal(size)} ${size.price.currency}`,
      );
    }
  }
  const { rrid } = feed.identifiers;
  if (rrid) same("RRID on the page and in Markdown", [page.includes(rrid), markdown.includes(rrid)], [true, true]);
  return { facts, faults };
}

const decimal = ({ price: { amount, fraction_digits: digits } }) => (amount / 10 ** digits).toFixed(digits);

/** Offers and verdicts of a page's structured data. */
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
