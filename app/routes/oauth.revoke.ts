import { refuseRead, revokeTokens } from "~/actions/agents/oauth.server";
import { publicPage, resourceAction } from "~/context/request/page";

export const loader = publicPage([], refuseRead);
export const action = resourceAction(revokeTokens);
