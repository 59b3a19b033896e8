import { emptyDesign } from "@domain/panel/edit-design";
import { newProgress, writeProgress } from "@domain/panel/progress";
import { describe, expect, it, vi } from "vitest";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";
import { loggedError as error, visitUrl as url, type Visit, visitOf } from "../../tests/factories/visit";
import { guardedPrivate, guardedPublic } from "./guarded";
import { exceptionRoutes, privateGuards, publicGuards } from "./registry";

type Guards = Parameters<typeof guardedPrivate>[0];

async function ask(guards: Guards, of: Visit = {}, args: Partial<PageArgs> = {}): Promise<string> {
  const load = guardedPrivate(guards, async (_context: PrivateContext, _args: PageArgs) => "page");
  try {
    return await load(visitOf(of), { params: {}, url, ...args });
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get("location") ?? (await answer.text())}`;
  }
}

const at = (path: string) => ({ url: new URL(path, url) });

describe("names", () => {
  it("A-GUARD-01: every guard of the specification is registered and usable on a route", async () => {
    const known = [...Object.keys(publicGuards), ...Object.keys(privateGuards), exceptionRoutes];
    const texts = {
      auth: "auth",
      checkout: "checkout",
      "country-access": "country-access:US",
      "feature-access": "feature-access:gop",
      "not-japan": "not-japan",
      preview: "preview",
      "punchout-access": "punchout-access:never",
      "punchout-login": "punchout-login",
      quote: "quote",
      redirect: "redirect:/new",
      "signal-star": "signal-star",
      validate: "validate:id=[0-9]+",
      "verified-account": "verified-account",
      "exception-routes": "exception-routes:/account|auth",
    };
    for (const [name, text] of Object.entries(texts)) {
      expect(known).toContain(name);
      expect(await ask([text]), name).not.toContain("Unknown middleware");
    }
    expect(known).toContain("with-data");
  });

  it("A-GUARD-22: an unknown guard gives 500 'Unknown middleware {name}'", async () => {
    expect(await ask(["wizard"])).toBe("500 Unknown middleware wizard");
    // A property of every object is not a guard either.
    expect(await ask(["constructor"])).toBe("500 Unknown middleware constructor");
    expect(await ask(["exception-routes:/a|wizard"])).toBe("500 Unknown middleware wizard");
  });

  it.each([
    ["feature-access:everything", "feature-access", "everything"],
    ["not-japan:please", "not-japan", "please"],
    ["validate:id=[", "validate", "id=["],
    ["exception-routes:auth", "exception-routes", "auth"],
    ["exception-routes:/a|country-access", "country-access", ""],
  ])("reports invalid options of %s", async (text, name, options) => {
    expect(await ask([text])).toBe(`500 Middleware with wrong options: ${name} cannot use "${options}"`);
  });

  it("the first guard that responds ends the request; without guards the page is shown", async () => {
    expect(await ask(["country-access:FR", "auth"])).toBe("302 /");
    expect(await ask([])).toBe("page");
  });
});

describe("countries and features", () => {
  it("A-GUARD-06: parses a list of countries, allowed or blocked, with USA as US", async () => {
    expect(await ask(["country-access:USA"])).toBe("page");
    expect(await ask(["country-access:!USA"])).toBe("302 /");
  });

  it("A-GUARD-07: sends unlisted countries to the home page if the list allows", async () => {
    expect(await ask(["country-access:US,DE"], { country: "DE" })).toBe("page");
    expect(await ask(["country-access:US,DE"], { country: "FR" })).toBe("302 /");
  });

  it("A-GUARD-08: sends listed countries to the home page if the list blocks", async () => {
    expect(await ask(["country-access:!JP,CN"], { country: "JP" })).toBe("302 /");
    expect(await ask(["country-access:!JP,CN"], { country: "FR" })).toBe("page");
  });

  it("A-GUARD-11: a guarded action does not run in Japan", async () => {
    const run = vi.fn(async (_context: PrivateContext, _args: PageArgs & { form: FormData }) => "done");
    const action = guardedPrivate(["not-japan"], run);
    const args = { params: {}, url, form: new FormData() };
    await expect(action(visitOf({ country: "JP" }), args)).rejects.toMatchObject({ status: 302 });
    expect(run).not.toHaveBeenCalled();
    expect(await action(visitOf({ country: "US" }), args)).toBe("done");
  });

  it("A-GUARD-13: without the feature, redirects to the home page or a path of this site", async () => {
    expect(await ask(["feature-access:gop"], { gop: true })).toBe("page");
    expect(await ask(["feature-access:gop"])).toBe("302 /");
    expect(await ask(["feature-access:gop,/browse"])).toBe("302 /browse");
    expect(await ask(["feature-access:gop,//evil.test"])).toBe("302 /");
  });

  it("A-GUARD-18: a moved address gives a 301 to the new one", async () => {
    expect(await ask(["redirect:/new"])).toBe("301 /new");
  });
});

describe("visitors", () => {
  it("A-GUARD-02: a customer passes the sign-in guard", async () => {
    expect(await ask(["auth"], { kind: "customer" })).toBe("page");
  });

  it("A-GUARD-03: a customer whose session ends while the page loads signs in and returns", async () => {
    const target = "302 /account/sign-in?goto=%2Faccount%2Fmy%2Faddresses%3Fpage%3D2";
    for (const result of [Promise.resolve("page without data"), Promise.reject(new Error("401"))]) {
      const context = visitOf({ kind: "customer" });
      const load = guardedPrivate(["auth"], async (_context: PrivateContext, _args: PageArgs) => {
        Object.assign(context.session, { customerId: null });
        return result;
      });
      const answer: unknown = await load(context, { params: {}, url }).catch((thrown) => thrown);
      expect(answer instanceof Response && `${answer.status} ${answer.headers.get("location")}`).toBe(target);
    }
  });

  it("a fault that coincides with the end of the session is logged, and a refused call is not", async () => {
    for (const [thrown, times] of [
      [new TypeError("of our own"), 1],
      [new ServiceFailure("commerce", 401), 0],
      [new Response(null, { status: 404 }), 0],
    ] as const) {
      error.mockClear();
      const context = visitOf({ kind: "customer" });
      const load = guardedPrivate(["auth"], async (_context: PrivateContext, _args: PageArgs) => {
        Object.assign(context.session, { customerId: null });
        throw thrown;
      });
      const answer: unknown = await load(context, { params: {}, url }).catch((stopped) => stopped);
      expect(answer instanceof Response && answer.status).toBe(302);
      expect(error.mock.calls.map(([, members]) => members)).toEqual(Array(times).fill({ error: thrown }));
    }
  });

  describe("of a form", () => {
    const typed = new FormData();
    typed.set("reason", "too expensive");
    for (const name of ["currentPassword", "secret"]) typed.set(name, "hidden");

    /** Submits the form; returns its redirect target and the cookies that keep its input. */
    async function send(of: Visit, answer: (context: PrivateContext) => unknown) {
      const kept: string[] = [];
      const context = {
        ...visitOf(of),
        forms: { sealValue: async (_purpose: string, text: string) => encodeURIComponent(text) },
        setCookie: (cookie: string) => kept.push(cookie),
      } as unknown as PrivateContext;
      const run = guardedPrivate(["auth"], async (given: PrivateContext, _args: PageArgs & { form: FormData }) =>
        answer(given),
      );
      const result: unknown = await run(context, { params: {}, url, form: typed }).catch((thrown) => thrown);
      const target = result instanceof Response ? result.headers.get("location") : result;
      return { target, kept: kept.map(decodeURIComponent).join() };
    }
    const endSession = ({ session }: PrivateContext) => Object.assign(session, { customerId: null });
    const signIn = "/account/sign-in?goto=%2Faccount%2Fmy%2Faddresses%3Fpage%3D2";

    it("A-GUARD-03: keep its input for its customer if the session ends meanwhile, but no password", async () => {
      const { target, kept } = await send({ kind: "customer" }, (context) => {
        endSession(context);
        return "the form with an error";
      });
      expect(target).toBe(signIn);
      expect(kept).toContain('"reason":"too expensive"');
      expect(kept).toContain('"owner":"customer"');
      expect(kept).not.toContain("hidden");
    });

    it("drop the input of a form whose customer is unknown", async () => {
      expect(await send({}, () => "never")).toEqual({ target: signIn, kept: "" });
    });

    it("keep the redirect of a form that ends the session itself", async () => {
      const { target, kept } = await send({ kind: "customer" }, (context) => {
        endSession(context);
        return new Response(null, { status: 303, headers: { location: "/account/my/delete?done=sealed" } });
      });
      expect([target, kept]).toEqual(["/account/my/delete?done=sealed", ""]);
    });
  });

  it("A-GUARD-03: others sign in and return, or go where the route says", async () => {
    expect(await ask(["auth"])).toBe("302 /account/sign-in?goto=%2Faccount%2Fmy%2Faddresses%3Fpage%3D2");
    expect(await ask(["auth:/account/my"])).toBe("302 /account/sign-in?goto=%2Faccount%2Fmy");
  });

  it("A-GUARD-04, A-GUARD-05: an unverified customer is sent to request verification", async () => {
    expect(await ask(["verified-account"], { kind: "customer", verified: true })).toBe("page");
    expect(await ask(["verified-account"], { kind: "customer" })).toBe("302 /account/sign-up/verify-request");
  });

  it("A-GUARD-09: keeps punchout buyers out of restricted pages", async () => {
    expect(await ask(["punchout-access:never"], { kind: "punchout" })).toBe("302 /");
    expect(await ask(["punchout-access:never"], { kind: "customer" })).toBe("page");
  });

  it("A-GUARD-10: keeps others out of punchout pages", async () => {
    expect(await ask(["punchout-access:only"], { kind: "customer" })).toBe("302 /");
    expect(await ask(["punchout-access:only"], { kind: "punchout" })).toBe("page");
  });

  it("A-GUARD-14: allows only verified addresses with a full match of the company domain", async () => {
    const person = { kind: "customer", verified: true, emailDomain: "benchside.example" } as const;
    expect(await ask(["company-domain"], person)).toBe("page");
    expect(await ask(["company-domain"], { ...person, emailDomain: "BENCH.example" })).toBe("page");
    for (const emailDomain of ["evilbenchside.example", "benchside.example.evil.test", "x.benchside.example", ""]) {
      expect(await ask(["company-domain"], { ...person, emailDomain })).toBe("302 /");
    }
    expect(await ask(["company-domain"], { ...person, verified: false })).toBe("302 /");
    expect(await ask(["company-domain"])).toBe("302 /");
  });
});

describe("flows", () => {
  it("A-GUARD-12: pages unavailable in preview are 404 'Not Available in Preview Mode!'", async () => {
    const load = guardedPublic(["preview"], async () => "page");
    const answer = await load(visitOf({ preview: true }), { params: {}, url }).catch((response: Response) => response);
    expect(answer).toMatchObject({ status: 404, statusText: "Not Available in Preview Mode!" });
    expect(await load(visitOf({}), { params: {}, url })).toBe("page");
  });

  it("A-GUARD-15: a visitor without the cookie starts at the entry page", async () => {
    const entry = "/products/signalstar/targetspecies";
    expect(await ask(["signal-star"], {}, at("/products/signalstar/paneldesign"))).toBe(`302 ${entry}`);
    expect(await ask(["signal-star"], { cookie: "panel-step=2" }, at("/products/signalstar/paneldesign"))).toBe(
      `302 ${entry}`,
    );
    expect(await ask(["signal-star"], {}, at(entry))).toBe("page");
  });

  it("A-PANEL-18, A-GUARD-21: a panel builder step requires the choices before it", async () => {
    const antibodies = ["25011", "25012", "25013"];
    const begun = (selectedTargets: string[], saved: string | null = null) => ({
      cookie: `panel-step=${writeProgress({
        ...newProgress(),
        saved,
        design: { ...emptyDesign, targetSpecies: "Human", selectedTargets },
      })}`,
    });
    const steps = ["selectantibodies", "paneldesign", "quote-request", "confirmation"];
    const shown = async (visit: Visit) => {
      const answers = steps.map((step) => ask(["signal-star"], visit, at(`/products/signalstar/${step}`)));
      return (await Promise.all(answers)).map((answer) => answer === "page");
    };
    expect(await shown({})).toEqual([false, false, false, false]);
    expect(await shown({ cookie: "panel-step=e30" })).toEqual([false, false, false, false]);
    expect(await shown(begun([]))).toEqual([true, false, false, false]);
    expect(await shown(begun(antibodies.slice(1)))).toEqual([true, false, false, false]);
    expect(await shown(begun(antibodies))).toEqual([true, true, true, false]);
    expect(await shown(begun(antibodies, "a".repeat(26)))).toEqual([true, true, true, true]);
  });

  it("A-GUARD-19: a guard is skipped on exception paths only", async () => {
    const guards = ["exception-routes:/account/sign-in,/account/sign-up|auth"];
    expect(await ask(guards, {}, at("/account/sign-in"))).toBe("page");
    expect(await ask(guards, {}, at("/account/sign-up"))).toBe("page");
    expect(await ask(guards, {}, at("/account/sign-in/more"))).toContain("302");
  });

  it("A-GUARD-21, AMB-A-18: checkout requires a basket and a verified customer; the review requires nothing", async () => {
    const page = at("/checkout/shippinginformation");
    const customer = { kind: "customer", verified: true, items: 1 } as const;
    expect(await ask(["checkout"], customer, page)).toBe("page");
    expect(await ask(["checkout"], { ...customer, items: 0 }, page)).toBe("302 /checkout/review");
    expect(await ask(["checkout"], { items: 1 }, page)).toBe(
      "302 /account/sign-in?goto=%2Fcheckout%2Fshippinginformation",
    );
    expect(await ask(["checkout"], { ...customer, verified: false }, page)).toBe("302 /account/sign-up/verify-request");
    expect(await ask(["checkout"], { kind: "punchout", items: 1 }, page)).toBe("302 /");
    expect(await ask(["checkout:review"])).toBe("page");
    expect(await ask(["checkout:review"], { kind: "punchout" })).toBe("302 /");
  });

  it("A-GUARD-21, T-QUOTE-05: quotes and leads are available where the country has them", async () => {
    expect(await ask(["quote:quote"], { country: "US" })).toBe("page");
    expect(await ask(["quote:lead"], { country: "US" })).toBe("302 /");
    expect(await ask(["quote:lead"], { country: "BR" })).toBe("page");
    expect(await ask(["quote:quote"], { country: "BR" })).toBe("302 /");
    expect(await ask(["quote"], { country: "FR" })).toBe("302 /");
    expect(await ask(["quote"], { country: "US", kind: "punchout" })).toBe("302 /");
  });

  it("A-GUARD-21, AMB-A-18: an invalid parameter gives 404", async () => {
    const guards = ["validate:id=\\d{1,6}"];
    expect(await ask(guards, {}, { params: { id: "4060" } })).toBe("page");
    for (const id of ["", "4060x", "x4060", "1234567", undefined]) {
      expect(await ask(guards, {}, { params: { id } })).toBe("404 This page could not be found");
    }
    expect(await ask(["validate:id=[a-z]+"], {}, { params: { id: "abc" } })).toBe("page");
  });

  it("T-PUNCH-05: a punchout login without a token is logged and redirected home", async () => {
    expect(await ask(["punchout-login"], {}, at("/ct/punchout"))).toBe("302 /");
    expect(error).toHaveBeenCalledWith("punchout login without a token");
    expect(await ask(["punchout-login"], {}, at("/ct/punchout?token=x"))).toBe("page");
  });
});
