import { publicPage } from "~/context/page";
import { loadFeed } from "~/loaders/feeds.server";

export const loader = publicPage(["region", "language", "flags"], loadFeed);
