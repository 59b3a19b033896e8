import { publicPage } from "~/context/page";
import { loadSitemapFile } from "~/loaders/feeds/sitemap.server";

export const loader = publicPage(["region", "language"], loadSitemapFile);
