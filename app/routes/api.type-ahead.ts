import { publicPage } from "~/context/request/page";
import { loadTypeAhead } from "~/loaders/search/type-ahead.server";

export const loader = publicPage(["region", "language", "flags"], loadTypeAhead);
