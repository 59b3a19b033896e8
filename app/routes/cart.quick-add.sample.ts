import { publicPage } from "~/context/request/page";
import { loadSampleList } from "~/loaders/quick-add/bulk-sample.server";

export const loader = publicPage(["region", "language"], loadSampleList);
