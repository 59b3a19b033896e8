/**
 * The multiplex panel builder on the wire (rows A-PANEL-11 to A-PANEL-17): its products in a country, a design, and
 * what becomes of it. What makes a design a good one is said in `domain/panel`.
 */
import * as v from "valibot";
import {
  panelChannel,
  panelPairing,
  panelRound,
  panelSpeciesName,
  productKey,
  productStatus,
  sku,
} from "./catalogue/catalogue";
import { quoteLanguage } from "./commerce/quotes";
import { isEmailAddress } from "./values/email-address";
import { countryCode, countryPrice } from "./values/money";
import { panelImagings, panelSamples } from "./values/panel-values";

const line = v.pipe(v.string(), v.maxLength(512));
const name = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const optionalLine = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^\P{Cc}*$/u)), "");
const time = v.pipe(v.string(), v.isoTimestamp());

/** What a shopper sees of selling an item of a panel in one country. */
const offer = {
  sku,
  /** The category's and the kind's, as the selling policy asks for them. */
  productType: line,
  category: line,
  status: productStatus,
  active: v.boolean(),
  /** True when the item can be put into a basket of that country. */
  available: v.boolean(),
  /** "status": sold nowhere, now or any more. "country": not in this one. */
  unavailableReason: v.nullable(v.picklist(["country", "status"])),
  /** List price that holds there, whether or not it may be shown; null without one. */
  price: v.nullable(countryPrice),
};

/** An antibody with its oligo: it may stand only in the cells of its pairings. */
export const panelAntibody = v.object({
  productKey,
  name: line,
  clone: v.nullable(line),
  species: panelSpeciesName,
  target: line,
  targetName: line,
  oligo: v.pipe(v.number(), v.integer()),
  pairings: v.array(panelPairing),
  ...offer,
});
export type PanelAntibody = v.InferOutput<typeof panelAntibody>;

export const panelKit = v.object({
  productKey,
  name: line,
  /** The multiplex kit belongs to every panel; of the buffer kits a panel has one. */
  kind: v.picklist(["multiplex", "buffer"]),
  ...offer,
});
export type PanelKit = v.InferOutput<typeof panelKit>;

/** Answer of `GET /signalstar?country=US[&species=Human][&ids=25011,25012]`. */
export const panelProducts = v.object({ antibodies: v.array(panelAntibody), kits: v.array(panelKit) });
export type PanelProducts = v.InferOutput<typeof panelProducts>;

export const panelAssignment = v.strictObject({ channel: panelChannel, productKey });
export type PanelAssignment = v.InferOutput<typeof panelAssignment>;

/** Sample and imaging as far as they were given: either, or both. */
export const panelType = v.pipe(
  v.strictObject({ name: v.nullable(v.picklist(panelSamples)), imaging: v.nullable(v.picklist(panelImagings)) }),
  v.check(({ name, imaging }) => name !== null || imaging !== null, "says nothing"),
);
export type PanelType = v.InferOutput<typeof panelType>;

/**
 * A design, finished or in work (A-PANEL-11). The bounds keep what comes from outside small; they are wider than those of
 * a good design, so that a bad one can be told what is wrong with it.
 */
export const panelDesign = v.strictObject({
  targetSpecies: v.nullable(panelSpeciesName),
  selectedTargets: v.pipe(v.array(productKey), v.maxLength(16)),
  imagingRounds: v.pipe(
    v.array(v.strictObject({ round: panelRound, assignments: v.pipe(v.array(panelAssignment), v.maxLength(16)) })),
    v.maxLength(4),
  ),
  bufferKit: v.nullable(productKey),
  types: v.pipe(v.array(panelType), v.maxLength(8)),
});
export type PanelDesign = v.InferOutput<typeof panelDesign>;

/** 128 bits in base 32: whoever knows it may see the design (W35). */
export const experimentId = v.pipe(v.string(), v.regex(/^[a-z2-7]{25}[aeimquy4]$/));

/** `POST /signalstar/create-experiment`. */
export const createExperiment = v.strictObject({
  design: panelDesign,
  name: name(120),
  country: countryCode,
  language: quoteLanguage,
  /** Names one intent of one shopper: sent again, it is answered with the same experiment. */
  idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
export type CreateExperiment = v.InferOutput<typeof createExperiment>;

export const createdExperiment = v.object({ experimentId, createdAt: time });
export type CreatedExperiment = v.InferOutput<typeof createdExperiment>;

export const panelContact = v.strictObject({
  firstName: name(100),
  lastName: name(100),
  email: v.pipe(v.string(), v.trim(), isEmailAddress(), v.maxLength(254)),
  institution: name(200),
  phone: optionalLine(40),
  country: countryCode,
});
export type PanelContact = v.InferOutput<typeof panelContact>;

/** `GET /signalstar/experiments/{id}`: for everyone who has the id; what is the owner's alone is null for others. */
export const experiment = v.object({
  experimentId,
  name: line,
  country: countryCode,
  createdAt: time,
  design: panelDesign,
  /** True for the customer or the visit that made it. */
  owner: v.boolean(),
  /** When a quote was asked for. */
  quoteRequestedAt: v.nullable(time),
  /** Where `send-experiment` sends it now; null where there is no address. */
  recipient: v.nullable(line),
});
export type Experiment = v.InferOutput<typeof experiment>;

/** `POST /signalstar/send-experiment`: to the owner's verified address, or the one that the quote was asked for with (W14). */
export const sendExperiment = v.strictObject({ experimentId, language: quoteLanguage });
export type SendExperiment = v.InferOutput<typeof sendExperiment>;

/** `POST /signalstar/quote-request`. */
export const panelQuoteRequest = v.strictObject({
  experimentId,
  contact: panelContact,
  language: quoteLanguage,
  /** Of the human check; without one fewer requests an hour are accepted. */
  recaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
});
export type PanelQuoteRequest = v.InferOutput<typeof panelQuoteRequest>;

export const panelQuoteReceipt = v.object({ experimentId, requestedAt: time });
export type PanelQuoteReceipt = v.InferOutput<typeof panelQuoteReceipt>;
