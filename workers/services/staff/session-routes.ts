/** Sessions: sign-in by password and code, by a demonstration user, and their end. */
import { demonstrationSignIn, signInBody } from "@contracts/office/staff/staff";
import { networkOf } from "@domain/http/network";
import { type Context, Hono } from "hono";
import type { ServicesApp } from "../env";
import { officeAddress, requireOffice, signedIn } from "../permission";
import { readFields } from "../shared/office/actions";
import { appendToLog, entryOf } from "../shared/office/audit";
import { endSession, startSession } from "../shared/office/sessions";
import { problemResponse, tooManyRequests } from "../shared/problems";
import { countUse } from "../shared/rate-limits/rate-limits";
import { demonstrationUsersOf } from "./demonstration";
import { attemptSignIn } from "./sign-in";

/** Sign-in attempts of a network in a quarter of an hour, successful or not. */
const perNetwork = { limit: 60, seconds: 900 } as const;

export const sessionRoutes = new Hono<ServicesApp>();

/** Only the office starts sessions, so its limits and its check of origins cannot be bypassed. */
sessionRoutes.post("*", requireOffice);

sessionRoutes.post("/", async (c) => {
  const body = await readFields(c.req.raw, signInBody);
  if (!body.ok) return body.response;
  const network = networkOf((await officeAddress(c.req.raw, c.env)) ?? "unknown");
  const wait = await countUse(c.env, `staff sign-in ${network}`, perNetwork.limit, perNetwork.seconds);
  if (wait > 0) return tooManyRequests("Too many attempts from your network.", wait);
  const attempt = await attemptSignIn(c.env, body.value, Date.now());
  if (attempt.ok) return started(c, attempt.person);
  if (attempt.wait > 0)
    return tooManyRequests("Too many wrong attempts. An owner can unlock your account.", attempt.wait);
  return problemResponse(401, { code: "InvalidCredentials", message: "The email address, password or code is wrong." });
});

sessionRoutes.post("/demonstration", async (c) => {
  const body = await readFields(c.req.raw, demonstrationSignIn);
  if (!body.ok) return body.response;
  const user = (await demonstrationUsersOf(c.env)).find(({ id }) => id === body.value.id);
  return user ? started(c, user) : problemResponse(404, { code: "ResourceNotFound", message: "No such user." });
});

sessionRoutes.get("/demonstration", async (c) => c.json({ users: await demonstrationUsersOf(c.env) }));

sessionRoutes.get("/current", async (c) => {
  const owner = await signedIn(c.req.raw, c.env);
  if (!owner) return problemResponse(401, { code: "invalid_token", message: "This session has ended." });
  return c.json(owner, 200, { "cache-control": "no-store" });
});

sessionRoutes.delete("/current", async (c) => {
  const [, token] = (c.req.header("authorization") ?? "").split(" ");
  if (token) await endSession(c.env, token);
  return c.body(null, 204);
});

async function started(c: Context<ServicesApp>, person: { readonly id: string; readonly name: string }) {
  const address = await officeAddress(c.req.raw, c.env);
  const token = await startSession(c.env, { staffId: person.id, address, agent: c.req.header("user-agent") ?? "" });
  const actor = { kind: "person" as const, id: person.id, name: person.name, address };
  await appendToLog(c.env, [
    entryOf({
      ...{ key: crypto.randomUUID(), actor, resource: "people", record: person.id, action: "session:start" },
      ...{ version: 0, before: {}, after: {}, reason: null },
    }),
  ]);
  return c.json({ token }, 201, { "cache-control": "no-store" });
}
