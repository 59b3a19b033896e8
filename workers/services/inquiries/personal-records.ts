import { maxRecords, type PersonalRecords } from "../shared/personal-records";
import { inquiryDatabase } from "./store";

const isFrom = "lower(json_extract(body, '$.inquiry.email')) = ?";

/** Open inquiries are not erased, because their senders wait for an answer. */
export const personalInquiries: PersonalRecords = {
  name: "inquiries",
  async of(env, { email }) {
    const { results } = await (await inquiryDatabase(env))
      .prepare(
        `select reference, received_at, state, body, answers from inquiries where ${isFrom} order by id desc limit ?`,
      )
      .bind(email, maxRecords)
      .all<Record<"reference" | "received_at" | "state" | "body" | "answers", string>>();
    return results.map(({ reference, received_at: receivedAt, state, body, answers }) => ({
      ...{ reference, receivedAt, state, ...JSON.parse(body), answers: JSON.parse(answers) },
    }));
  },
  async erase(env, { email }) {
    const database = await inquiryDatabase(env);
    await database.prepare(`delete from inquiries where state <> 'open' and ${isFrom}`).bind(email).run();
  },
};
