import type { ProductType } from "@contracts/catalogue/catalogue";
import type { slotLayouts } from "@contracts/content/product-pages";
import type { Localized } from "../locales";
import type { Component } from "./components";

export interface Slot {
  readonly layout: (typeof slotLayouts)[number];
  readonly columns: readonly (readonly Component[])[];
}

export interface Template {
  readonly key: string;
  readonly title: Localized<string>;
  readonly slots: readonly Slot[];
  readonly use: { readonly productType: ProductType | "Generic" } | { readonly productId: string };
}
