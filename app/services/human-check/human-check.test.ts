import { describe, expect, it } from "vitest";
import { createFormTokens } from "~/context/visit/form-tokens.server";
import { createHumanCheck } from "./create-human-check";
import type { RecaptchaConfig } from "./recaptcha";

const secrets = ["a-secret-of-thirty-two-characters-or-more"];
const start = Date.UTC(2026, 2, 1);
const visitor = { address: "192.0.2.1", userAgent: "a browser" };
const recaptcha: RecaptchaConfig = {
  ...{ scriptOrigin: "https://www.google.com", origins: ["https://www.gstatic.com"], apiUrl: "https://api.example" },
  ...{ project: "p", apiKey: "k", siteKey: "scoring", checkboxSiteKey: "box", minScore: 0.5 },
};

interface Call {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly redirect: RequestInit["redirect"];
}

/** An assessment service that knows one token per key. */
function service(answers: Record<string, object>, calls: Call[] = []) {
  const send: typeof fetch = async (input, init) => {
    const body: { event: Record<string, string> } = JSON.parse(String(init?.body));
    calls.push({ url: String(input), body: body.event, redirect: init?.redirect });
    const known = answers[`${body.event.siteKey} ${body.event.token}`];
    return Response.json(known ?? { tokenProperties: { valid: false } });
  };
  return { send, calls };
}

function check(config: RecaptchaConfig | null, send?: typeof fetch) {
  let now = start;
  const warnings: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (label: string) => void warnings.push(label) };
  const forms = createFormTokens(secrets, () => now);
  const made = createHumanCheck(
    { forms, hosts: ["shop.example"], recaptcha: config, ...(send && { fetch: send }), now: () => now },
    log,
  );
  return {
    made,
    warnings,
    later: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const assessed = (over: object = {}) => ({
  riskAnalysis: { score: 0.9 },
  tokenProperties: {
    valid: true,
    hostname: "shop.example",
    action: "signup",
    createTime: new Date(start + 2000).toISOString(),
    ...over,
  },
});

describe("the shop's own check", () => {
  it("passes a form that was open for a while, with a proof of its own", async () => {
    const { made, later } = check(null);
    const [one, two] = [await made.challenge("signup"), await made.challenge("signup")];
    expect(one.recaptcha).toBeNull();
    later(5000);
    const verdicts = await Promise.all(
      [one, two].map(({ formToken }) => made.verify("signup", { form: formToken }, visitor)),
    );
    const proofs = verdicts.map((verdict) => verdict.ok && verdict.proof);
    expect(new Set(proofs).size).toBe(2);
  });

  it("fails without a token, with another form's token, with a filled honeypot, or after a day", async () => {
    const { made, later } = check(null);
    const { formToken: form } = await made.challenge("quote");
    const { formToken: right } = await made.challenge("signup");
    later(5000);
    const problem = async (fields: Record<string, string>) => {
      const verdict = await made.verify("signup", fields, visitor);
      return verdict.ok ? null : verdict.problem;
    };
    expect(await problem({})).toBe("missing");
    expect(await problem({ form })).toBe("missing");
    expect(await problem({ form: right, website: "https://spam.example" })).toBe("trap");
    expect(await problem({ form: right })).toBeNull();
    later(25 * 3_600_000);
    expect(await problem({ form: right })).toBe("late");
  });
});

describe("reCAPTCHA", () => {
  it("A-RECAP-01: is offered in enterprise mode, from an origin reachable in the region", async () => {
    const { made } = check(recaptcha);
    expect((await made.challenge("signup")).recaptcha).toEqual({
      ...{ scriptUrl: "https://www.google.com/recaptcha/enterprise.js?render=scoring", siteKey: "scoring" },
      ...{ checkboxSiteKey: "box", action: "signup", origins: ["https://www.gstatic.com"], problem: null },
    });
    const china = check({ ...recaptcha, scriptOrigin: "https://www.recaptcha.net" });
    expect((await china.made.challenge("signup")).recaptcha?.scriptUrl).toContain(
      "https://www.recaptcha.net/recaptcha/",
    );
  });

  it("A-RECAP-02: a returned form reports why the external check failed", async () => {
    const { made } = check(recaptcha);
    const problemOf = async (fields: Record<string, string>) =>
      (await made.challenge("signup", fields)).recaptcha?.problem;
    expect(await problemOf({ "outside-problem": "execute" })).toBe("execute");
    expect(await problemOf({ "outside-problem": "load" })).toBe("load");
    expect(await problemOf({ "outside-problem": "<b>" })).toBeNull();
    expect(await problemOf({})).toBeNull();
  });

  it("verifies action, host, score and age on the server, and its token is the proof", async () => {
    const { send, calls } = service({
      "scoring good": assessed(),
      "scoring bad": assessed({ hostname: "evil.example" }),
    });
    const { made, later } = check(recaptcha, send);
    const { formToken: form } = await made.challenge("signup");
    later(5000);
    const verdict = (token: string) => made.verify("signup", { form, "g-recaptcha-response": token }, visitor);
    expect(await verdict("good")).toEqual({ ok: true, proof: "good", by: "recaptcha" });
    expect(calls[0]).toMatchObject({
      url: "https://api.example/v1/projects/p/assessments",
      // The call contains the shop's key.
      redirect: "manual",
      body: { token: "good", expectedAction: "signup", userIpAddress: "192.0.2.1" },
    });
    expect(await verdict("bad")).toEqual({ ok: false, problem: "host" });
    expect(await verdict("unknown")).toEqual({ ok: false, problem: "invalid" });
  });

  it("accepts a ticked box for its own key", async () => {
    const { send } = service({ "box ticked": assessed({ action: "" }) });
    const { made, later } = check(recaptcha, send);
    const { formToken: form } = await made.challenge("signup");
    later(5000);
    expect(await made.verify("signup", { form, "g-recaptcha-response": "ticked" }, visitor)).toMatchObject({
      ok: true,
    });
  });

  it("falls back to the shop's own check without scripts, without access, or during an outage", async () => {
    const out: typeof fetch = async () => new Response("no", { status: 503 });
    const { made, later, warnings } = check(recaptcha, out);
    const { formToken: form } = await made.challenge("signup");
    later(5000);
    expect(await made.verify("signup", { form }, visitor)).toMatchObject({ ok: true, by: "form" });
    expect(warnings).toEqual([]);
    expect(await made.verify("signup", { form, "g-recaptcha-response": "x" }, visitor)).toMatchObject({ by: "form" });
    expect(warnings).toHaveLength(1);
    expect(await made.verify("signup", { "g-recaptcha-response": "x" }, visitor)).toMatchObject({ ok: false });
  });
});
