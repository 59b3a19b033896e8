import { maxRecords, type PersonalRecords } from "../shared/personal-records";
import { chatDatabase } from "./store";

const own = "select id from conversations where lower(email) = ?";

export const personalConversations: PersonalRecords = {
  name: "conversations",
  async of(env, { email }) {
    // Without the id, which grants access.
    const { results } = await (await chatDatabase(env))
      .prepare(
        `select author, text, sent_at as sentAt from messages where conversation in (${own}) order by id desc limit ?`,
      )
      .bind(email, maxRecords)
      .all();
    return results;
  },
  async erase(env, { email }) {
    const database = await chatDatabase(env);
    await database.batch([
      database.prepare(`delete from messages where conversation in (${own})`).bind(email),
      database.prepare("delete from conversations where lower(email) = ?").bind(email),
    ]);
  },
};
