import { privatePage } from "~/context/request/page";
import { loadProductLines } from "~/loaders/feeds/products.server";

export const loader = privatePage(loadProductLines);
