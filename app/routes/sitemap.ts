import { publicPage } from "~/context/page";
import { loadSitemapIndex } from "~/loaders/sitemap.server";

export const loader = publicPage(["region", "language"], loadSitemapIndex);
