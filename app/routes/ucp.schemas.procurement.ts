import { publicPage } from "~/context/request/page";
import { loadProcurementSchema } from "~/loaders/agents/openapi.server";

export const loader = publicPage(["region"], loadProcurementSchema);
