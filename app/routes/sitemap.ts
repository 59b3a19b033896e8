import { publicPage } from "~/context/page";
import { loadSitemapIndex } from "~/loaders/feeds/sitemap.server";

export const loader = publicPage(["region", "language"], loadSitemapIndex);
