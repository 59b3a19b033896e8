import type { DatasheetOptions } from "@domain/product-page/datasheet";
import type { MetaDescriptor } from "@remix-run/react";
import a4 from "./paper-a4.css?url";
import letter from "./paper-letter.css?url";

const papers = { A4: a4, Letter: letter } as const;

/** The size of the printed page, as a tag of the head (C-DS-03). */
export function paperMeta(size: DatasheetOptions["size"]): MetaDescriptor {
  return { tagName: "link", rel: "stylesheet", href: papers[size], media: "print" };
}
