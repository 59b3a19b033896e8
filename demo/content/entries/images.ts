import type { Localized } from "../locales";
import { type Entry, type EntryReference, entry, reference } from "./entry";

export interface ImageText {
  readonly title?: Localized<string>;
  readonly alt: Localized<string>;
  readonly caption?: Localized<string>;
  readonly link?: { readonly title: Localized<string>; readonly href: string };
}

/** The content images of the shop: one entry for each drawing of illustrations.ts that content uses. */
export interface Images {
  /** Reference to a drawing, with the text that belongs to it. */
  of(drawing: string, text: ImageText): EntryReference;
  entries(): readonly Entry[];
}

export function imageUid(drawing: string): string {
  return `image-${drawing}`;
}

/** Id under which the image service keeps a drawing. */
export function imageServiceId(drawing: string): string {
  return `content-${drawing}`;
}

export function createImages(): Images {
  const known = new Map<string, Entry>();
  return {
    of(drawing, text) {
      const uid = imageUid(drawing);
      if (!known.has(uid)) {
        const { link } = text;
        known.set(
          uid,
          entry("content_image", uid, (language) => ({
            title: (text.title ?? text.alt)[language],
            cloudflare_id: imageServiceId(drawing),
            alt_text: text.alt[language],
            ...(text.caption && { caption: text.caption[language] }),
            ...(link && { link: { title: link.title[language], href: link.href } }),
          })),
        );
      }
      return reference("content_image", uid);
    },
    entries: () => [...known.values()],
  };
}
