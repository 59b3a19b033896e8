import type { HomeData, HomeRowView } from "~/loaders/home/home.server";
import { HeroBand, PlainHero } from "./hero-band";
import { Tiles, TilesWithLinks } from "./tiles";
import { VideoBand } from "./video-band";

/** Home page: the editors' rows, or at least a search. */
export function HomePage({ rows, missing }: Pick<HomeData, "rows" | "missing">) {
  if (rows.length === 0) return <PlainHero missing={missing} />;
  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position
  return rows.map((row, index) => <Row key={index} row={row} first={index === 0} />);
}

function Row({ row, first }: { row: HomeRowView; first: boolean }) {
  switch (row.kind) {
    case "hero_band":
      return <HeroBand row={row} first={first} />;
    case "tiles":
      return <Tiles row={row} />;
    case "tiles_with_links":
      return <TilesWithLinks row={row} />;
    case "video_band":
      return <VideoBand row={row} />;
  }
}
