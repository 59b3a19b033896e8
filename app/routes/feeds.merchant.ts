import { privatePage } from "~/context/request/page";
import { loadMerchantFeed } from "~/loaders/feeds/products.server";

export const loader = privatePage(loadMerchantFeed);
