/**
 * Mail service. `/mail` and `/mail.json` show the outbox. Mails are personal, so it is open only on a demonstration
 * machine that sends nothing, and to operators with their key.
 */
import { Buffer } from "node:buffer";
import { type Context, Hono } from "hono";
import { bearerMatches } from "../admin";
import type { ServicesApp } from "../env";
import { mailQueueOf } from "../shared/mail-queue";
import type { MailView } from "./mail-object";
import { mailOffice } from "./mail-office";
import { outboxMailPage, outboxPage } from "./outbox-page";

/** A displayed mail can neither run nor load anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const shown = 200;

export const mail = new Hono<ServicesApp>();

/** True if mails stay in the outbox of a demonstration machine, or for operators. */
async function isOpen({ env, req }: Context<ServicesApp>): Promise<boolean> {
  if (env.DEMO === "1" && (env.MAIL_PROVIDER ?? "outbox") === "outbox") return true;
  return bearerMatches(req.raw.headers, env.ADMIN_KEY);
}

const closed = { error: "You may not read the outbox." } as const;

mail.route("/_office/mails", mailOffice);

mail.use(async (c, next) => {
  if (!(await isOpen(c))) return c.json(closed, 401);
  await next();
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("referrer-policy", "no-referrer");
  c.res.headers.set("x-content-type-options", "nosniff");
  return undefined;
});

mail.get("/", async (c) => page(c, outboxPage(await listed(c))));

mail.get("/:id", async (c) => {
  const found = await mailQueueOf(c.env).find(c.req.param("id"));
  const files = await mailQueueOf(c.env).files(c.req.param("id"));
  return found ? page(c, outboxMailPage(found, files)) : c.json({ error: "There is no such email." }, 404);
});

/** Only the HTML part, for the frame of the page above. */
mail.get("/:id/html", async (c) => {
  const found = await mailQueueOf(c.env).find(c.req.param("id"));
  return found ? page(c, found.html) : c.json({ error: "There is no such email." }, 404);
});

mail.get("/:id/files/:name", async (c) => {
  const files = await mailQueueOf(c.env).files(c.req.param("id"));
  const file = files.find(({ name }) => name === c.req.param("name"));
  if (!file) return c.json({ error: "There is no such file." }, 404);
  return c.body(Uint8Array.from(Buffer.from(file.content, "base64")), 200, { "content-type": file.type });
});

/** `/mail.json?to=`: newest first. */
export async function mailJson(c: Context<ServicesApp>): Promise<Response> {
  if (!(await isOpen(c))) return Response.json(closed, { status: 401 });
  const mails = (await listed(c)).map(({ createdAt, sentAt, ...rest }) => ({
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
    links: [...rest.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
  }));
  return Response.json({ mails }, { headers: { "cache-control": "no-store" } });
}

const listed = (c: Context<ServicesApp>): Promise<MailView[]> =>
  mailQueueOf(c.env).list(c.req.query("to")?.trim() || null, shown);

function page(c: Context<ServicesApp>, html: string): Response {
  return c.html(html, 200, { "content-security-policy": policy });
}
