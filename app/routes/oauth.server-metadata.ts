import { publicPage } from "~/context/request/page";
import { loadAuthorizationServer } from "~/loaders/agents/oauth-metadata.server";

export const loader = publicPage(["region"], loadAuthorizationServer);
