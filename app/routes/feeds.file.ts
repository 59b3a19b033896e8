import { publicPage } from "~/context/page";
import { loadFeed } from "~/loaders/feeds/feeds.server";

export const loader = publicPage(["region", "language", "flags"], loadFeed);
