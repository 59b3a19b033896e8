import { publicPage } from "~/context/request/page";
import { loadSitemapIndex } from "~/loaders/feeds/sitemap.server";

export const loader = publicPage(["region", "language"], loadSitemapIndex);
