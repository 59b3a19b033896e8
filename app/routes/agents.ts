import { publicPage } from "~/context/request/page";
import { loadAgentsIndex } from "~/loaders/agents/agents-index.server";

export const loader = publicPage(["region"], loadAgentsIndex);
