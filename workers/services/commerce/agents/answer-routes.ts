/** `/agents/answers`, for the shop's own token: see `contracts/agents/answers.ts`. */
import { type KeptAnswer, keptAnswerBody } from "@contracts/agents/answers";
import { Hono } from "hono";
import { readJson } from "../../shared/body";
import { insufficientScope } from "../../shared/problems";
import type { CommerceApp } from "../context";

const bodyCap = 256 * 1024;

export const answerRoutes = new Hono<CommerceApp>();

answerRoutes.post("/", async (c) => {
  if (c.get("claims").kind !== "client") return insufficientScope();
  const body = await readJson(c.req.raw, keptAnswerBody, bodyCap);
  if (!body.ok) return body.response;
  const { client, ...call } = body.value;
  // One object per client, so a client's answers have one writer and are deleted together.
  const object = c.env.SHOPPERS.get(c.env.SHOPPERS.idFromName(`answers:${client}`));
  const kept: KeptAnswer = await object.takeAnswer(call);
  return Response.json(kept, { headers: { "cache-control": "no-store" } });
});
