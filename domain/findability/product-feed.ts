/** Lines and items of the product feeds. */
import { xmlDeclaration, xmlText } from "./xml";

/** A size for sale, in the format of Google Merchant Center, which others also read. */
export interface MerchantItem {
  readonly sku: string;
  /** Product number, which is the maker's number. */
  readonly number: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly image: string | null;
  /** Decimal amount with its currency: "399.00 USD". */
  readonly price: string;
  /** Prices of each piece for larger quantities, smallest quantity first. */
  readonly bulkPrices: readonly { readonly pieces: number; readonly price: string }[];
  readonly availability: "in_stock" | "backorder";
  /** Day on which a back-order ships at the latest, which the format requires; null for a size in stock. */
  readonly availableOn: string | null;
  readonly productType: string;
}

interface Channel {
  readonly title: string;
  readonly href: string;
  readonly description: string;
}

/** Texts are cut to the limits of the format. */
const longest = { title: 150, description: 5000 } as const;
/** Maximum prices by quantity that the format accepts for an item. */
const maxBulkPrices = 6;

export const merchantStart = ({ title, href, description }: Channel): string =>
  `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
  `<title>${xmlText(title)}</title><link>${xmlText(href)}</link><description>${xmlText(description)}</description>\n`;

export const merchantEnd = "</channel></rss>\n";

export function merchantItem(item: MerchantItem): string {
  const members: readonly (readonly [name: string, value: string | null])[] = [
    ["g:id", item.sku],
    ["g:title", item.title.slice(0, longest.title)],
    ["g:description", item.description.slice(0, longest.description)],
    ["g:link", item.href],
    ["g:image_link", item.image],
    ["g:price", item.price],
    ["g:availability", item.availability],
    ["g:availability_date", item.availableOn && `${item.availableOn}T00:00Z`],
    ["g:condition", "new"],
    ["g:brand", "Benchside"],
    ["g:mpn", item.sku],
    ["g:item_group_id", item.number],
    ["g:product_type", item.productType],
  ];
  const written = members.flatMap(([name, value]) => (value === null ? [] : [`<${name}>${xmlText(value)}</${name}>`]));
  const bulk = item.bulkPrices
    .slice(0, maxBulkPrices)
    .map(
      ({ pieces, price }) =>
        `<g:bulk_price><g:min_quantity>${pieces}</g:min_quantity><g:price>${xmlText(price)}</g:price></g:bulk_price>`,
    );
  return `<item>${[...written, ...bulk].join("")}</item>\n`;
}
