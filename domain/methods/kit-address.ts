/**
 * Address of a methods kit: `/methods?item=4060~24~WB~1:1000~M&item=…&as=star`. An item is product ~ lot ~ application ~
 * dilution ~ species ~ cycle ~ channel; blanks are empty and may be left out at the end. `!~` and `!!` are a tilde and an exclamation mark of a value.
 */
import { defaultStyle, type KitItem, type KitStyle, kitFields, kitLimits, kitPath } from "./kit";

export const itemParameter = "item";
export const styleParameter = "as";

/** Text of an item in an address. */
function itemText(item: KitItem): string {
  return kitFields
    .map((field) => (item[field] ?? "").replace(/[!~]/g, "!$&"))
    .join("~")
    .replace(/(?<!!)~+$/, "");
}

/** Query of a kit, with its leading question mark; "" for an empty kit in the default style. */
export function kitQuery(items: readonly KitItem[], style: KitStyle = defaultStyle): string {
  // Colons and commas are legal in a query and make a dilution readable.
  const encoded = (value: string) => encodeURIComponent(value).replace(/%3A/g, ":").replace(/%2C/g, ",");
  const pairs = items.map((item) => `${itemParameter}=${encoded(itemText(item))}`);
  if (style !== defaultStyle) pairs.push(`${styleParameter}=${style}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

export const kitHref = (items: readonly KitItem[], style?: KitStyle): string => kitPath + kitQuery(items, style);

/** A product, and its lot if the shop knows it. */
export interface KitProduct {
  readonly product: string;
  readonly lot?: string;
  /** Place in a multiplex panel. */
  readonly cycle?: string;
  readonly channel?: string;
}

/** Address of a kit of products, with blanks for what only their user knows; duplicates are left out. */
export function kitOf(products: readonly KitProduct[]): string {
  const items = new Map(
    products.map(({ product, lot = "", cycle, channel }) => [
      `${product} ${lot}`,
      { ...productItem(product, lot), ...(cycle && { cycle }), ...(channel && { channel }) },
    ]),
  );
  return kitHref([...items.values()].slice(0, kitLimits.items));
}

export const productItem = (product: string, lot = ""): KitItem => ({ product, lot, application: "", dilution: "" });
