import { env, runInDurableObject, SELF } from "cloudflare:test";
import { type MailRequest, mailRequest } from "@contracts/mail";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { openLogStore } from "../shared/log-store";
import { mailQueueOf } from "../shared/mail-queue";
import { newKey, officeCall, tokenOf } from "../staff/testing";
import { mail } from ".";
import type { MailQueueObject } from "./mail-object";
import { providerOf } from "./provider";
import { renderMail } from "./render-mail";

const person = { firstName: "Rosalind", lastName: "Mint" };
const path = "/account/sign-up/verify?token=bmt1.a&b";
let made = 0;
const request = (over: Partial<MailRequest> = {}): MailRequest =>
  v.parse(mailRequest, {
    id: `mail-number-${++made}`,
    to: "rosalind@lab.example",
    language: "en",
    template: "verify-email",
    data: { person, path },
    ...over,
  });

const settle = (queue: DurableObjectStub<MailQueueObject>) =>
  runInDurableObject(queue, (instance: MailQueueObject) => instance.alarm());

describe("a mail", () => {
  it.each([
    ["en", "http://shop.test", "Dear Rosalind Mint,", "Confirm your email address"],
    ["jp", "http://jp.shop.test", "Mint Rosalind 様", "メールアドレスのご確認"],
    ["cn", "http://cn.shop.test", "尊敬的Rosalind Mint：", "验证您的邮箱"],
  ] as const)("in %s has both parts in that language, and leads to its host", (language, origin, greeting, heading) => {
    const { html, text, subject } = renderMail(request({ language }), env);
    for (const part of [html, text]) {
      expect(part).toContain(greeting);
      expect(part).toContain(heading);
    }
    expect(subject).not.toBe("");
    expect(text).toContain(`${origin}${path}`);
    expect(html).toContain(`href="${origin}/account/sign-up/verify?token=bmt1.a&amp;b"`);
    expect(html).toContain(`lang="${{ en: "en", jp: "ja", cn: "zh-Hans" }[language]}"`);
  });

  it.each([
    ["global", "http://shop.test"],
    ["jp", "http://jp.shop.test"],
    ["cn", "http://cn.shop.test"],
  ] as const)("in Chinese about something of the shop %s leads there", (region, origin) => {
    const action = { label: "查看报价单", path: "/quote/view/Q1" };
    const data = { subject: "报价单", heading: "报价单", paragraphs: ["您好"], facts: [], action, region };
    const { text, html } = renderMail(request({ language: "cn", template: "message", data }), env);
    expect([text.includes(`${origin}/quote/view/Q1`), html.includes('lang="zh-Hans"')]).toEqual([true, true]);
  });

  it("in Japanese to a customer of the main shop leads to the main shop", () => {
    const data = { person: { firstName: "Rosalind", lastName: "Mint" }, path, region: "global" } as const;
    expect(renderMail(request({ language: "jp", data }), env).text).toContain(`http://shop.test${path}`);
  });

  it("escapes names that people chose", () => {
    const named = { firstName: '<img src=x onerror="alert(1)">', lastName: "O'Hara & Co" };
    const { html } = renderMail(request({ data: { person: named, path } }), env);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x");
    expect(html).toContain("O&#39;Hara &amp; Co");
  });

  it("uses the texts of the part of the shop that requested it", () => {
    const { html, text, subject } = renderMail(
      request({
        template: "message",
        data: {
          subject: "Your quote Q-1\r\nBcc: x@evil.test",
          heading: "Your quote",
          paragraphs: ["Thank you."],
          facts: [["Quote number", "Q-1"]],
          action: { label: "Open the quote", path: "/account/my/myquotes" },
        },
      } as Partial<MailRequest>),
      env,
    );
    expect(subject).toBe("Your quote Q-1 Bcc: x@evil.test");
    expect(html).toContain("Q-1</td>");
    expect(text).toContain("Quote number: Q-1");
    expect(text).toContain("http://shop.test/account/my/myquotes");
  });
});

describe("the mail queue", () => {
  it("accepts a mail once, delivers it, and shows it in the outbox", async () => {
    const queue = mailQueueOf(env);
    const once = request({ to: "once@lab.example" });
    await queue.enqueue(once);
    await queue.enqueue(once);
    await settle(queue);
    const listed: { mails: { to: string; state: string; links: string[] }[] } = await (
      await SELF.fetch("http://services.test/mail.json?to=once@lab.example")
    ).json();
    expect(listed.mails).toMatchObject([
      {
        to: "once@lab.example",
        state: "sent",
        links: [expect.stringContaining("http://shop.test/account/sign-up/verify")],
      },
    ]);
    const page = await SELF.fetch("http://services.test/mail");
    expect(await page.text()).toContain("once@lab.example");
    const one = await SELF.fetch(`http://services.test/mail/${once.id}`);
    expect(one.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await one.text()).toContain("Text part");
    expect(await (await SELF.fetch(`http://services.test/mail/${once.id}/html`)).text()).toContain("<h1");
    expect((await SELF.fetch("http://services.test/mail/unknown")).status).toBe(404);
  });

  it("keeps a mail that the provider refuses, records the reason, and reports it to the operator", async () => {
    const name = env.MAIL_QUEUE.idFromName("queue-with-another-provider");
    const queue = env.MAIL_QUEUE.get(name);
    const kept = request({ to: "kept@lab.example" });
    await runInDurableObject(queue, async (instance: MailQueueObject) => {
      Object.assign(Reflect.get(instance, "env"), {
        MAIL_PROVIDER: "http",
        MAIL_PROVIDER_URL: "http://127.0.0.1:9/",
        MAIL_PROVIDER_KEY: "k",
        MAIL_FROM: "shop@benchside.example",
      });
      await instance.enqueue(kept);
      await instance.alarm();
      const found = await instance.find(kept.id);
      expect(found).toMatchObject({ state: "queued", attempts: 1 });
      expect(found?.lastError).not.toBe("");
      Object.assign(Reflect.get(instance, "env"), { MAIL_PROVIDER_KEY: "" });
      const unset = request({ to: "kept@lab.example" });
      await instance.enqueue(unset);
      await instance.alarm();
      expect(await instance.find(unset.id)).toMatchObject({ state: "queued", attempts: 1 });
      for (const { id } of [kept, unset]) {
        const about = { level: "error", requestId: id, traceId: null, limit: 5 } as const;
        expect(await (await openLogStore(env)).find(about)).toMatchObject([
          { label: "a mail was not taken: no answer" },
        ]);
      }
      Object.assign(Reflect.get(instance, "env"), { MAIL_PROVIDER: "outbox" });
    });
  });
});

describe("the outbox", () => {
  it("is open to operators only if mails are really sent", async () => {
    const real = { ...env, DEMO: "", MAIL_PROVIDER: "outbox" };
    expect((await mail.request("/", {}, real)).status).toBe(401);
    expect((await mail.request("/", {}, { ...env, MAIL_PROVIDER: "http" })).status).toBe(401);
    const headers = { authorization: `Bearer ${env.ADMIN_KEY}` };
    expect((await mail.request("/", { headers }, real)).status).toBe(200);
  });

  it("uses the configured provider with its key, and follows no redirect", async () => {
    const calls: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      calls.push(init);
      return new Response(null, { status: 307, headers: { location: "https://elsewhere.example/" } });
    });
    const send = providerOf({
      MAIL_PROVIDER: "http",
      MAIL_PROVIDER_URL: "https://mail.example/send",
      MAIL_PROVIDER_KEY: "k",
      MAIL_FROM: "shop@benchside.example",
    });
    const sent = { id: "1", to: "a@lab.example", subject: "s", html: "h", text: "t", files: [], unsubscribe: null };
    expect(await send(sent)).toBe("the provider answered 307");
    expect(calls).toMatchObject([{ redirect: "manual", headers: { authorization: "Bearer k" } }]);
    expect(JSON.parse(String(calls[0]?.body))).not.toHaveProperty("headers");
    vi.unstubAllGlobals();
  });

  it("reports a provider that is unknown or not configured", () => {
    expect(() => providerOf({ MAIL_PROVIDER: "http" })).toThrow(/MAIL_PROVIDER_URL/);
    expect(() => providerOf({ MAIL_PROVIDER: "pigeon" })).toThrow(/pigeon/);
  });
});

describe("the links of a mail", () => {
  it("open in the language of the mail, if the shop has several", () => {
    const links = [{ label: "PDF", path: "/order/view/W1/invoices/I1.pdf?id=x" }];
    const data = { subject: "Invoice", heading: "Invoice", paragraphs: [], facts: [], links };
    const textIn = (region: "global" | "jp") =>
      renderMail(request({ language: "jp", template: "message", data: { ...data, region } }), env).text;
    expect(textIn("global")).toContain("http://shop.test/order/view/W1/invoices/I1.pdf?id=x&language=jp\n");
    expect(textIn("jp")).toContain("http://jp.shop.test/order/view/W1/invoices/I1.pdf?id=x\n");
  });
});

it("a news mail has one-click unsubscribing, also when it is sent again", async () => {
  const data = {
    subject: "New lot",
    heading: "New lot",
    paragraphs: [],
    facts: [],
    unsubscribe: "/lots/unwatch?token=t",
  };
  const news = request({ to: "news@lab.example", language: "jp", template: "message", data });
  const sent: { to: string[]; headers?: Record<string, string> }[] = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(null);
  });
  const actor = { kind: "machine", id: "test", name: "Test", address: null } as const;
  const queue = env.MAIL_QUEUE.get(env.MAIL_QUEUE.idFromName("queue-of-news"));
  await runInDurableObject(queue, async (instance: MailQueueObject) => {
    const provider = { MAIL_PROVIDER_URL: "https://mail.test", MAIL_PROVIDER_KEY: "k", MAIL_FROM: "f" };
    Object.assign(Reflect.get(instance, "env"), { ...provider, MAIL_PROVIDER: "http" });
    await instance.enqueue(news);
    await instance.alarm();
    await instance.again(news.id, { key: crypto.randomUUID(), version: 0, reason: null, actor });
    await instance.alarm();
    Object.assign(Reflect.get(instance, "env"), { MAIL_PROVIDER: "outbox" });
  });
  vi.unstubAllGlobals();
  const headers = {
    "List-Unsubscribe": "<http://jp.shop.test/lots/unwatch?token=t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  expect(sent.filter(({ to }) => to[0] === news.to)).toMatchObject([{ headers }, { headers }]);
});

describe("the files of a mail", () => {
  const withFile = () => {
    const attachments = [{ name: "quote-Q1.pdf", path: "/quote/view/Q1/pdf?id=x" }];
    const data = { subject: "Your quote", heading: "Your quote", paragraphs: ["Here it is."], facts: [], attachments };
    return request({ to: "files@lab.example", language: "jp", template: "message", data });
  };
  const provider = {
    MAIL_PROVIDER: "http",
    MAIL_PROVIDER_URL: "https://mail.test",
    MAIL_PROVIDER_KEY: "k",
    MAIL_FROM: "f",
  };
  it("are fetched from the shop in the language of the mail, and passed to the provider and the outbox", async () => {
    const asked: Request[] = [];
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      if (url === provider.MAIL_PROVIDER_URL) sent.push(JSON.parse(String(init.body)));
      else asked.push(new Request(url, init));
      return new Response("%PDF-1.7", { headers: { "content-type": "application/pdf" } });
    });
    const mailed = withFile();
    await runInDurableObject(mailQueueOf(env), async (instance: MailQueueObject) => {
      Object.assign(Reflect.get(instance, "env"), provider);
      await instance.enqueue(mailed);
      await instance.alarm();
      Object.assign(Reflect.get(instance, "env"), { MAIL_PROVIDER: "outbox" });
    });
    vi.unstubAllGlobals();
    expect(asked.map(({ url }) => url)).toEqual(["http://jp.shop.test/quote/view/Q1/pdf?id=x"]);
    expect(asked[0]?.headers.get("cookie")).toBe("language=jp");
    const file = { filename: "quote-Q1.pdf", content_type: "application/pdf", content: btoa("%PDF-1.7") };
    expect(sent).toMatchObject([{ to: ["files@lab.example"], attachments: [file] }]);
    const kept = await SELF.fetch(`http://services.test/mail/${mailed.id}/files/quote-Q1.pdf`);
    expect([kept.headers.get("content-type"), await kept.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
    expect((await SELF.fetch(`http://services.test/mail/${mailed.id}/files/other.pdf`)).status).toBe(404);
  });

  it("are tried three times, and then the mail is sent without them", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 303, headers: { location: "/quote" } }));
    const mailed = withFile();
    const states: unknown[] = [];
    await runInDurableObject(mailQueueOf(env), async (instance: MailQueueObject, { storage }) => {
      await instance.enqueue(mailed);
      for (let attempt = 0; attempt < 4; attempt += 1) {
        storage.sql.exec("update mails set next_at = 0 where next_at is not null");
        await instance.alarm();
        const found = await instance.find(mailed.id);
        states.push([found?.state, found?.lastError]);
      }
    });
    vi.unstubAllGlobals();
    const waits = ["queued", "quote-Q1.pdf: the shop answered 303"];
    expect(states).toEqual([waits, waits, waits, ["sent", null]]);
  });
});

describe("the outbox in the office", () => {
  const at = "/mail/_office/mails";

  it("lists mails in pages, hides links for recipients, and sends one again, once per key", async () => {
    const desk = await tokenOf("orders");
    const queue = mailQueueOf(env);
    const message = { subject: "Your order", heading: "Your order", paragraphs: ["It has shipped."], facts: [] };
    const plain = request({ to: "outbox@lab.example", template: "message", data: message });
    const secret = request({ to: "outbox@lab.example" });
    await queue.enqueue(plain);
    await queue.enqueue(secret);
    await settle(queue);
    const listed = async (query = "") => (await officeCall(desk, `${at}?q=outbox@lab.example${query}`)).body;
    const first = await listed("&limit=1");
    expect(first.rows).toMatchObject([{ id: secret.id, state: "sent" }]);
    expect((await listed(`&limit=1&after=${first.next}`)).rows).toMatchObject([{ id: plain.id }]);
    expect((await officeCall(desk, `${at}/${secret.id}`)).body.record.text).toBeNull();
    expect((await officeCall(desk, `${at}/${plain.id}`)).body.record.text).toContain("It has shipped.");
    const again = { key: newKey(), version: 0, reason: "The customer lost it" };
    for (let time = 0; time < 2; time += 1)
      expect(await officeCall(desk, `${at}/${plain.id}/again`, again)).toMatchObject({
        ...{ status: 200, body: { record: plain.id, version: 1 } },
      });
    expect((await officeCall(desk, `${at}/${plain.id}/again`, { ...again, key: newKey() })).status).toBe(409);
    expect((await listed()).rows).toHaveLength(3);
    expect((await officeCall(desk, `${at}/${plain.id}`)).body.history).toMatchObject([{ action: "mails:send" }]);
    expect((await officeCall(await tokenOf("read-only"), `${at}/${plain.id}/again`, again)).status).toBe(403);
  });
});
