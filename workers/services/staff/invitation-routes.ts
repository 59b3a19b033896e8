/** Links of invitations: data of their page, and acceptance. */
import { acceptance, invitationToken } from "@contracts/office/staff/staff";
import { Hono } from "hono";
import { noStore } from "../admin";
import type { ServicesApp } from "../env";
import { requireOffice } from "../permission";
import { stepOfCode, totpUri } from "../shared/authenticator/totp";
import { fieldProblem, readFields } from "../shared/office/actions";
import { problemResponse } from "../shared/problems";
import { acceptInvitation, invitationOf } from "./invitations";
import { openSecret, staffPasswords } from "./sign-in";

const issuer = "Benchside office";
const ended = () =>
  problemResponse(404, {
    code: "ResourceNotFound",
    message: "This link has been used or has expired. Ask for a new one.",
  });

export const invitationRoutes = new Hono<ServicesApp>();
invitationRoutes.use(requireOffice, noStore);

invitationRoutes.post("/read", async (c) => {
  const body = await readFields(c.req.raw, invitationToken);
  if (!body.ok) return body.response;
  const found = await invitationOf(c.env, body.value.token);
  const secret = found && (await openSecret(c.env, found.sealedSecret));
  if (!found || !secret) return ended();
  const { name, email } = found.person;
  return c.json({ name, email, secret, uri: totpUri(issuer, email, secret) });
});

invitationRoutes.post("/accept", async (c) => {
  const body = await readFields(c.req.raw, acceptance);
  if (!body.ok) return body.response;
  const { token, password, code } = body.value;
  const found = await invitationOf(c.env, token);
  const secret = found && (await openSecret(c.env, found.sealedSecret));
  if (!found || !secret) return ended();
  const step = stepOfCode(secret, code, 0, Date.now());
  if (step === null) return fieldProblem("code", "This code is wrong. Check the clock of your device.");
  const passwordHash = await staffPasswords(c.env).hash(password);
  if (passwordHash === "busy") return problemResponse(503, { code: "General", message: "Try again in a moment." });
  const accepted = await acceptInvitation(c.env, token, found, { passwordHash, step });
  return accepted ? c.json({ email: found.person.email }) : ended();
});
