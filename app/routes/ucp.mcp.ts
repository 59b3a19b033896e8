import { refuseMcpRead } from "~/actions/agents/mcp.server";
import { answerUcpCall } from "~/actions/agents/ucp.server";
import { publicPage, resourceAction } from "~/context/request/page";

export const loader = publicPage([], refuseMcpRead);
export const action = resourceAction(answerUcpCall);
