import { publicPage } from "~/context/request/page";
import { loadDigitalLink } from "~/loaders/lots/look-up.server";

export const loader = publicPage(["region", "language"], loadDigitalLink);
