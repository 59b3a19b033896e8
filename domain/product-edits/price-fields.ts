/** Fields of a size: its price in a country, and its prices for larger quantities. */
import type { Product, Variant } from "@contracts/catalogue/catalogue";
import type { Money } from "@contracts/values/money";
import { currencyOf, isKnownCountry, isKnownCurrency } from "../market/countries";
import { decimalText } from "../money/format";
import { readAmount } from "../money/read-amount";
import { type ProductField, refused, sizeOf, type Written, withSize, written } from "./field";

const breaksFirst = "Remove its prices for larger quantities first.";

/** An amount with its currency: "385.00 EUR". */
function moneyOf(value: string): Money | null {
  const [, amount = "", currency = ""] = /^(\d{1,12}(?:\.\d{1,4})?) ([A-Z]{3})$/.exec(value) ?? [];
  return isKnownCurrency(currency) ? readAmount(amount, currency) : null;
}

const noPrice = (value: string) =>
  refused(`“${value.slice(0, 40)}” is not a price: write an amount with a point and the currency of a country.`);

/** "385.00 EUR" */
export function priceField(sku: string, country: string): ProductField {
  return {
    read(product) {
      const price = sizeOf(product, sku)?.prices.find((each) => each.country === country);
      return price ? `${decimalText(price)} ${price.currencyCode}` : null;
    },
    write(product, value) {
      const size = sizeOf(product, sku);
      if (!size) return refused(`The product has no size ${sku}.`);
      const known = size.prices.find((each) => each.country === country);
      if (value === null)
        return known?.breaks ? refused(breaksFirst) : saved(size.prices.filter((each) => each.country !== country));
      if (!isKnownCountry(country)) return refused(`“${country.slice(0, 20)}” is not a country code.`);
      const money = moneyOf(value);
      if (!money) return noPrice(value);
      const expected = currencyOf(country);
      // A currency that the catalogue has for this country already is the operator's choice.
      if (money.currencyCode !== expected && money.currencyCode !== known?.currencyCode)
        return refused(`Prices in ${country} are in ${expected}.`);
      if (known?.breaks && known.currencyCode !== money.currencyCode) return refused(breaksFirst);
      const price = { ...money, country, ...(known?.breaks && { breaks: known.breaks }) };
      const isKnown = known !== undefined;
      return saved(
        isKnown ? size.prices.map((each) => (each.country === country ? price : each)) : [...size.prices, price],
      );

      function saved(prices: Variant["prices"]): Written {
        const next = withSize(product, sku, (each) => ({ ...each, prices }));
        return next ? written(next) : refused(`The product has no size ${sku}.`);
      }
    },
  };
}

/** Price of each piece for a line of at least `pieces`: "350.00 EUR". */
export function breakField(sku: string, country: string, pieces: number): ProductField {
  const priceOf = (product: Product) => sizeOf(product, sku)?.prices.find((each) => each.country === country);
  return {
    read(product) {
      const price = priceOf(product);
      const found = price?.breaks?.find((each) => each.pieces === pieces);
      return price && found ? `${decimalText({ ...price, centAmount: found.centAmount })} ${price.currencyCode}` : null;
    },
    write(product, value) {
      const price = priceOf(product);
      if (!price) return refused(`${sku.slice(0, 20)} has no price in ${country}.`);
      const others = (price.breaks ?? []).filter((each) => each.pieces !== pieces);
      const money = value === null ? null : moneyOf(value);
      if (value !== null && !money) return noPrice(value);
      if (money && (money.currencyCode !== price.currencyCode || money.centAmount < 1))
        return refused(`Enter an amount in ${price.currencyCode}, the currency of the price of one unit.`);
      if (money && others.length === 10) return refused("A price has at most ten quantities.");
      const next = [...others, ...(money ? [{ pieces, centAmount: money.centAmount }] : [])];
      const { breaks: _, ...plain } = price;
      const breaks = next.sort((one, other) => one.pieces - other.pieces);
      const changed = breaks.length > 0 ? { ...plain, breaks } : plain;
      const result = withSize(product, sku, (size) => ({
        ...size,
        prices: size.prices.map((each) => (each.country === country ? changed : each)),
      }));
      return result ? written(result) : refused(`The product has no size ${sku}.`);
    },
  };
}
