import type { ServicesEnv } from "../env";
import { traced } from "./tracing/traced-object";

/** The only queue of outgoing mails. It ignores a mail whose id it has seen. */
export const mailQueueOf = (env: Pick<ServicesEnv, "MAIL_QUEUE">) =>
  traced(env.MAIL_QUEUE.get(env.MAIL_QUEUE.idFromName("queue")));
