/**
 * Wire format of the image service: figures and their variants (C-CITE-04, C-DATA-15 to C-DATA-17), and recipes for
 * figures that are drawn on demand.
 */
import * as v from "valibot";
import { figure, type imageVariants } from "./catalogue";

const line = v.pipe(v.string(), v.maxLength(512));
const label = v.pipe(v.string(), v.maxLength(60));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Variant names in URLs, by increasing width. */
export const variantNames = ["thumbnail", "1X", "2X", "publicmod", "public", "4X", "6X"] as const;
export const variantName = v.picklist(variantNames);
export type VariantName = v.InferOutput<typeof variantName>;

/** Width of each variant in CSS pixels; `null` keeps the original size. Raster originals are never enlarged. */
export const variantWidths: Readonly<Record<VariantName, number | null>> = {
  thumbnail: 160,
  "1X": 320,
  "2X": 640,
  publicmod: 960,
  public: null,
  "4X": 1280,
  "6X": 1920,
};

/** Maps variant names of the catalogue to those in URLs. */
export const catalogueVariants: Readonly<Record<(typeof imageVariants)[number], VariantName>> = {
  PUBLIC: "public",
  PUBLIC_MOD: "publicmod",
  THUMBNAIL: "thumbnail",
  X1: "1X",
  X2: "2X",
  X4: "4X",
  X6: "6X",
};

export const imageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{2,95}$/));
/** Product number, or another one-segment path of a set of figures. */
export const figurePath = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,63}$/));

const kda = v.pipe(v.number(), v.minValue(1), v.maxValue(1000));

const westernBlot = v.strictObject({
  kind: v.literal("western-blot"),
  params: v.strictObject({
    target: label,
    /** One entry per band; a smear has two ends. */
    bands: v.pipe(v.array(v.strictObject({ kda, to: v.optional(kda), weight: share })), v.minLength(1), v.maxLength(6)),
    lanes: v.pipe(v.array(v.strictObject({ label, level: share })), v.minLength(1), v.maxLength(8)),
    control: v.nullable(v.strictObject({ name: label, kda })),
  }),
});
const places = v.picklist(["nucleus", "cytoplasm", "membrane", "mitochondria", "filaments", "puncta"]);
const ihc = v.strictObject({
  kind: v.literal("ihc"),
  params: v.strictObject({ tissue: label, place: places, positive: share, intensity: share }),
});
const immunofluorescence = v.strictObject({
  kind: v.literal("if"),
  params: v.strictObject({
    cells: label,
    target: label,
    place: places,
    colour: v.picklist(["green", "red", "far-red"]),
    intensity: share,
  }),
});
const flow = v.strictObject({
  kind: v.literal("flow"),
  params: v.strictObject({
    axis: label,
    /** Mean of the log fluorescence, 0 to 4 decades. */
    populations: v.pipe(
      v.array(
        v.strictObject({
          label,
          mean: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
          spread: v.pipe(v.number(), v.minValue(0.05), v.maxValue(1)),
        }),
      ),
      v.minLength(1),
      v.maxLength(4),
    ),
  }),
});
const chip = v.strictObject({
  kind: v.literal("chip"),
  params: v.strictObject({
    target: label,
    loci: v.pipe(
      v.array(v.strictObject({ label, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(20)) })),
      v.minLength(1),
      v.maxLength(8),
    ),
  }),
});
/** Read coverage along a stretch of a genome, one line per sample, for sequencing after an enrichment. */
const tracks = v.strictObject({
  kind: v.literal("tracks"),
  params: v.strictObject({
    /** Genes in the stretch, in order. */
    genes: v.pipe(v.array(label), v.minLength(1), v.maxLength(4)),
    tracks: v.pipe(
      v.array(
        v.strictObject({
          label,
          /** Position along the stretch, width and height of each peak, from 0 to 1. */
          peaks: v.pipe(v.array(v.strictObject({ at: share, wide: share, high: share })), v.maxLength(8)),
        }),
      ),
      v.minLength(1),
      v.maxLength(4),
    ),
  }),
});
const doseCurve = v.strictObject({
  kind: v.literal("elisa"),
  params: v.strictObject({
    x: label,
    y: label,
    midpoint: v.pipe(v.number(), v.minValue(-9), v.maxValue(9)),
    slope: v.pipe(v.number(), v.minValue(-4), v.maxValue(4)),
    top: v.pipe(v.number(), v.minValue(0.1), v.maxValue(100)),
  }),
});
const schematic = v.strictObject({
  kind: v.literal("structure"),
  params: v.strictObject({
    layers: v.pipe(
      v.array(v.picklist(["surface", "capture", "antigen", "detection", "label"])),
      v.minLength(1),
      v.maxLength(5),
    ),
    target: label,
    label,
  }),
});
const wavelength = v.pipe(v.number(), v.minValue(300), v.maxValue(900));
const spectrum = v.strictObject({
  kind: v.literal("spectrum"),
  params: v.strictObject({ dye: label, excitation: wavelength, emission: wavelength }),
});

/** A figure as a recipe. The same record always produces the same drawing. */
export const drawing = v.variant("kind", [
  westernBlot,
  ihc,
  immunofluorescence,
  flow,
  chip,
  tracks,
  doseCurve,
  schematic,
  spectrum,
]);
export type Drawing = v.InferOutput<typeof drawing>;
type DrawingKind = Drawing["kind"];
export type DrawingParams<K extends DrawingKind> = Extract<Drawing, { kind: K }>["params"];

/** One import line: a figure with its recipe, or with an original that is uploaded separately. */
export const figureRecord = v.strictObject({
  imageId,
  path: figurePath,
  /** Zero-based position among the figures of the path. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  figureType: v.pipe(v.string(), v.maxLength(32)),
  caption: v.pipe(v.string(), v.maxLength(4000)),
  filename: line,
  damId: line,
  isProtected: v.boolean(),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  /** Seed of the drawing's random generator. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  drawing: v.nullable(drawing),
});
export type FigureRecord = v.InferOutput<typeof figureRecord>;

/** `GET /{path}`: the figures of a product, in order. */
export const figureList = v.object({ figures: v.array(figure) });

/** Path of one variant on the image service. */
export function imagePath(account: string, id: string, variant: VariantName): string {
  return `/${account}/${id}/${variant}`;
}
