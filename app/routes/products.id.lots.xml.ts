import { publicPage } from "~/context/request/page";
import { loadLotsFeed } from "~/loaders/lots/product-lots.server";

export const loader = publicPage(["region", "language"], loadLotsFeed);
