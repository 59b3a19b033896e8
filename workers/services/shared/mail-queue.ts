import type { ServicesEnv } from "../env";

/** The one queue of outgoing mails, which ignores a mail whose id it has had. */
export const mailQueueOf = (env: Pick<ServicesEnv, "MAIL_QUEUE">) =>
  env.MAIL_QUEUE.get(env.MAIL_QUEUE.idFromName("queue"));
