import { everywhere, type Localized } from "../locales";
import { type Entry, type EntryReference, entry, reference } from "./entry";

interface ImageText {
  readonly title?: Localized<string>;
  readonly alt: Localized<string>;
  readonly caption?: Localized<string>;
  readonly link?: { readonly title: Localized<string>; readonly href: string };
}

/** Image entries: one for each drawing of illustrations.ts in use. */
export interface Images {
  /** Reference to a drawing, or to one per language, with its alternative text. */
  of(drawing: string | Localized<string>, text: ImageText): EntryReference;
  entries(): readonly Entry[];
}

/** Uid of a drawing's image entry. Ids of drawings with text end in the language; the image's uid does not. */
function imageUid(drawing: string | Localized<string>): string {
  return `image-${typeof drawing === "string" ? drawing : drawing.en.replace(/-en$/u, "")}`;
}

/** Asset uid of a drawing's SVG. */
export function drawingAssetUid(drawing: string): string {
  return `drawing-${drawing}`;
}

export function createImages(): Images {
  const known = new Map<string, Entry>();
  return {
    of(drawing, text) {
      const uid = imageUid(drawing);
      if (!known.has(uid)) {
        const { link } = text;
        const files = typeof drawing === "string" ? everywhere(drawing) : drawing;
        known.set(
          uid,
          entry("content_image", uid, (language) => ({
            title: (text.title ?? text.alt)[language],
            alt_text: text.alt[language],
            ...(text.caption && { caption: text.caption[language] }),
            ...(link && { link: { title: link.title[language], href: link.href } }),
            image_file: drawingAssetUid(files[language]),
          })),
        );
      }
      return reference("content_image", uid);
    },
    entries: () => [...known.values()],
  };
}
