import { publicPage } from "~/context/request/page";
import { loadProductExport } from "~/loaders/product/export.server";

export const loader = publicPage(["region", "language", "flags"], loadProductExport);
