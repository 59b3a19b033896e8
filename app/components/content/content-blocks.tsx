import { Carousel } from "~/components/content/carousel/carousel";
import { Tiles } from "~/components/content/choices/tiles";
import { ContentFigure } from "~/components/content/images/content-figure";
import { ImageMap } from "~/components/content/images/image-map";
import { VideoBlock } from "~/components/content/images/video-block";
import { NavigationTree } from "~/components/content/navigation/navigation-tree";
import { ContentTable } from "~/components/rich-text/content-table";
import { classes } from "~/components/ui/classes";
import { Disclosure } from "~/components/ui/disclosure/disclosure";
import type { BlockOf, BlockView, ReferencedView } from "~/loaders/content/page-blocks-data.server";
import * as css from "./content-blocks.css";
import { ContentText, Texts } from "./content-text";
import { CustomComponent } from "./custom-component";
import { Hero } from "./hero";
import * as referenceCss from "./reference.css";

interface ContentBlocksProps {
  blocks: readonly BlockView[];
  /** Heroes extend to the window edges. */
  wide?: boolean;
}

/** Blocks of a page, in the editor's order (C-CMS-02). */
export function ContentBlocks({ blocks, wide = false }: ContentBlocksProps) {
  return (
    <div className={css.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a page are never reordered
        <Block key={index} block={block} wide={wide} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: BlockView;
  wide: boolean;
}

function Block({ block, wide }: BlockProps) {
  switch (block.kind) {
    case "hero_banner":
    case "hero_with_ticker":
      return <Hero block={block} heading="h2" wide={wide} />;
    case "image_map":
      return <ImageMap block={block} />;
    case "custom_component":
      return <CustomComponent component={block.component} />;
    default:
      return (
        <section className={css.block}>
          {block.title && (
            <h2 className={css.title} id={block.anchor ?? undefined}>
              {block.title}
            </h2>
          )}
          <Headed block={block} />
        </section>
      );
  }
}

type HeadedBlock = Extract<BlockView, { title: string | null; anchor: string | null }>;

function Headed({ block }: { block: HeadedBlock }) {
  switch (block.kind) {
    case "tiles":
      return <Tiles block={block} />;
    case "carousel":
      return <Carousel block={block} />;
    case "navigation":
      return <NavigationTree items={block.items} label={block.title ?? block.label} />;
    case "rich_text":
      return <ContentText value={block.content} />;
    case "reference":
      return <Reference block={block} />;
    case "accordion":
      return <Accordion block={block} />;
  }
}

/** Native disclosures: they open without scripts, and find-in-page searches them. */
function Accordion({ block }: { block: BlockOf<"accordion"> }) {
  return (
    <div className={css.accordion}>
      {block.items.map(({ title, content, open }) => (
        <Disclosure key={title} summary={title} open={open}>
          <ContentText value={content} />
        </Disclosure>
      ))}
    </div>
  );
}

/** The referenced entry, in the editor's width and alignment. */
function Reference({ block }: { block: BlockOf<"reference"> }) {
  return (
    <div className={classes(referenceCss.box, referenceCss.width[block.width], referenceCss.align[block.alignment])}>
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
