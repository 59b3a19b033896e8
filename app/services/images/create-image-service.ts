/** The image service: figures of a product (C-CITE-04), and the addresses under which browsers of a region load them. */
import type { Figure } from "@contracts/catalogue/catalogue";
import type { DocumentPicture } from "@contracts/catalogue/documents";
import { figureList, figurePath } from "@contracts/catalogue/images";
import * as v from "valibot";
import type { Logger } from "~/context/request/types";
import { createTransport, type TransportOptions } from "../commerce/transport";
import { ServiceFailure } from "../service-failure";
import { type FigureAddresses, figureAddresses } from "./figure-addresses";
import { createPictureReader } from "./figure-picture";

export interface ImageConfig extends Omit<TransportOptions, "log"> {
  /** Where the service answers. */
  readonly url: string;
  /** Where browsers load pictures from: each region has its own (C-REGION-01). */
  readonly publicUrl: string;
  /** For the bytes of pictures. */
  readonly pictureFetch: typeof fetch;
}

export interface ImageService {
  /** Figures of a product number, in order; none for an unknown one. */
  figures(path: string): Promise<readonly Figure[]>;
  /** Addresses of a figure's variants for the browsers of this region. */
  addresses(figure: Pick<Figure, "variants" | "size">): FigureAddresses;
  /** What a document shows of the picture at a path of the service; null where it cannot be had. */
  picture(path: string): Promise<DocumentPicture | null>;
}

export function createImageService(config: ImageConfig, log: Logger): ImageService {
  const base = config.url.replace(/\/$/, "");
  const transport = createTransport({ retryDelaysMilliseconds: [200], timeoutMilliseconds: 4000, ...config, log });
  return {
    async figures(path) {
      if (!v.is(figurePath, path)) return [];
      const response = await transport({
        method: "GET",
        url: `${base}/${path}`,
        headers: { accept: "application/json" },
        repeatable: true,
      });
      if (response.status === 404) return [];
      if (response.status !== 200) throw new ServiceFailure("images", response.status);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), figureList), response.text);
      if (parsed.success) return parsed.output.figures;
      throw new ServiceFailure("images", 200, `unexpected answer: ${parsed.issues[0].message}`);
    },
    addresses: (figure) => figureAddresses(figure, config.publicUrl),
    picture: createPictureReader({ url: base, fetch: config.pictureFetch }, log),
  };
}
