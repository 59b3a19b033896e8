import { answerRest } from "~/actions/agents/ucp-rest.server";
import { privatePage, resourceAction } from "~/context/request/page";

export const loader = privatePage(answerRest);
export const action = resourceAction(answerRest);
