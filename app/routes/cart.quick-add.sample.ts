import { publicPage } from "~/context/page";
import { loadSampleList } from "~/loaders/bulk-sample.server";

export const loader = publicPage(["region", "language"], loadSampleList);
