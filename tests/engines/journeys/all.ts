import type { Journey } from "../journey";
import { basketJourneys } from "./basket";
import { buyingJourneys } from "./buying";
import { contentJourneys } from "./content";
import { officeJourneys } from "./office";
import { productJourneys } from "./products";

export const journeys: readonly Journey[] = [
  ...basketJourneys,
  ...productJourneys,
  ...contentJourneys,
  ...buyingJourneys,
  ...officeJourneys,
];
