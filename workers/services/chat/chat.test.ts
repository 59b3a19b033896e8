import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { personalConversations } from "./personal-records";

const origin = "http://services.test/chat";
let address = 0;

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  address += 1;
  return SELF.fetch(`${origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "cf-connecting-ip": `198.51.100.${address % 250}`, ...headers },
    body: new URLSearchParams(fields),
  });
}
const admin = (path: string, body?: unknown) =>
  SELF.fetch(`${origin}/_admin${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: "Bearer demo-admin-key", "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const text = async (response: Response | Promise<Response>) => (await response).text();

async function start(message = "Which buffer for 4060?", language = "en"): Promise<string> {
  const token = crypto.randomUUID();
  const answer = await send(`/window?lang=${language}`, { token, text: message, email: "" });
  expect(answer.status).toBe(303);
  const location = answer.headers.get("location") ?? "";
  return location.split("/").at(-1) ?? "";
}

describe("a conversation", () => {
  it("keeps messages of visitors and support in order and without duplicates", async () => {
    const id = await start();
    const token = crypto.randomUUID();
    for (const _ of [1, 2]) await send(`/window/${id}`, { token, text: "And for 9272?" });
    expect((await admin(`/conversations/${id}/messages`, { text: "The one on the datasheet." })).status).toBe(201);
    const { messages } = await (await SELF.fetch(`${origin}/window/${id}/messages`)).json<{ messages: object[] }>();
    expect(messages).toMatchObject([
      { author: "visitor", text: "Which buffer for 4060?" },
      { author: "visitor", text: "And for 9272?" },
      { author: "support", text: "The one on the datasheet." },
    ]);
    const page = await text(SELF.fetch(`${origin}/window/${id}`));
    expect(page).toContain("The one on the datasheet.");
    const { conversations } = await (await admin("/conversations")).json<{ conversations: { id: string }[] }>();
    expect(conversations.map((one) => one.id)).toContain(id);
  });

  it("starts once when its form is sent twice", async () => {
    const fields = { token: crypto.randomUUID(), text: "Hello", email: "reader@example.org" };
    const [first, second] = [await send("/window", fields), await send("/window", fields)];
    expect(first.headers.get("location")).toBe(second.headers.get("location"));
    const messages = `${origin}/window/${fields.token}/messages`;
    expect((await (await SELF.fetch(messages)).json<{ messages: object[] }>()).messages).toHaveLength(1);
    expect(await personalConversations.of(env, { email: fields.email, customerId: null })).toMatchObject([
      { author: "visitor", text: "Hello" },
    ]);
    await personalConversations.erase(env, { email: fields.email, customerId: null });
    expect(await personalConversations.of(env, { email: fields.email, customerId: null })).toEqual([]);
  });

  it("is limited by the connection's address, not by a forged header", async () => {
    const say = (named: number) => {
      const headers = { "cf-connecting-ip": "203.0.113.7", "x-shopper-address": `198.51.100.${named}` };
      return send("/window", { token: crypto.randomUUID(), text: "Hello", email: "" }, headers);
    };
    const statuses: number[] = [];
    for (let named = 1; named <= 61; named += 1) statuses.push((await say(named)).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it("stays in the language it started in", async () => {
    const id = await start("抗体について", "ja");
    expect(await text(SELF.fetch(`${origin}/window/${id}`))).toContain("回答を確認");
    expect(await text(SELF.fetch(`${origin}/window?lang=zh`))).toContain("开始咨询");
  });

  it("shows errors, keeps the typed text and escapes visitors' markup", async () => {
    const empty = await send("/window", { token: crypto.randomUUID(), text: "  ", email: "" });
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("1 to 2,000 characters")]);
    const wrong = await send("/window", { token: "x", text: "<b>hi</b>", email: "nobody" });
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(page).toContain("&lt;b&gt;hi&lt;/b&gt;");
    expect(page).toContain('value="nobody"');
    const id = await start("<script>alert(1)</script>");
    expect(await text(SELF.fetch(`${origin}/window/${id}`))).not.toContain("<script>alert");
  });

  it("can be read only with its id, and answered only with the key", async () => {
    const unknown = crypto.randomUUID();
    expect((await SELF.fetch(`${origin}/window/${unknown}/messages`)).status).toBe(404);
    const lost = await SELF.fetch(`${origin}/window/${unknown}`, { redirect: "manual" });
    expect([lost.status, lost.headers.get("location")]).toEqual([303, "/chat/window?lang=en"]);
    expect((await admin(`/conversations/${unknown}/messages`, { text: "hello" })).status).toBe(404);
    expect((await admin("/conversations/none/messages", { text: "hello" })).status).toBe(400);
    expect((await SELF.fetch(`${origin}/_admin/conversations`)).status).toBe(401);
    expect((await send("/window", { text: "hi" }, { origin: "https://elsewhere.example" })).status).toBe(403);
  });

  it("can be framed by the shop only", async () => {
    const policy = (await SELF.fetch(`${origin}/window`)).headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors http://localhost:8787 http://jp.localhost:8787");
    expect(policy).not.toContain("unsafe");
  });
});
