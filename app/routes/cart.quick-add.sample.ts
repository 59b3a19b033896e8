import { publicPage } from "~/context/page";
import { loadSampleList } from "~/loaders/quick-add/bulk-sample.server";

export const loader = publicPage(["region", "language"], loadSampleList);
