import { Disclosure } from "~/components/ui/disclosure/disclosure";
import type { BlockOf, BlockView } from "~/loaders/content/page-blocks-data.server";
import { Carousel } from "./carousel/carousel";
import { Tiles } from "./choices/tiles";
import * as css from "./content-blocks.css";
import { ContentText } from "./content-text";
import { CustomComponent } from "./custom-component";
import { Hero } from "./hero";
import { ImageMap } from "./images/image-map";
import { NavigationTree } from "./navigation/navigation-tree";
import { Reference } from "./reference";

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
      return <NavigationTree items={block.items} label={block.title ?? undefined} />;
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
