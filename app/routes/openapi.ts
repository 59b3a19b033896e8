import { publicPage } from "~/context/request/page";
import { loadOpenApi } from "~/loaders/agents/openapi.server";

export const loader = publicPage(["region"], loadOpenApi);
