/** Support chat: a script for the shop, a window in a frame, and an API for support staff. See README.md. */
import { isEmailAddress } from "@contracts/values/email-address";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { requireAdmin } from "../admin";
import type { ServicesApp } from "../env";
import { readJson, readText } from "../shared/body";
import { connectionNetwork } from "../shared/caller";
import { invalidInput, problemResponse } from "../shared/problems";
import { countUse } from "../shared/rate-limits/rate-limits";
import { shopOrigins } from "../shared/shop-origins";
import { widgetScript, windowScript, windowStyle } from "./assets";
import { type ChatForm, conversationPage, startPage } from "./pages";
import { openChatStore } from "./store";
import { type ChatLanguage, chatLanguages } from "./texts";

type C = Context<ServicesApp>;

const formCap = 16 * 1024;
const hour = 3600;
/** Messages per address and hour. */
const perHour = 60;

const id = v.pipe(v.string(), v.uuid());
const language = v.fallback(v.picklist(chatLanguages), "en");
const messageText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));
const emailText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.union([v.literal(""), v.pipe(v.string(), isEmailAddress())]),
);

export const chat = new Hono<ServicesApp>();

chat.get("/widget.js", (c) => asset(c, widgetScript, "text/javascript"));
chat.get("/assets/window.js", (c) => asset(c, windowScript, "text/javascript"));
chat.get("/assets/window.css", (c) => asset(c, windowStyle, "text/css"));

chat.get("/window", (c) => shown(c, startPage(v.parse(language, c.req.query("lang")), emptyForm(null))));

chat.post("/window", async (c) => {
  const spoken = v.parse(language, c.req.query("lang"));
  const form = await readForm(c);
  if (form instanceof Response) return form;
  const problem = problemOf(form) ?? (await overLimit(c));
  if (problem) return shown(c, startPage(spoken, { ...form, problem }), problem === "tooMany" ? 429 : 422);
  const store = await openChatStore(c.env);
  const { token, text, email } = form;
  // The token of the first form is the id of the conversation, so a form sent twice starts one conversation.
  await store.start(
    { id: token, language: spoken, email: email.trim(), first: { author: "visitor", text: text.trim(), token } },
    new Date(),
  );
  return c.redirect(`/chat/window/${token}`, 303);
});

chat.get("/window/:id", (c) => showConversation(c, emptyForm(null), 200));

chat.post("/window/:id", async (c) => {
  const form = await readForm(c);
  if (form instanceof Response) return form;
  const problem = problemOf({ ...form, email: "" }) ?? (await overLimit(c));
  if (problem) return showConversation(c, { ...form, problem }, problem === "tooMany" ? 429 : 422);
  const asked = v.safeParse(id, c.req.param("id"));
  const store = await openChatStore(c.env);
  const message = { author: "visitor", text: form.text.trim(), token: form.token } as const;
  if (!asked.success || !(await store.say(asked.output, message, new Date()))) {
    return showConversation(c, { ...form, problem: "gone" }, 404);
  }
  return c.redirect(`/chat/window/${asked.output}`, 303);
});

chat.get("/window/:id/messages", async (c) => {
  const asked = v.safeParse(id, c.req.param("id"));
  const store = await openChatStore(c.env);
  if (!asked.success || !(await store.find(asked.output))) return c.json({ messages: [] }, 404, privateHeaders);
  return c.json({ messages: await store.messages(asked.output) }, 200, privateHeaders);
});

chat.use("/_admin/*", requireAdmin);

chat.get("/_admin/conversations", async (c) => {
  const store = await openChatStore(c.env);
  const conversations = await store.latest(100);
  const withMessages = conversations.map(async (one) => ({ ...one, messages: await store.messages(one.id) }));
  return c.json({ conversations: await Promise.all(withMessages) });
});

const answer = v.object({ text: messageText, token: v.optional(id) });

chat.post("/_admin/conversations/:id/messages", async (c) => {
  const body = await readJson(c.req.raw, answer, formCap);
  if (!body.ok) return body.response;
  const asked = v.safeParse(id, c.req.param("id"));
  if (!asked.success) return invalidInput("The ID of a conversation must be a UUID.");
  const { text, token = crypto.randomUUID() } = body.value;
  const store = await openChatStore(c.env);
  const stored = await store.say(asked.output, { author: "support", text, token }, new Date());
  if (stored) return c.json({ token }, 201);
  return problemResponse(404, { code: "NotFound", message: "There is no such conversation." });
});

function emptyForm(problem: ChatForm["problem"]): ChatForm {
  return { text: "", email: "", token: crypto.randomUUID(), problem };
}

/** Fields as typed. A form without a token of this service gets a new one. */
async function readForm(c: C): Promise<ChatForm | Response> {
  // Rejects forms from other sites. Old browsers send no Origin header and pass.
  const origin = c.req.header("origin");
  const own = new URL(c.env.PUBLIC_SERVICES_URL ?? c.req.url).origin;
  if (origin && origin !== own) return c.text("Forbidden", 403);
  const body = await readText(c.req.raw, formCap);
  if (!body.ok) return body.response;
  const fields = new URLSearchParams(body.value);
  const token = v.safeParse(id, fields.get("token"));
  return {
    text: fields.get("text") ?? "",
    email: fields.get("email") ?? "",
    token: token.success ? token.output : crypto.randomUUID(),
    problem: null,
  };
}

function problemOf({ text, email }: ChatForm): ChatForm["problem"] {
  if (!v.is(messageText, text)) return "missingMessage";
  return v.is(emailText, email) ? null : "wrongEmail";
}

async function overLimit(c: C): Promise<"tooMany" | null> {
  const wait = await countUse(c.env, `chat ${connectionNetwork(c.req.raw)}`, perHour, hour);
  return wait > 0 ? "tooMany" : null;
}

async function showConversation(c: C, form: ChatForm, status: 200 | 404 | 422 | 429): Promise<Response> {
  const asked = v.safeParse(id, c.req.param("id"));
  const store = await openChatStore(c.env);
  const known = asked.success ? await store.find(asked.output) : null;
  if (known) return shown(c, conversationPage(known, await store.messages(known.id), form), status);
  const spoken: ChatLanguage = v.parse(language, c.req.query("lang"));
  return c.redirect(`/chat/window?lang=${spoken}`, 303);
}

const privateHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

async function shown(c: C, markup: ReturnType<typeof startPage>, status = 200): Promise<Response> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${shopOrigins(c.env).join(" ") || "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join("; ");
  return new Response(String(await markup), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      "referrer-policy": "same-origin",
      ...privateHeaders,
    },
  });
}

function asset(c: C, body: string, type: string): Response {
  return c.body(body, 200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=3600",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
}
