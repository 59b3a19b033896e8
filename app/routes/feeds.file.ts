import { publicPage } from "~/context/request/page";
import { loadFeed } from "~/loaders/feeds/feeds.server";

export const loader = publicPage(["region", "language", "flags"], loadFeed);
