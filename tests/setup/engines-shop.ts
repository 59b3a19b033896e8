/** Starts the shop that the three engines share. */
import type { TestProject } from "vitest/node";
import { type EnginesShop, startEnginesShop } from "../engines/shop";

declare module "vitest" {
  interface ProvidedContext {
    enginesShop: EnginesShop;
  }
}

export default async function startOnce(project: TestProject): Promise<() => Promise<void>> {
  const { shop, stop } = await startEnginesShop();
  project.provide("enginesShop", shop);
  return stop;
}
