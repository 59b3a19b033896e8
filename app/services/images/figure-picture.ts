/** Picture of a figure for a document: the drawing, or the uploaded photograph. */
import { type DocumentPicture, pictureCaps } from "@contracts/catalogue/documents";
import { toBase64 } from "@domain/http/base64url";
import type { Logger } from "@domain/http/log/logger";

interface PictureConfig {
  /** Base URL of the image service, without trailing slash. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/** @param path of the picture on the image service; the result is null if it is unavailable or not printable */
export function createPictureReader({ url, fetch: send }: PictureConfig, log: Logger) {
  return async (path: string): Promise<DocumentPicture | null> => {
    try {
      const response = await send(`${url}/${path.replace(/^\/+/, "")}`, {
        headers: { accept: "image/svg+xml, image/jpeg" },
      });
      const picture = response.status === 200 ? await pictureIn(response) : await leave(response);
      if (!picture) log.warn("a picture cannot be printed", { path, status: response.status });
      return picture;
    } catch (error) {
      log.error("a picture cannot be read", { path, error });
      return null;
    }
  };
}

async function leave(response: Response): Promise<null> {
  await response.body?.cancel();
  return null;
}

async function pictureIn(response: Response): Promise<DocumentPicture | null> {
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  const drawn = type === "image/svg+xml";
  if (!drawn && type !== "image/jpeg" && type !== "image/png") return leave(response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0 || bytes.length > (drawn ? pictureCaps.drawing : pictureCaps.photograph)) return null;
  if (drawn) return { kind: "drawing", svg: new TextDecoder().decode(bytes) };
  return { kind: "photograph", base64: toBase64(bytes) };
}
