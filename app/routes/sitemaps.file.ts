import { publicPage } from "~/context/request/page";
import { loadSitemapFile } from "~/loaders/feeds/sitemap.server";

export const loader = publicPage(["region", "language"], loadSitemapFile);
