import { keepClientReport } from "~/actions/browser-reports/client-log.server";
import { resourceAction } from "~/context/request/page";

export const action = resourceAction(keepClientReport);
