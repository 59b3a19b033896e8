import type { BlockOf, ReferencedView } from "~/loaders/content/page-blocks-data.server";
import { ContentTable } from "../rich-text/content-table";
import { classes } from "../ui/classes";
import { Texts } from "./content-text";
import { CustomComponent } from "./custom-component";
import { ContentFigure } from "./images/content-figure";
import { VideoBlock } from "./images/video-block";
import * as css from "./reference.css";

/** The referenced entry, in the editor's width and alignment. */
export function Reference({ block }: { block: BlockOf<"reference"> }) {
  return (
    <div className={classes(css.box, css.width[block.width], css.align[block.alignment])}>
      <Referenced entry={block.entry} />
    </div>
  );
}

function Referenced({ entry }: { entry: ReferencedView }) {
  switch (entry.type) {
    case "text":
      return <Texts texts={entry.texts} />;
    case "image":
      return <ContentFigure figure={entry.figure} />;
    case "table":
      return <ContentTable table={entry.table} />;
    case "video":
      return <VideoBlock video={entry.video} />;
    case "component":
      return <CustomComponent component={entry.component} />;
  }
}
