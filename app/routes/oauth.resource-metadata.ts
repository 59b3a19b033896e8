import { publicPage } from "~/context/request/page";
import { loadProtectedResource } from "~/loaders/agents/oauth-metadata.server";

export const loader = publicPage(["region"], loadProtectedResource);
