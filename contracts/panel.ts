/**
 * Wire format of the multiplex panel builder (rows A-PANEL-11 to A-PANEL-17): products by country, designs and
 * experiments. `domain/panel` checks designs.
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
import { productNames } from "./catalogue/product-texts";
import { quoteLanguage } from "./commerce/quotes";
import { isEmailAddress } from "./values/email-address";
import { countryCode, countryPrice } from "./values/money";
import { panelImagings, panelSamples } from "./values/panel-values";
import { oneLine } from "./values/plain-text";

const line = v.pipe(v.string(), v.maxLength(512));
const name = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(oneLine));
const optionalLine = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(oneLine)), "");
const time = v.pipe(v.string(), v.isoTimestamp());

/** Selling data of a panel item in one country. */
const offer = {
  sku,
  /** Inputs of the selling policy. */
  productType: line,
  category: line,
  status: productStatus,
  active: v.boolean(),
  /** True if the item can be added to a basket in that country. */
  available: v.boolean(),
  /** "status": not sold anywhere. "country": not sold in this one. */
  unavailableReason: v.nullable(v.picklist(["country", "status"])),
  /** List price in that country, even if it may not be shown; null without one. */
  price: v.nullable(countryPrice),
};

/** An oligo-conjugated antibody; it fits only the cells of its pairings. */
export const panelAntibody = v.object({
  productKey,
  name: line,
  names: v.optional(productNames),
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
  names: v.optional(productNames),
  /** Every panel needs the multiplex kit and exactly one buffer kit. */
  kind: v.picklist(["multiplex", "buffer"]),
  ...offer,
});
export type PanelKit = v.InferOutput<typeof panelKit>;

/** Response of `GET /signalstar?country=US[&species=Human][&ids=25011,25012]`. */
export const panelProducts = v.object({ antibodies: v.array(panelAntibody), kits: v.array(panelKit) });
export type PanelProducts = v.InferOutput<typeof panelProducts>;

const panelAssignment = v.strictObject({ channel: panelChannel, productKey });

/** Sample and imaging method; at least one is set. */
const panelType = v.pipe(
  v.strictObject({ name: v.nullable(v.picklist(panelSamples)), imaging: v.nullable(v.picklist(panelImagings)) }),
  v.check(({ name, imaging }) => name !== null || imaging !== null, "says nothing"),
);
export type PanelType = v.InferOutput<typeof panelType>;

/**
 * A design, finished or in progress (A-PANEL-11). The bounds limit input size and are wider than the design rules, so a
 * bad design can be explained.
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

/** 128 random bits in base 32. Anyone who knows the id may see the design (W35). */
export const experimentId = v.pipe(v.string(), v.regex(/^[a-z2-7]{25}[aeimquy4]$/));

/** `POST /signalstar/create-experiment`. */
export const createExperiment = v.strictObject({
  design: panelDesign,
  name: name(120),
  country: countryCode,
  language: quoteLanguage,
  /** Identifies one attempt of a shopper; a retry returns the same experiment. */
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

/**
 * `GET /signalstar/experiments/{id}`: readable by anyone with the id. Fields private to the owner are null for others.
 */
export const experiment = v.object({
  experimentId,
  name: line,
  country: countryCode,
  createdAt: time,
  design: panelDesign,
  /** True for the customer or visit that created it. */
  owner: v.boolean(),
  /** When a quote was requested. */
  quoteRequestedAt: v.nullable(time),
  /** Recipient of `send-experiment`; null without an address. */
  recipient: v.nullable(line),
});
export type Experiment = v.InferOutput<typeof experiment>;

/**
 * `POST /signalstar/send-experiment`: sends to the owner's verified address, or to the address of the quote request
 * (W14).
 */
export const sendExperiment = v.strictObject({ experimentId, language: quoteLanguage });
export type SendExperiment = v.InferOutput<typeof sendExperiment>;

/** `POST /signalstar/quote-request`. */
export const panelQuoteRequest = v.strictObject({
  experimentId,
  contact: panelContact,
  language: quoteLanguage,
  /** Token of the human check. Without one, the hourly limit is lower. */
  recaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
});
export type PanelQuoteRequest = v.InferOutput<typeof panelQuoteRequest>;

export const panelQuoteReceipt = v.object({ experimentId, requestedAt: time });
export type PanelQuoteReceipt = v.InferOutput<typeof panelQuoteReceipt>;
