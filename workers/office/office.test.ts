/** Pages of the office against the services, as a browser without scripts uses them. */
import { SELF } from "cloudflare:test";
import { type Permission, roles } from "@contracts/office/permissions";
import { may } from "@domain/staff/permissions";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { resources } from "./resources";
import { openDesk } from "./testing";

beforeAll(() => {
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => SELF.fetch(url, init));
});
afterAll(() => vi.unstubAllGlobals());

const invite = (over: Record<string, string> = {}) => ({
  ...{ name: "Rosalind Mint", email: `p-${crypto.randomUUID()}@lab.example`, role: "orders", ...over },
});

describe("access", () => {
  it("is closed without the key, and with the demonstration's key on another machine", async () => {
    for (const env of [{ OFFICE_KEY: "" }, { DEMO: "" }])
      expect((await (await openDesk(null, env)).get("/sign-in")).status).toBe(403);
  });

  it("refuses forms of other sites, other methods, and forms of another session", async () => {
    const desk = await openDesk("owner");
    const form = { form: "not-the-token", key: crypto.randomUUID(), ...invite() };
    expect((await desk.post("/people/invite", form, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await desk.post("/people/invite", form, { origin: "" })).status).toBe(403);
    expect((await desk.post("/people/invite", form)).body).toContain("a session that has ended");
    expect((await desk.ask("/people", { method: "PUT" })).status).toBe(405);
  });

  it("keeps what was typed when the session ends before the form is sent", async () => {
    const typed = invite({ name: 'Ada "the" Lime' });
    const form = { form: "of-the-former-session", key: crypto.randomUUID(), ...typed };
    const ended = await (await openDesk(null)).post("/people/invite", form);
    expect([ended.status, ended.body.includes("Nothing was carried out.")]).toEqual([401, true]);
    expect(ended.body).toContain('<form action="/people/invite" method="post">');
    expect(ended.body).toContain('name="name" value="Ada &quot;the&quot; Lime"');
    const desk = await openDesk("owner");
    const again = await desk.post("/people/invite", form);
    expect([again.status, again.body.includes("What you typed is kept.")]).toEqual([403, true]);
    expect(desk.fieldsOf(again.body, "invite")).toMatchObject({
      ...typed,
      role: expect.anything(),
      form: desk.formToken,
    });
    expect((await desk.get("/people")).body).not.toContain(typed.email);
  });

  it("redirects to sign-in and back, and shows nothing after sign-out", async () => {
    const desk = await openDesk(null);
    expect((await desk.get("/people?role=owner")).location).toBe("/sign-in?to=%2Fpeople%3Frole%3Downer");
    const owner = await openDesk("owner");
    expect((await owner.get("/")).body).toContain("demonstration user");
    expect((await owner.post("/sign-out", { form: owner.formToken })).location).toBe("/sign-in");
    expect((await owner.get("/people")).status).toBe(303);
  });

  it.each(["/people?role=king", "/people?limit=x&after=%00", "/audit?from=soon"])(
    "answers %s with 400",
    async (path) => {
      const { status } = await (await openDesk("owner")).get(path);
      expect([200, 400]).toContain(status);
    },
  );

  it.each(["/orders.csv?state=king", "/audit.csv?from=soon"])(
    "answers %s with 400 and the message of its list",
    async (path) => {
      const { status, body } = await (await openDesk("owner")).get(path);
      expect([status, /role="alert">(?:state: Choose one of|from: Enter a day)/.test(body)]).toEqual([400, true]);
    },
  );

  it.each(["/nothing", "/people/x/y/z", "/people/no-such-person", "/people/demo-owner/no-such-action", "/x.csv"])(
    "answers %s with 404",
    async (path) => expect((await (await openDesk("owner")).get(path)).status).toBe(404),
  );
  it("answers an address with malformed escapes with 400", async () => {
    expect((await (await openDesk("owner")).get("/people/%E0%A4%A")).status).toBe(400);
  });
});

describe("a form", () => {
  it("keeps typed values, and shows each error beside its field", async () => {
    const desk = await openDesk("owner");
    const page = await desk.act("/people", "invite", invite({ name: "R", email: "mint@lab.example" }));
    expect(page.status).toBe(400);
    expect(page.body).toContain('value="mint@lab.example"');
    expect(page.body).toContain('id="invite-name-problem">Enter a name.');
    expect(page.body).toMatch(/<details class="action" id="invite" open>/);
  });

  it("acts once, however often it is sent", async () => {
    const desk = await openDesk("owner");
    const person = invite();
    const form = { form: desk.formToken, key: crypto.randomUUID(), ...person };
    const [first, second] = [await desk.post("/people/invite", form), await desk.post("/people/invite", form)];
    expect(first.status).toBe(303);
    expect(second.location).toBe(first.location);
    expect((await desk.get(`/people?q=${person.email}`)).body.match(/href="\/people\/[^"]+"/g)).toHaveLength(1);
  });

  it("of a record that somebody else changed shows the changes, and keeps typed values", async () => {
    const [one, other] = [await openDesk("owner"), await openDesk("owner")];
    const { location } = await one.act("/people", "invite", invite());
    const address = location.split("?")[0] ?? "";
    const seen = await other.formOf(address, "role");
    await one.act(address, "role", { role: "content", reason: "Moves to another team" });
    const late = await other.post(`${address}/role`, {
      ...seen,
      role: "catalogue",
      reason: "Knows the catalogue well",
    });
    expect(late.status).toBe(409);
    expect(late.body).toContain("This record has changed since you opened it.");
    expect(late.body).toContain("role: orders → content");
    expect(late.body).toContain("Knows the catalogue well");
    const again = await other.post(`${address}/role`, {
      ...other.fieldsOf(late.body, "role"),
      role: "catalogue",
      reason: "Agreed",
    });
    expect(again.status).toBe(303);
  });

  it("whose action the record no longer offers shows the typed values, and a repeat of one that acted succeeds", async () => {
    const [one, other] = [await openDesk("owner"), await openDesk("owner")];
    const { location } = await one.act("/people", "invite", invite());
    const address = location.split("?")[0] ?? "";
    const sent = { ...(await one.formOf(address, "disable")), reason: "Leaves the company" };
    const seen = await other.formOf(address, "disable");
    const first = await one.post(`${address}/disable`, sent);
    expect(first.status).toBe(303);
    expect((await one.post(`${address}/disable`, sent)).location).toBe(first.location);
    const late = await other.post(`${address}/disable`, { ...seen, reason: "Lost the <laptop>" });
    expect(late.status).toBe(409);
    expect(late.body).toContain("The record no longer allows this");
    expect(late.body).toContain("<dd>Lost the &lt;laptop&gt;</dd>");
    expect(late.body).toContain("Leaves the company");
    expect(late.body).not.toContain(`<dd>${seen.form}</dd>`);
  });
});

describe("roles", () => {
  it("see the lists that they may read, and are refused the others", async () => {
    const desk = await openDesk("catalogue");
    expect((await desk.get("/")).body).not.toContain('href="/people"');
    expect((await desk.get("/people")).status).toBe(403);
    expect((await desk.get("/audit.csv")).status).toBe(403);
  });
});

describe("every role", () => {
  it.each(roles)("%s is refused forms without permission", async (role) => {
    const desk = await openDesk(role);
    for (const { path, read, listActions } of resources) {
      const { status } = await desk.get(path);
      expect([path, status]).toEqual([path, may(role, read) ? 200 : 403]);
      for (const { name, permission } of listActions) {
        const address = `${path}/${name}`;
        const answer = await desk.post(address, { form: desk.formToken, key: crypto.randomUUID() });
        const isRefused = answer.status === 403 || answer.body.includes("does not have the permission");
        expect([address, isRefused]).toEqual([address, !may(role, read) || !may(role, permission)]);
      }
    }
  });
});

describe("every role and file", () => {
  // Documents of an unknown record: 404 for those who may read them.
  const documents: Readonly<Record<string, Permission>> = {
    "/orders/W1/packing-slip.pdf": "orders:read",
    "/orders/W1/packing-slip-2.pdf": "orders:read",
    "/orders/W1/purchase-order.file": "orders:read",
    "/customers/none/data.json": "customers:export",
    "/personal-data/none/data.json": "customers:export",
    [`/companies/none/certificate-${"0".repeat(36)}.file`]: "customers:read",
  };

  it("covers every document of the resources", () => {
    const offered = resources.flatMap(({ path, files }) => files.map((file) => [path, file] as const));
    for (const [path, file] of offered) {
      const names = Object.keys(documents).flatMap((each) => (each.startsWith(`${path}/`) ? [each.split("/")[3]] : []));
      const fits = names.some((name = "") => (typeof file === "string" ? file === name : file.test(name)));
      expect([path, file, fits]).toEqual([path, file, true]);
    }
    expect(offered).toHaveLength(Object.keys(documents).length);
  });

  it.each(roles)("%s gets only the documents and exports that its permissions allow", async (role) => {
    const desk = await openDesk(role);
    for (const [address, permission] of Object.entries(documents))
      expect([address, (await desk.get(address)).status]).toEqual([address, may(role, permission) ? 404 : 403]);
    for (const { path, read, filters } of resources) {
      const [filter] = filters;
      const address = `${path}.csv?${new URLSearchParams(filter ? { [filter.name]: "" } : {})}`;
      const { status } = await desk.get(address);
      expect([address, status]).toEqual([address, may(role, read) && may(role, "lists:export") ? 200 : 403]);
    }
  });
});

describe("a list", () => {
  it("is exported as CSV with its filters, and the export is in the log", async () => {
    const desk = await openDesk("owner");
    const person = invite({ name: '＝1+1 "Mint", R.' });
    await desk.act("/people", "invite", person);
    const file = await desk.get(`/people.csv?q=${person.email}`);
    expect(file.body.split("\r\n")[1]).toBe(`"'＝1+1 ""Mint"", R.",${person.email},orders,invited,,`);
    // Excel recognizes UTF-8 by this byte order mark.
    expect(file.body).toMatch(/^\uFEFFName,/);
    expect((await desk.get("/audit?action=lists:export")).body).toContain(`q: – → ${person.email}`);
  });
});
