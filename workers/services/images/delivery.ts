/** Delivers one image variant, drawn from a recipe or scaled from an uploaded original. */
import { type FigureRecord, type VariantName, variantWidths } from "@contracts/catalogue/images";
import { drawFigure, drawingVersion, scaledTo, thumbnailOf } from "@domain/figures/draw";
import { type FigureEnv, originalKey } from "./figure-store";

/** Images are shown on other origins; the policy keeps SVG from running or loading anything. */
const pictureHeaders = {
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  // A changed figure gets a new id, so a URL never changes its image.
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

/** Null if neither recipe nor original exists. */
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
  const whole = drawFigure({ drawing, seed, width, height });
  const svg = variant === "thumbnail" ? thumbnailOf(whole) : whole;
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
  // Without the Images binding, and for small images, the original is served.
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

/** Newest format that the browser accepts. PNG stays PNG for browsers without a preference, to keep transparency. */
function preferredFormat(request: Request, type: string): "image/avif" | "image/webp" | "image/png" | "image/jpeg" {
  const accept = request.headers.get("accept") ?? "";
  if (accept.includes("image/avif")) return "image/avif";
  if (accept.includes("image/webp")) return "image/webp";
  // A client that accepts only JPEG needs it for a PDF.
  if (accept.includes("image/jpeg") && !/image\/png|\*/.test(accept)) return "image/jpeg";
  return type === "image/png" || type === "image/gif" ? "image/png" : "image/jpeg";
}
