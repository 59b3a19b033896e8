/** Storage of support conversations, which are deleted after a while. */
import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_chat.sql";
import type { ChatLanguage } from "./texts";

const keptDays = 180;

export interface ChatMessage {
  readonly id: number;
  readonly author: "visitor" | "support";
  readonly text: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

interface NewMessage {
  readonly author: ChatMessage["author"];
  readonly text: string;
  /** Idempotency token: a repeated message is stored once. */
  readonly token: string;
}

export interface Conversation {
  readonly id: string;
  readonly language: ChatLanguage;
  readonly email: string;
}

interface ChatStore {
  /** Starts a conversation, or returns the one that the same form started. */
  start(opening: Pick<Conversation, "id" | "language" | "email"> & { first: NewMessage }, at: Date): Promise<void>;
  /** False if the conversation does not exist. */
  say(id: string, message: NewMessage, at: Date): Promise<boolean>;
  find(id: string): Promise<Conversation | null>;
  messages(id: string): Promise<readonly ChatMessage[]>;
  /** Newest first. */
  latest(limit: number): Promise<readonly Conversation[]>;
}

const conversationColumns = "id, language, email";

/** The database of conversations, with migrations applied. */
export async function chatDatabase({ CHAT_DB: db }: Pick<ServicesEnv, "CHAT_DB">): Promise<D1Database> {
  await migrated(db, [{ name: "0001_chat.sql", sql: first }]);
  return db;
}

export async function openChatStore(env: Pick<ServicesEnv, "CHAT_DB">): Promise<ChatStore> {
  const db = await chatDatabase(env);
  const saying = (id: string, { author, text, token }: NewMessage, time: string) => [
    db
      .prepare(
        `insert into messages (conversation, author, text, token, sent_at)
         select id, ?2, ?3, ?4, ?5 from conversations where id = ?1 on conflict do nothing`,
      )
      .bind(id, author, text, token, time),
    db.prepare("update conversations set latest_at = ?2 where id = ?1 returning id").bind(id, time),
  ];
  return {
    async start({ id, language, email, first: message }, at) {
      const time = at.toISOString();
      const oldest = new Date(at.getTime() - keptDays * 86_400_000).toISOString();
      await db.batch([
        db
          .prepare("delete from messages where conversation in (select id from conversations where latest_at < ?)")
          .bind(oldest),
        db.prepare("delete from conversations where latest_at < ?").bind(oldest),
        db
          .prepare(
            `insert into conversations (id, language, email, started_at, latest_at)
             values (?1, ?2, ?3, ?4, ?4) on conflict do nothing`,
          )
          .bind(id, language, email, time),
        ...saying(id, message, time),
      ]);
    },
    async say(id, message, at) {
      const [, touched] = await db.batch<{ id: string }>(saying(id, message, at.toISOString()));
      return (touched?.results.length ?? 0) > 0;
    },
    find: (id) =>
      db.prepare(`select ${conversationColumns} from conversations where id = ?`).bind(id).first<Conversation>(),
    async messages(id) {
      const { results } = await db
        .prepare(
          "select id, author, text, sent_at as sentAt from messages where conversation = ? order by id limit 500",
        )
        .bind(id)
        .all<ChatMessage>();
      return results;
    },
    async latest(limit) {
      const { results } = await db
        .prepare(`select ${conversationColumns} from conversations order by latest_at desc limit ?`)
        .bind(limit)
        .all<Conversation>();
      return results;
    },
  };
}
