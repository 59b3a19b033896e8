import { Card } from "~/components/ui/card/card";
import type { BlockOf, TileView } from "~/loaders/content/page-blocks-data.server";
import * as css from "./tiles.css";

interface TileProps {
  tile: TileView;
  heading: "h2" | "h3";
}

/** A tile: image, linked title, one sentence. */
export function Tile({ tile, heading }: TileProps) {
  const { title, text, image, link } = tile;
  return (
    <Card
      as="div"
      className={css.tile}
      title={title}
      to={link?.href}
      heading={heading}
      figure={
        image && (
          <img
            className={css.image}
            src={image.src}
            alt={image.alt}
            width={image.width ?? 320}
            height={image.height ?? 240}
            loading="lazy"
            decoding="async"
          />
        )
      }
    >
      {text}
    </Card>
  );
}

function isColumns(value: number): value is keyof typeof css.tiles {
  return Object.hasOwn(css.tiles, value);
}

export function Tiles({ block }: { block: BlockOf<"tiles"> }) {
  return (
    <ul className={css.tiles[isColumns(block.columns) ? block.columns : 3]}>
      {block.items.map((tile) => (
        <li key={`${tile.title} ${tile.link?.href}`}>
          <Tile tile={tile} heading={block.title ? "h3" : "h2"} />
        </li>
      ))}
    </ul>
  );
}
