/** Wire format of watches: mails about a product's lots, or about one lot. */
import * as v from "valibot";
import { languages } from "../languages";
import { regionNames } from "../regions";
import { isEmailAddress } from "../values/email-address";
import { productKey } from "./catalogue";
import { lotNumber } from "./lots";

/** A recall is also mailed to everyone who received the lot, even without a watch. */
export const watchEvents = ["new-lot", "low", "superseded", "recalled"] as const;
export type WatchEvent = (typeof watchEvents)[number];

const owner = v.pipe(v.string(), v.regex(/^customer:[A-Za-z0-9-]{1,80}$/));
const watched = {
  productKey,
  /** Null for all lots of the product. */
  lot: v.nullable(lotNumber),
  events: v.pipe(
    v.array(v.picklist(watchEvents)),
    v.minLength(1),
    v.maxLength(watchEvents.length),
    v.transform((events) => watchEvents.filter((event) => events.includes(event))),
  ),
};

export const watchesPerCustomer = 100;

/** `POST /watches`; a new request for the same product or lot replaces the former one. */
export const watchRequest = v.strictObject({
  owner,
  ...watched,
  email: v.pipe(v.string(), isEmailAddress(), v.maxLength(254)),
  language: v.picklist(languages),
  region: v.picklist(regionNames),
});
export type WatchRequest = v.InferOutput<typeof watchRequest>;

/** Ends a watch without a sign-in: from the link in its mails. */
export const watchToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32,64}$/));

const watch = v.object({ token: watchToken, ...watched });
export type Watch = v.InferOutput<typeof watch>;
export const watchList = v.object({ watches: v.array(watch) });
export const oneWatch = watch;
