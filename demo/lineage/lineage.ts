/** Fates of the demonstration's named products. */
import { lineage, tombstone } from "@contracts/catalogue/lineage";
import * as v from "valibot";
import { readYaml } from "../data-files/yaml";

const { products, tombstones } = readYaml(
  "demo/lineage/lineage.yaml",
  v.strictObject({ products: v.record(v.string(), lineage), tombstones: v.array(tombstone) }),
);

export const lineageOf = (key: string) => products[key] ?? null;

/** Numbers that an authority made the shop remove. */
export const demoTombstones = tombstones;
