/** View of the entry that a reference block refers to. */
import type { ReferencedEntry } from "@contracts/content/page-blocks";
import type { ReferencedView } from "./page-blocks-data.server";
import { figureView } from "./page-figures.server";
import { libraryView } from "./page-library.server";
import type { PageReading } from "./page-reading.server";
import { fragmentText, targetTexts } from "./page-text.server";
import { pageHref, videoView } from "./page-videos.server";

export async function referencedView(page: PageReading, entry: ReferencedEntry): Promise<ReferencedView | null> {
  switch (entry.type) {
    case "content_fragment":
      return { type: "text", texts: [fragmentText(page, entry.value)] };
    case "content_target":
      return { type: "text", texts: targetTexts(page, entry.value) };
    case "content_image": {
      const figure = figureView(page, entry.value);
      return figure && { type: "image", figure };
    }
    case "content_table":
      return { type: "table", table: entry.value };
    case "content_video":
      return { type: "video", video: videoView(page, entry.value) };
    case "content_library":
      return { type: "component", component: await libraryView(page, entry.value.devkey, entry.value.title) };
    case "pathway_diagram": {
      const [first = null] = entry.value.diagram_images;
      const figure = figureView(page, first);
      const href = pageHref(entry.value.page);
      return (
        figure && {
          type: "image",
          figure: { ...figure, link: href === null ? null : { label: entry.value.title, href, newWindow: false } },
        }
      );
    }
  }
}
