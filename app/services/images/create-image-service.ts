/** Image service: figures of a product (C-CITE-04). */
import type { Figure } from "@contracts/catalogue/catalogue";
import type { DocumentPicture } from "@contracts/catalogue/documents";
import { figureList, figurePath } from "@contracts/catalogue/images";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import { ServiceFailure } from "../service-failure";
import { createTransport, type TransportOptions } from "../upstream/transport";
import { createPictureReader } from "./figure-picture";

interface ImageConfig extends Omit<TransportOptions, "log"> {
  /** URL of the service. */
  readonly url: string;
  /** `fetch` for image bytes. */
  readonly pictureFetch: typeof fetch;
}

interface ImageService {
  /** Figures of a product number, in order; empty if unknown. */
  figures(path: string): Promise<readonly Figure[]>;
  /** Picture for a document, by its path on the service; null if unavailable. */
  picture(path: string): Promise<DocumentPicture | null>;
}

export function createImageService(config: ImageConfig, log: Logger): ImageService {
  const base = config.url.replace(/\/$/, "");
  const transport = createTransport({ ...config, log });
  return {
    async figures(path) {
      if (!v.is(figurePath, path)) return [];
      const response = await transport({
        method: "GET",
        url: `${base}/${path}`,
        headers: { accept: "application/json" },
      });
      if (response.status === 404) return [];
      if (response.status !== 200) throw new ServiceFailure("images", response.status);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), figureList), response.text);
      if (parsed.success) return parsed.output.figures;
      throw new ServiceFailure("images", 200, `unexpected response: ${parsed.issues[0].message}`);
    },
    picture: createPictureReader({ url: base, fetch: config.pictureFetch }, log),
  };
}
