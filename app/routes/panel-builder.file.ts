import { publicPage } from "~/context/request/page";
import { loadPanelFile } from "~/loaders/panel-builder/builder.server";

export const loader = publicPage(["region", "language"], loadPanelFile);
