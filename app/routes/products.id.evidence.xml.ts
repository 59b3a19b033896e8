import { publicPage } from "~/context/request/page";
import { loadEvidenceFeed } from "~/loaders/evidence/feed.server";

export const loader = publicPage(["region", "language"], loadEvidenceFeed);
