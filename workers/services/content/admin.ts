import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesApp } from "../env";
import { dropStoredPages } from "../shared/page-generation";
import { tokenHash } from "./access";
import { importContent } from "./import/importer";
import { openDatabase } from "./store/database";
import { readState, saveEnvironment } from "./store/state";
import { deleteBranch } from "./store/write-other";

const maxImportBytes = 32 * 1024 * 1024;
const branchName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,31}$/));
const token = v.pipe(v.string(), v.minLength(12), v.maxLength(512));
const environmentSchema = v.strictObject({ delivery_token: token, preview_token: token });

/** Import and administration; every call needs the admin key. */
export const admin = new Hono<ServicesApp>();

admin.use(async (c, next) => {
  const presented = c.req.header("authorization") ?? "";
  if ((await tokenHash(presented)) !== (await tokenHash(`Bearer ${c.env.ADMIN_KEY}`))) {
    return c.json({ error: "The admin key is missing or wrong." }, 401);
  }
  await next();
});

function branchOf(c: Context<ServicesApp>): string | null {
  const parsed = v.safeParse(branchName, c.req.query("branch") ?? "main");
  return parsed.success ? parsed.output : null;
}

admin.post("/import", async (c) => {
  const branch = branchOf(c);
  if (branch === null) return c.json({ error: "The branch name is not valid." }, 400);
  if (Number(c.req.header("content-length") ?? 0) > maxImportBytes) {
    return c.json({ error: `An import may have at most ${maxImportBytes} bytes.` }, 413);
  }
  const body = await c.req.text();
  if (body.length > maxImportBytes)
    return c.json({ error: `An import may have at most ${maxImportBytes} bytes.` }, 413);
  const report = await importContent(await openDatabase(c.env), branch, c.env.CONTENT_ENVIRONMENT, body);
  // Like the vendor's webhook, invalidates stored pages with the old content.
  if (report.stored > 0) await dropStoredPages(c.env);
  return c.json(report);
});

admin.get("/generation", async (c) => {
  const { generation } = await readState(await openDatabase(c.env), "");
  return c.json({ generation });
});

admin.put("/environments/:name", async (c) => {
  const name = v.safeParse(branchName, c.req.param("name"));
  const body = v.safeParse(environmentSchema, await c.req.json().catch(() => null));
  if (!name.success || !body.success) return c.json({ error: "Give a name, delivery_token and preview_token." }, 400);
  await saveEnvironment(await openDatabase(c.env), name.output, {
    delivery: await tokenHash(body.output.delivery_token),
    preview: await tokenHash(body.output.preview_token),
  });
  return c.json({ name: name.output });
});

admin.delete("/content", async (c) => {
  const branch = branchOf(c);
  if (branch === null) return c.json({ error: "The branch name is not valid." }, 400);
  await deleteBranch(await openDatabase(c.env), branch);
  await dropStoredPages(c.env);
  return c.body(null, 204);
});
