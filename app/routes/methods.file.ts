import { publicPage } from "~/context/request/page";
import { loadKitFile } from "~/loaders/methods/file.server";

export const loader = publicPage(["region", "language"], loadKitFile);
