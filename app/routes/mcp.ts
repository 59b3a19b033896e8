import { answerMcpCall, refuseMcpRead } from "~/actions/agents/mcp.server";
import { publicPage, resourceAction } from "~/context/request/page";

export const loader = publicPage([], refuseMcpRead);
export const action = resourceAction(answerMcpCall);
