import type { DatasheetOptions } from "@domain/product-page/datasheet";
import type { MetaDescriptor } from "@framework/remix";
import a4 from "./paper-a4.css?url";
import letter from "./paper-letter.css?url";

const papers = { A4: a4, Letter: letter } as const;

/** Print page size, as a head tag (C-DS-03). */
export function paperMeta(size: DatasheetOptions["size"]): MetaDescriptor {
  return { tagName: "link", rel: "stylesheet", href: papers[size], media: "print" };
}
