import { resourceAction } from "~/context/page";
import { keepClientReport } from "~/loaders/client-log.server";

export const action = resourceAction(keepClientReport);
