import { publicPage } from "~/context/request/page";
import { loadCodeVerdict } from "~/loaders/quick-add/quick-add.server";

export const loader = publicPage(["region", "country", "language"], loadCodeVerdict);
