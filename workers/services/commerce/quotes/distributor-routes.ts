/** Distributors of a country, for the distributor request page (T-QUOTE-24). */
import { countryCode } from "@contracts/values/money";
import { Hono } from "hono";
import * as v from "valibot";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { invalidInput } from "../../shared/problems";
import type { CommerceApp } from "../context";

export const distributorRoutes = new Hono<CommerceApp>();

distributorRoutes.get("/", async (c) => {
  const country = v.safeParse(countryCode, c.req.query("country"));
  if (!country.success) return invalidInput("country must be a two-letter code.");
  const { distributors } = await checkoutSettingsOf(c.env).current();
  return c.json({ results: distributors.filter((distributor) => distributor.country === country.output) });
});
