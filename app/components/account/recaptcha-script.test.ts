import { describe, expect, it } from "vitest";
import { leaveFormerShop } from "./former-shop";
import { createRecaptcha } from "./recaptcha-script";

const challenge = {
  ...{ scriptUrl: "https://www.google.com/recaptcha/enterprise.js?render=key", origins: [], siteKey: "key" },
  ...{ checkboxSiteKey: null, action: "signup" as const },
};

/** A page whose script loads, fails or refuses. */
function page(behave: "load" | "fail" | "refuse") {
  const inserted: string[] = [];
  const window = {
    grecaptcha: undefined as unknown,
    document: {
      createElement: () => ({ src: "", onload: () => {}, onerror: () => {} }),
      head: {
        appendChild(script: { src: string; onload: () => void; onerror: () => void }) {
          inserted.push(script.src);
          if (behave === "fail") return script.onerror();
          window.grecaptcha = {
            enterprise: {
              ready: (run: () => void) => run(),
              execute: async (key: string, { action }: { action: string }) => {
                if (behave === "refuse") throw new Error("no");
                return `${key} ${action}`;
              },
            },
          };
          script.onload();
        },
      },
    },
  };
  return { window: window as unknown as Parameters<typeof createRecaptcha>[1], inserted };
}

describe("external human check", () => {
  it("A-RECAP-01: loads its script once, on first use", async () => {
    const { window, inserted } = page("load");
    const script = createRecaptcha(challenge, window);
    expect(inserted).toEqual([]);
    await script.load();
    expect(await script.execute()).toEqual({ ok: true, token: "key signup" });
    expect(inserted).toEqual([challenge.scriptUrl]);
  });

  it("A-RECAP-02: reports a failed load and retries next time", async () => {
    const { window, inserted } = page("fail");
    const script = createRecaptcha(challenge, window);
    expect(await script.execute()).toEqual({ ok: false, problem: "load" });
    await script.execute();
    expect(inserted).toHaveLength(2);
  });

  it("A-RECAP-02: reports a failed execution", async () => {
    const { window } = page("refuse");
    expect(await createRecaptcha(challenge, window).execute()).toEqual({ ok: false, problem: "execute" });
  });
});

describe("former commerce system", () => {
  const browser = (value: string | null) => {
    const sent: { url: string; body: FormData }[] = [];
    const made = {
      kept: { get: (name: string) => (name === "dynSessConf" ? value : null) },
      navigator: {
        sendBeacon: (url: string | URL, body?: BodyInit | null) => {
          if (body instanceof FormData) sent.push({ url: String(url), body });
          return true;
        },
      },
    };
    return { made, sent };
  };

  it("A-SIGNIN-08: gets a multipart sign-out if the browser used it", () => {
    const { made, sent } = browser("4711");
    expect(leaveFormerShop(made)).toBe(true);
    expect(sent.map(({ url, body }) => [url, [...body]])).toEqual([
      ["/?_DARGS=/account/sign-out", [["_dynSessConf", "4711"]]],
    ]);
  });

  it("A-SIGNIN-08: gets nothing if no value is stored", () => {
    const { made, sent } = browser(null);
    expect(leaveFormerShop(made)).toBe(false);
    expect(sent).toEqual([]);
  });
});
