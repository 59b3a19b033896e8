import { mailQueueOf } from "../shared/mail-queue";
import { maxRecords, type PersonalRecords } from "../shared/personal-records";
import type { MailView } from "./mail-object";
import { shownText } from "./mail-office";

/** Mails still in the queue are erased once they are sent, and the confirmation of the erasure a day later. */
export const personalMails: PersonalRecords = {
  name: "mails",
  async of(env, { email }) {
    const mails: MailView[] = await mailQueueOf(env).list(email, maxRecords);
    return mails.map((mail) => ({
      ...{ subject: mail.subject, state: mail.state, writtenAt: new Date(mail.createdAt).toISOString() },
      text: shownText(mail),
    }));
  },
  erase: (env, { email }) => mailQueueOf(env).erase(email),
};
