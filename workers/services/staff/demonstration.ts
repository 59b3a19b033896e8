/** One demonstration user for each role. They have no password, and exist on demonstration machines only. */
import { type Role, roles } from "@contracts/office/permissions";
import type { ServicesEnv } from "../env";
import { officeDatabase } from "../shared/office/office-database";

const names: Readonly<Record<Role, string>> = {
  owner: "Demonstration owner",
  orders: "Demonstration order desk",
  catalogue: "Demonstration catalogue editor",
  content: "Demonstration content editor",
  "read-only": "Demonstration reader",
};

/** Creates missing demonstration users, and lists all; empty outside a demonstration. */
export async function demonstrationUsersOf(env: Pick<ServicesEnv, "OFFICE_DB" | "DEMO">) {
  if (env.DEMO !== "1") return [];
  const database = await officeDatabase(env);
  const createdAt = new Date().toISOString();
  const users = roles.map((role) => ({ id: `demo-${role}`, name: names[role], role }));
  await database.batch(
    users.map(({ id, name, role }) =>
      database
        .prepare(
          `insert or ignore into staff (id, email, name, role, state, demonstration, created_at)
           values (?, ?, ?, ?, 'active', 1, ?)`,
        )
        .bind(id, `${id}@benchside.example`, name, role, createdAt),
    ),
  );
  const { results } = await database
    .prepare("select id, name, role from staff where demonstration = 1 and state = 'active' order by name")
    .all<{ id: string; name: string; role: Role }>();
  return results;
}
