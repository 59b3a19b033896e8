import type { ServicesEnv } from "../env";

/** The only queue of outgoing mails. It ignores a mail whose id it has seen. */
export const mailQueueOf = (env: Pick<ServicesEnv, "MAIL_QUEUE">) =>
  env.MAIL_QUEUE.get(env.MAIL_QUEUE.idFromName("queue"));
