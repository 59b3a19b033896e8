/**
 * Facts of a product's safety data sheet. A sheet states only recorded facts: it never infers a hazard or its absence.
 */
import * as v from "valibot";

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
/** GHS hazard statement, or a supplemental one of the EU: "H300", "H360FD", "EUH032". */
const hazardStatement = v.pipe(v.string(), v.regex(/^(?:H[234]\d{2}[A-Za-z]{0,2}|EUH\d{3}[A-Z]?)$/));
const hazardStatements = v.pipe(v.array(hazardStatement), v.maxLength(30));

/** `not-determined`: nobody has classified the product. */
const classifications = ["classified", "not-classified", "not-determined"] as const;

const precautions = [
  "gloves",
  "eye-protection",
  "fume-hood",
  "rinse-with-water",
  "flush-drains",
  "metal-azides",
  "not-investigated",
] as const;

export const safetyData = v.pipe(
  v.object({
    classification: v.picklist(classifications),
    /** Values for the product as sold. */
    hazardStatements,
    /** Hazardous substances in it. */
    components: v.pipe(
      v.array(
        v.object({
          name: line,
          cas: v.nullable(v.pipe(v.string(), v.regex(/^\d{2,7}-\d{2}-\d$/))),
          /** Number of the EC inventory. */
          ec: v.nullable(v.pipe(v.string(), v.regex(/^\d{3}-\d{3}-\d$/))),
          /** As in "< 0.02 %". */
          share: line,
          /** Values for the pure substance. */
          hazardStatements,
        }),
      ),
      v.maxLength(50),
    ),
    precautions: v.pipe(v.array(v.picklist(precautions)), v.maxLength(precautions.length)),
  }),
  v.check(
    ({ classification, hazardStatements: own }) => (classification === "classified") === own.length > 0,
    "a classified product has hazard statements, and no other has",
  ),
);
export type SafetyData = v.InferOutput<typeof safetyData>;
