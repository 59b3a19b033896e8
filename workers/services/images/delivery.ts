/** Bytes of one variant: drawn from its recipe, or made from the uploaded original. */
import { type FigureRecord, type VariantName, variantWidths } from "@contracts/catalogue/images";
import { drawFigure, drawingVersion, scaledTo } from "@domain/figures/draw";
import { type FigureEnv, originalKey } from "./figure-store";

/** Pictures are shown on other origins, as pictures only: nothing in them runs or loads. */
const pictureHeaders = {
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  // The id of a figure changes with the figure, so an address always shows the same picture.
  "cache-control": "public, max-age=31536000, immutable",
} as const;

/** 32-bit hash of a recipe, for its ETag. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16);
}

function isCurrent(request: Request, etag: string): boolean {
  const given = request.headers.get("if-none-match");
  return given === "*" || (given?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false);
}

/** Null when neither recipe nor original exists. */
export async function deliverVariant(
  env: FigureEnv,
  request: Request,
  record: FigureRecord,
  variant: VariantName,
): Promise<Response | null> {
  return record.drawing ? deliverDrawing(request, record, variant) : deliverOriginal(env, request, record, variant);
}

function deliverDrawing(request: Request, record: FigureRecord, variant: VariantName): Response | null {
  const { drawing, seed, width, height } = record;
  if (!drawing) return null;
  const etag = `"d${drawingVersion}-${hash(JSON.stringify([drawing, seed, width, height]))}-${variant}"`;
  const headers = { ...pictureHeaders, etag };
  if (isCurrent(request, etag)) return new Response(null, { status: 304, headers });
  const wanted = variantWidths[variant];
  const svg = drawFigure({ drawing, seed, width, height });
  return new Response(wanted === null ? svg : scaledTo(svg, wanted, record), {
    headers: { ...headers, "content-type": "image/svg+xml; charset=utf-8" },
  });
}

async function deliverOriginal(
  env: FigureEnv,
  request: Request,
  record: FigureRecord,
  variant: VariantName,
): Promise<Response | null> {
  const object = await env.FIGURES.get(originalKey(record.imageId));
  if (!object) return null;
  const etag = `"${object.etag}-${variant}"`;
  const headers = { ...pictureHeaders, etag };
  if (isCurrent(request, etag)) {
    await object.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  const type = object.httpMetadata?.contentType ?? "application/octet-stream";
  const wanted = variantWidths[variant];
  // Without the Images binding, and for pictures that are small already, the original is the variant.
  if (!env.IMAGES || wanted === null || wanted >= record.width) {
    return new Response(object.body, {
      headers: { ...headers, "content-type": type, "content-length": String(object.size) },
    });
  }
  const made = await env.IMAGES.input(object.body)
    .transform({ width: wanted, fit: "scale-down" })
    .output({ format: preferredFormat(request, type) });
  const response = made.response();
  return new Response(response.body, {
    headers: { ...headers, vary: "accept", "content-type": response.headers.get("content-type") ?? type },
  });
}

/** Newest format that the browser says it takes; PNG stays PNG for those that say nothing, to keep its transparency. */
function preferredFormat(request: Request, type: string): "image/avif" | "image/webp" | "image/png" | "image/jpeg" {
  const accept = request.headers.get("accept") ?? "";
  if (accept.includes("image/avif")) return "image/avif";
  if (accept.includes("image/webp")) return "image/webp";
  // Whoever asks for JPEG alone prints it.
  if (accept.includes("image/jpeg") && !/image\/png|\*/.test(accept)) return "image/jpeg";
  return type === "image/png" || type === "image/gif" ? "image/png" : "image/jpeg";
}
