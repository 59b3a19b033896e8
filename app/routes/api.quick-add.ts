import { publicPage } from "~/context/page";
import { loadCodeVerdict } from "~/loaders/quick-add/quick-add.server";

export const loader = publicPage(["region", "country", "language"], loadCodeVerdict);
