/** Shipping, taxes and promotions of the demonstration. */
import { checkoutSettings, type Distributor } from "@contracts/commerce/checkout-settings";
import * as v from "valibot";
import { readTable } from "../data-files/table";
import { readYaml } from "../data-files/yaml";
import { demoTaxRules } from "./taxes";

const place = v.strictObject({
  id: v.string(),
  country: v.string(),
  name: v.string(),
  phone: v.string(),
  street: v.string(),
  city: v.string(),
  state: v.string(),
  postal_code: v.string(),
});

/** One fictitious distributor for each distributor country, two for Brazil. */
const distributors = readTable("demo/checkout/distributors.tsv", place).map(
  ({ id, country, name, phone, street, city, state, postal_code }): Distributor => ({
    id,
    country,
    name,
    url: `https://${id}.distributor.benchside.example/`,
    phone,
    fax: null,
    customerEmail: `orders@${id}.distributor.benchside.example`,
    address: { street, city, state: state || null, postalCode: postal_code, country },
  }),
);

export const demoCheckout = {
  ...readYaml("demo/checkout/checkout.yaml", v.omit(checkoutSettings, ["taxRules", "distributors"])),
  taxRules: [...demoTaxRules],
  distributors,
};
