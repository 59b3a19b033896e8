import { env, SELF } from "cloudflare:test";
import type { Cart } from "@contracts/commerce/cart";
import type { OwnCompany } from "@contracts/customers/companies";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkout } from "../../../../tests/factories/checkout";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { shopperOf } from "../shoppers/shopper-of";
import { cards, openShop, ordered, payByCard, place, readyCart, verifiedCustomer } from "../testing/checkout";
import { customerToken, mailedToken, mailsOf, password, post, signUp } from "../testing/customers";
import { admin, call, cartOf, errorOf } from "../testing/gateway";
import { importBuyers, buyer as punchoutBuyer, origin as punchoutOrigin, visit } from "../testing/punchout";
import { issueShopperTokens, refreshTokens } from "../tokens/grants";

const path = "/customers/me/company";
const send = (token: string, below: string, body: unknown = {}) =>
  call(token, `${path}${below}`, { method: "POST", body });
const own = async (token: string): Promise<OwnCompany | null> => (await call(token, path)).json();
const pdf = btoa("%PDF-1.7\n%\n1 0 obj\n<<>>\nendobj\n");
const reason = "Test of companies";

let staff = "";
beforeAll(async () => {
  staff = await tokenOf("owner");
});

async function founded(name = "Mint Lab") {
  const admin = await verifiedCustomer();
  expect((await send(admin.token, "", { name })).status).toBe(200);
  const company = await own(admin.token);
  return { admin, id: company?.id ?? "" };
}

async function invitationOf(email: string): Promise<string> {
  const [mail] = await mailsOf(email);
  const link = mail?.links.find((each) => each.includes("invitation=")) ?? "";
  return new URL(link).searchParams.get("invitation") ?? "";
}

async function member(admin: string, role = "buyer", limit: unknown = null) {
  const customer = await verifiedCustomer();
  expect((await send(admin, "/invitations", { email: customer.email, role, limit })).status).toBe(200);
  expect((await send(customer.token, "/join", { token: await invitationOf(customer.email) })).status).toBe(200);
  const joined = await own(customer.token);
  return { ...customer, id: joined?.me.customerId ?? "" };
}

describe("a company", () => {
  it("has one valid invitation per address: the last one", async () => {
    const { admin } = await founded();
    const invited = await verifiedCustomer();
    const limit = { centAmount: 50_000, currencyCode: "USD" };
    await send(admin.token, "/invitations", { email: invited.email, role: "buyer", limit });
    const former = await invitationOf(invited.email);
    await send(admin.token, "/invitations", { email: invited.email, role: "approver", limit: null });
    expect((await own(admin.token))?.invitations).toMatchObject([{ email: invited.email, role: "approver" }]);
    expect(await mailsOf(invited.email, 2)).toHaveLength(2);
    expect(await errorOf(await send(invited.token, "/join", { token: former }))).toMatchObject({
      code: "InvitationExpired",
    });
    const token = await invitationOf(invited.email);
    expect((await send(invited.token, "/join", { token })).status).toBe(200);
    expect((await own(invited.token))?.me.role).toBe("approver");
  });

  it("is founded once by a customer, who is its admin", async () => {
    const { admin } = await founded();
    expect(await own(admin.token)).toMatchObject({ name: "Mint Lab", me: { role: "admin", limit: null } });
    expect(await errorOf(await send(admin.token, "", { name: "Second" }))).toMatchObject({ code: "AlreadyMember" });
  });

  it("names its members in the order of their countries", async () => {
    const { admin } = await founded();
    const invited = await verifiedCustomer({ firstName: "太郎", lastName: "見本" }, "JP");
    await send(admin.token, "/invitations", { email: invited.email, role: "buyer", limit: null });
    await send(invited.token, "/join", { token: await invitationOf(invited.email) });
    const names = (await own(admin.token))?.members.map(({ name }) => name);
    expect(names?.toSorted()).toEqual(["Rosalind Mint", "見本 太郎"]);
  });

  it("can be joined only with the invited address, once", async () => {
    const { admin } = await founded();
    const [invited, stranger] = await Promise.all([verifiedCustomer(), verifiedCustomer()]);
    const limit = { centAmount: 50_000, currencyCode: "USD" };
    await send(admin.token, "/invitations", { email: invited.email, role: "buyer", limit });
    expect((await own(admin.token))?.invitations).toHaveLength(1);
    const token = await invitationOf(invited.email);
    expect(await errorOf(await send(stranger.token, "/join", { token }))).toMatchObject({ code: "OtherAddress" });
    const presses = await Promise.all([0, 1].map(() => send(invited.token, "/join", { token })));
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own(invited.token)).toMatchObject({ me: { role: "buyer", limit }, invitations: [] });
    const member = { email: invited.email.toUpperCase(), role: "buyer", limit };
    expect(await errorOf(await send(admin.token, "/invitations", member))).toMatchObject({ code: "AlreadyMember" });
    expect((await own(admin.token))?.invitations).toEqual([]);
    const { id } = (await own(admin.token)) ?? {};
    const { body } = await officeCall(staff, `/commerce/_office/companies/${id}`);
    const again = { key: newKey(), version: body.version, email: invited.email, role: "buyer" };
    expect((await officeCall(staff, `/commerce/_office/companies/${id}/invite`, again)).body.errors).toMatchObject([
      { field: "email" },
    ]);
    expect((await send(invited.token, "/join", { token })).status).toBe(200);
    expect(await errorOf(await send(stranger.token, "/join", { token }))).toMatchObject({ code: "InvitationExpired" });
    const { me } = (await own(invited.token)) ?? {};
    expect((await send(invited.token, `/members/${me?.customerId}/remove`)).status).toBe(200);
    expect(await errorOf(await send(invited.token, "/join", { token }))).toMatchObject({ code: "InvitationExpired" });
  });

  it("lets admins alone invite, change and remove, and keeps an admin", async () => {
    const { admin } = await founded();
    const buyer = await member(admin.token);
    const adminId = (await own(admin.token))?.me.customerId ?? "";
    const approver = { role: "approver", limit: { centAmount: 9_000, currencyCode: "USD" } };
    for (const below of ["/invitations", `/members/${adminId}`, `/members/${adminId}/remove`]) {
      const body = { email: "x@lab.example", role: "buyer", limit: null };
      const { email: _, ...change } = body;
      const sent = below === "/invitations" ? body : below.endsWith("remove") ? {} : change;
      expect((await send(buyer.token, below, sent)).status, below).toBe(403);
    }
    expect((await send(admin.token, `/members/${buyer.id}`, approver)).status).toBe(200);
    expect((await own(buyer.token))?.me).toMatchObject(approver);
    expect(await errorOf(await send(admin.token, `/members/${adminId}/remove`))).toMatchObject({ code: "LastAdmin" });
    expect((await send(buyer.token, `/members/${buyer.id}/remove`)).status).toBe(200);
    expect(await own(buyer.token)).toBeNull();
  });

  it("keeps an admin: the only one must appoint another before deleting their account", async () => {
    const { email } = await signUp();
    const tokenValue = await mailedToken(email, "verify-email");
    expect((await post("/customers/email-verify", { tokenValue, password })).status).toBe(200);
    const admin = { email, token: await customerToken(email) };
    await send(admin.token, "", { name: "Mint Lab" });
    const { id = "", me } = (await own(admin.token)) ?? {};
    const adminId = me?.customerId ?? "";
    const other = await member(admin.token);
    await vi.waitFor(async () => {
      expect((await officeCall(staff, `/commerce/_office/customers/${adminId}`)).status).toBe(200);
    });
    const { body: customer } = await officeCall(staff, `/commerce/_office/customers/${adminId}`);
    const byOffice = { key: newKey(), version: customer.version, reason };
    const office = (path: string, fields: object) =>
      officeCall(staff, `/commerce/_office/companies/${id}/${path}`, { key: newKey(), reason, ...fields });
    const versionOf = async () => (await officeCall(staff, `/commerce/_office/companies/${id}`)).body.version;
    const erase = () =>
      call(admin.token, "/customers/me/erase", { method: "POST", body: { currentPassword: password } });
    expect(await errorOf(await erase())).toMatchObject({ code: "LastAdmin" });
    expect(await officeCall(staff, `/commerce/_office/customers/${adminId}/erase`, byOffice)).toMatchObject({
      ...{ status: 400, body: { errors: [{ code: "LastAdmin", message: expect.stringContaining("Mint Lab") }] } },
    });
    for (const [path, fields] of [
      ["remove-member", { member: adminId }],
      ["change-role", { member: adminId, role: "buyer" }],
      ["change-role", { member: "nobody", role: "admin" }],
    ] as const) {
      const refused = await office(path, { ...fields, version: await versionOf() });
      expect(refused, path).toMatchObject({ status: 400, body: { errors: [{ field: "member" }] } });
    }
    // Nothing was deleted, and no mail was sent.
    expect((await call(admin.token, "/customers/me")).status).toBe(200);
    expect((await mailsOf(admin.email)).map(({ subject }) => subject)).not.toContain("Your account was deleted");
    const named = await office("change-role", { member: other.id, role: "admin", version: await versionOf() });
    expect(named.status).toBe(200);
    const before = await versionOf();
    expect((await erase()).status).toBe(200);
    expect((await own(other.token))?.members).toMatchObject([{ customerId: other.id, role: "admin" }]);
    // A change that began before the erasure would leave the company without an admin.
    const late = await office("change-role", { member: other.id, role: "buyer", version: before });
    expect(late.status).toBe(409);
  });

  it("that its last member leaves cannot be joined by an open invitation", async () => {
    const { admin } = await founded();
    const invited = await verifiedCustomer();
    expect((await send(admin.token, "/invitations", { email: invited.email, role: "buyer", limit: null })).status).toBe(
      200,
    );
    const token = await invitationOf(invited.email);
    const adminId = (await own(admin.token))?.me.customerId ?? "";
    expect((await send(admin.token, `/members/${adminId}/remove`)).status).toBe(200);
    expect(await errorOf(await send(invited.token, "/join", { token }))).toMatchObject({ code: "InvitationExpired" });
  });

  it("shares lists, which their authors and admins can remove", async () => {
    const { admin } = await founded();
    const [buyer, other] = [await member(admin.token), await member(admin.token)];
    const items = [
      { sku: "4060S", name: "Antibody", quantity: 2 },
      { sku: "9272S", name: "Panel kit", quantity: 1, experimentId: "design-1" },
    ];
    const save = await send(buyer.token, "/lists", { name: "Monthly", items });
    expect(save.status).toBe(201);
    const { id }: { id: string } = await save.json();
    const read = async (token: string) => (await call(token, `${path}/lists`)).json();
    expect(await read(other.token)).toMatchObject({ results: [{ id, name: "Monthly", items, removable: false }] });
    const stranger = await verifiedCustomer();
    expect(await read(stranger.token)).toBeNull();
    expect((await send(stranger.token, "/lists", { name: "Mine", items })).status).toBe(400);
    expect((await send(buyer.token, "/lists", { name: "None", items: [] })).status).toBe(400);
    const remove = (token: string) => call(token, `${path}/lists/${id}`, { method: "DELETE" });
    expect([(await remove(other.token)).status, (await remove(admin.token)).status]).toEqual([403, 200]);
    expect(await read(buyer.token)).toEqual({ results: [] });
  });

  it("uploads a certificate, which the staff reads and decides about, both recorded in its history", async () => {
    const { admin, id } = await founded();
    const certificate = {
      number: "E-77",
      states: ["MA", "NY"],
      expiresOn: "2099-12-31",
      name: "e77.pdf",
      content: pdf,
    };
    const text = { ...certificate, content: btoa("text") };
    expect((await send(admin.token, "/certificates", text)).status).toBe(415);
    const expired = { ...certificate, expiresOn: "2001-01-01" };
    expect(await errorOf(await send(admin.token, "/certificates", expired))).toMatchObject({
      code: "CertificateExpired",
    });
    expect((await send(admin.token, "/certificates", certificate)).status).toBe(200);
    const office = `/commerce/_office/companies/${id}`;
    const { body } = await officeCall(staff, office);
    const [handedIn] = body.record.certificates;
    expect(handedIn).toMatchObject({ number: "E-77", state: "submitted" });
    const verify = { key: newKey(), version: body.version, certificate: handedIn.id };
    expect((await officeCall(staff, `${office}/verify-certificate`, verify)).status).toBe(200);
    expect((await own(admin.token))?.certificates).toMatchObject([{ state: "verified" }]);
    const { body: after } = await officeCall(staff, office);
    expect(after.history.map(({ actor }: { actor: { kind: string } }) => actor.kind)).toEqual([
      ...["person", "customer", "customer"],
    ]);
  });

  it("pays no sales tax in the states of a verified certificate, and does again once it is refused", async () => {
    await openShop();
    const { admin, id } = await founded();
    const certificate = { number: "E-9", states: ["MA"], expiresOn: "2099-12-31", name: "e9.pdf", content: pdf };
    await send(admin.token, "/certificates", certificate);
    const cart = await readyCart(admin.token);
    const tax = async () => {
      const read = await cartOf(call(admin.token, `/carts/${cart.id}`));
      return [read.taxedPrice?.totalTax.centAmount, read.taxedPrice?.taxPortions?.[0]?.exemption];
    };
    const decide = async (action: string) => {
      const { body } = await officeCall(staff, `/commerce/_office/companies/${id}`);
      const decision = { key: newKey(), version: body.version, reason, certificate: body.record.certificates[0].id };
      expect((await officeCall(staff, `/commerce/_office/companies/${id}/${action}`, decision)).status).toBe(200);
    };
    expect(await tax()).toEqual([2406, undefined]);
    const waiting = async () => {
      const { body } = await officeCall(staff, "/commerce/_office/companies?waits=certificate&limit=1000");
      return body.rows.some((row: { id: string }) => row.id === id);
    };
    expect(await waiting()).toBe(true);
    await decide("verify-certificate");
    expect(await waiting()).toBe(false);
    expect(await tax()).toEqual([0, "E-9"]);
    const quoted = { id: cart.id, version: cart.version, language: "en", recaptchaToken: "human" };
    const made = await call(admin.token, "/quotes", { method: "POST", body: quoted });
    expect(await made.json()).toMatchObject({ taxEstimate: { amount: { centAmount: 0 }, exemption: "E-9" } });
    await decide("refuse-certificate");
    expect(await tax()).toEqual([2406, undefined]);
  });

  it("is created by the office, which sets terms and credit, and shows an invalid amount beside its field", async () => {
    const email = "head@company.example";
    const add = { key: newKey(), name: "Harbour Institute", admin: email };
    const { body } = await officeCall(staff, "/commerce/_office/companies/add", add);
    expect(await officeCall(staff, "/commerce/_office/companies/add", add)).toMatchObject({ body });
    expect((await mailsOf(email))[0]?.links.some((link) => link.includes("invitation="))).toBe(true);
    const office = `/commerce/_office/companies/${body.record}`;
    const terms = { key: newKey(), version: 1, reason, onAccount: true, netDays: 45, accounts: "D-7, D-8" };
    const wrong = await officeCall(staff, `${office}/terms`, { ...terms, creditLimits: "JPY 10.50" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: "creditLimits" }] } });
    const limits = { ...terms, key: newKey(), creditLimits: "USD 50000; JPY 900000" };
    expect((await officeCall(staff, `${office}/terms`, limits)).status).toBe(200);
    const { body: read } = await officeCall(staff, office);
    expect(read.record).toMatchObject({
      ...{ onAccount: true, netDays: 45, accounts: ["D-7", "D-8"] },
      creditLimits: { USD: 5_000_000, JPY: 900_000 },
    });
    const { body: list } = await officeCall(staff, "/commerce/_office/companies?q=harbour");
    expect(list.rows).toMatchObject([{ name: "Harbour Institute", onAccount: true, members: 0 }]);
    const late = { key: newKey(), version: 1, email: "late@company.example", role: "buyer" };
    expect((await officeCall(staff, `${office}/invite`, late)).status).toBe(409);
    expect(await mailsOf(late.email)).toEqual([]);
    const wide = await officeCall(
      staff,
      `/commerce/_office/companies?q=${encodeURIComponent("Ｈａｒｂｏｕｒ Ｄ－７")}`,
    );
    expect(wide.body.rows).toEqual(list.rows);
    const { body: now } = await officeCall(staff, office);
    for (const [place, role] of (["buyer", "admin"] as const).entries()) {
      const invitation = { key: newKey(), version: now.version + place, email: late.email.toUpperCase(), role };
      expect((await officeCall(staff, `${office}/invite`, invitation)).status).toBe(200);
    }
    const { body: invited } = await officeCall(staff, office);
    const open = invited.record.invitations.filter((each: { email: string }) => each.email === late.email);
    expect([open.length, open[0].role, (await mailsOf(late.email, 2)).length]).toEqual([1, "admin", 2]);
    expect(invited.history[0].after).toMatchObject({ invited: late.email, invitation: "renewed" });
    const stale = await officeCall(staff, `${office}/rename`, { key: newKey(), version: 1, reason, name: "Other" });
    expect(stale.status).toBe(409);
  });
});

it("a price group gives members its prices in basket and order, and others list prices", async () => {
  await openShop();
  const groups = [{ id: "academic", name: "Academic 2030", rules: [{ partsPerMillion: 100_000 }], prices: [] }];
  const stored = await admin("/settings/_admin/checkout", {
    ...{ method: "PUT", body: JSON.stringify({ ...checkout, priceGroups: groups }) },
  });
  expect(stored.status).toBe(200);
  const { admin: founder, id } = await founded("Group Lab");
  const colleague = await member(founder.token);
  const office = `/commerce/_office/companies/${id}`;
  const set = async (priceGroup: string) => {
    const { body } = await officeCall(staff, office);
    const terms = { key: newKey(), version: body.version, reason, onAccount: false, netDays: null, priceGroup };
    return officeCall(staff, `${office}/terms`, terms);
  };
  expect(await set("unknown")).toMatchObject({ status: 400, body: { errors: [{ field: "priceGroup" }] } });
  const before = await readyCart(colleague.token);
  expect((await set("academic")).status).toBe(200);
  expect((await own(colleague.token))?.priceGroup).toBe("Academic 2030");
  const line = (cart: Cart) =>
    cart.lineItems.map(({ price, custom }) => [price.value.centAmount, custom.fields.contract]);
  const contract = {
    group: "Academic 2030",
    listPrice: { centAmount: 38_500, currencyCode: "USD", fractionDigits: 2 },
  };
  const read = await cartOf(call(colleague.token, `/carts/${before.id}`));
  expect([line(before), line(read)]).toEqual([[[38_500, undefined]], [[34_650, contract]]]);
  expect(line(await readyCart((await verifiedCustomer()).token))).toEqual([[38_500, undefined]]);
  const paid = await payByCard(colleague.token, read, cards.approves);
  const order = await ordered(place(colleague.token, paid));
  expect([order.subtotalPrice.centAmount, order.lineItems[0]?.custom.fields.contract]).toEqual([34_650, contract]);
  expect(order.totalPromo.centAmount).toBe(0);
  // Pages read the group from the token, and a punchout visit from its buyer.
  const group = await issueShopperTokens(env, "customer", colleague.id);
  expect([group.price_group, (await refreshTokens(env, group.refresh_token ?? ""))?.price_group]).toEqual([
    "academic",
    "academic",
  ]);
  await importBuyers({ ...punchoutBuyer, identity: "academic-buyer", company: id });
  const visiting = await visit({ identity: "academic-buyer", lines: [["4060S", 1]] });
  expect(visiting.price_group).toBe("academic");
  expect(line(await cartOf(call(visiting.access_token, `/carts/${visiting.cart_id}`)))).toEqual([[34_650, contract]]);
  const validated = await SELF.fetch(`${punchoutOrigin}/commerce/punchout/oci`, {
    method: "POST",
    body: new URLSearchParams({
      ...{ USERNAME: "academic-buyer", PASSWORD: punchoutBuyer.secret, HOOK_URL: "https://buyer.test/hooks/1" },
      ...{ FUNCTION: "VALIDATE", PRODUCTID: "4060S", COUNTRY: "US" },
    }),
  });
  expect(await validated.text()).toContain('name="NEW_ITEM-PRICE[1]" value="346.50"');
  expect((await set("")).status).toBe(200);
  expect(line(await readyCart(colleague.token))).toEqual([[38_500, undefined]]);
});

it("a tax id that the register denies does not go on an order", async () => {
  await openShop();
  const { admin: founder, id } = await founded("Denied Lab");
  const office = `/commerce/_office/companies/${id}`;
  const act = async (action: string, fields: object) => {
    const { body } = await officeCall(staff, office);
    return officeCall(staff, `${office}/${action}`, { key: newKey(), version: body.version, ...fields });
  };
  for (const [field, action, fields] of [
    ["country", "add-tax-id", { country: "XX", value: "12345" }],
    ["value", "add-tax-id", { country: "AT", value: "ATU1234" }],
  ] as const)
    expect([field, await act(action, fields)]).toMatchObject([field, { status: 400, body: { errors: [{ field }] } }]);
  expect((await act("add-tax-id", { country: "AT", value: "atu 12345675" })).status).toBe(200);
  expect((await own(founder.token))?.taxIds).toEqual([{ country: "AT", value: "ATU12345675" }]);
  expect((await act("check-tax-id", { taxId: "AT ATU12345675", state: "invalid" })).status).toBe(200);
  expect((await own(founder.token))?.taxIds).toEqual([]);
});

it("a tax id is checked with the EU's register, and only a result about the number counts", async () => {
  const { id } = await founded("Asked Lab");
  const office = `/commerce/_office/companies/${id}`;
  const act = async (action: string, fields: object) => {
    const { body } = await officeCall(staff, office);
    return officeCall(staff, `${office}/${action}`, { key: newKey(), version: body.version, ...fields });
  };
  const register = async () => (await officeCall(staff, office)).body.record.taxIds[0];
  const taxId = "GR EL094259216";
  expect((await act("add-tax-id", { country: "GR", value: "EL 094259216" })).status).toBe(200);
  expect((await act("add-tax-id", { country: "CH", value: "CHE-116.281.710 MWST" })).status).toBe(200);
  expect((await officeCall(staff, office)).body.record.askable).toEqual([taxId]);
  expect((await act("ask-register", { taxId: "CH CHE-116.281.710 MWST" })).body.errors[0].field).toBe("taxId");

  // Recorded shapes of the register's responses; number and holder are invented.
  const answer = { countryCode: "EL", vatNumber: "094259216", requestDate: "2026-11-26T10:00:00.000Z" };
  const failed = { actionSucceed: false, errorWrappers: [{ error: "MS_MAX_CONCURRENT_REQ" }] };
  for (const [status, body, reason] of [
    [500, { ...failed, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }, "MS_UNAVAILABLE"],
    [200, failed, "MS_MAX_CONCURRENT_REQ"],
    [200, { ...answer, valid: false, userError: "TIMEOUT" }, "TIMEOUT"],
    [200, { ...answer, valid: "true" }, "status 200"],
    [302, {}, "status 302"],
  ] as const) {
    vi.stubGlobal("fetch", async () => Response.json(body, { status }));
    const refused = await act("ask-register", { taxId });
    expect([refused.status, refused.body.errors[0].message]).toEqual([503, expect.stringContaining(`(${reason})`)]);
    expect(await register()).toMatchObject({ state: "unchecked", register: null });
  }
  const asked: unknown[] = [];
  const answers = [
    {
      ...answer,
      valid: true,
      requestIdentifier: "WAPIAAAA0001",
      name: "MADE-UP\nLAB",
      address: "---",
      userError: "VALID",
    },
    { ...answer, valid: false, requestIdentifier: "", name: "---", userError: "INVALID" },
  ];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push([request.url, request.headers.get("authorization"), await request.json()]);
    return Response.json(answers[asked.length - 1]);
  });
  expect((await act("ask-register", { taxId })).status).toBe(200);
  const held = { valid: true, consultation: "WAPIAAAA0001", name: "MADE-UP LAB", address: null };
  expect(await register()).toMatchObject({ state: "valid", register: held });
  expect((await act("ask-register", { taxId })).status).toBe(200);
  vi.unstubAllGlobals();
  expect(await register()).toMatchObject({ state: "invalid", register: { valid: false, consultation: null } });
  const question = { countryCode: "EL", vatNumber: "094259216" };
  expect(asked[0]).toMatchObject(["https://vat-register.test/rest-api/check-vat-number", null, question]);
  const { body } = await officeCall(staff, office);
  expect(body.history[1]).toMatchObject({
    ...{ before: { [taxId]: "unchecked" }, after: { [taxId]: "valid, by the register", consultation: "WAPIAAAA0001" } },
  });
});

it("a punchout buyer is added, changed and removed by forms, and its secret is never shown", async () => {
  const office = "/commerce/_office/punchout-buyers";
  const identity = "forms-buyer";
  const typed = {
    ...{ name: "Harbour", protocols: "cxml", countries: "us, DE", returnAddresses: "https://buyer.example/return\n" },
    ...{ frameOrigins: null, cxmlField: "cXML-urlencoded", messagesTo: null, messagesSecret: null },
    priceDifferences: "refuse",
  };
  const add = { ...typed, key: newKey(), identity, secret: "a long secret" };
  const wrong = await officeCall(staff, `${office}/add`, { ...add, returnAddresses: "ftp://x" });
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: "returnAddresses" }] } });
  expect((await officeCall(staff, `${office}/add`, add)).status).toBe(200);
  expect((await officeCall(staff, `${office}/add`, add)).status).toBe(200);
  expect((await officeCall(staff, `${office}/add`, { ...add, key: newKey() })).body.errors[0].field).toBe("identity");
  const change = { ...typed, key: newKey(), version: 1, reason, messagesTo: "https://buyer.example/cxml" };
  const lacking = await officeCall(staff, `${office}/${identity}/change`, change);
  expect(lacking.body.errors[0].field).toBe("messagesSecret");
  const whole = { ...change, messagesSecret: "another secret" };
  expect((await officeCall(staff, `${office}/${identity}/change`, whole)).status).toBe(200);
  const { body } = await officeCall(staff, `${office}/${identity}`);
  expect(body).toMatchObject({ version: 2, record: { countries: ["US", "DE"], messagesTo: change.messagesTo } });
  expect(JSON.stringify(body)).not.toContain('secret"');
  const secret = { key: newKey(), version: 2, reason, secret: "a newer secret" };
  expect((await officeCall(staff, `${office}/${identity}/secret`, secret)).status).toBe(200);
  const remove = { key: newKey(), version: 3, reason };
  expect((await officeCall(staff, `${office}/${identity}/remove`, remove)).status).toBe(200);
  expect((await officeCall(staff, `${office}/${identity}`)).status).toBe(404);
});

describe("a customer in the office", () => {
  const office = "/commerce/_office/customers";
  async function listed() {
    const customer = await verifiedCustomer();
    return vi.waitFor(async () => {
      const { body } = await officeCall(staff, `${office}?q=${customer.email}`);
      expect(body.rows).toHaveLength(1);
      return { ...customer, id: body.rows[0].id as string };
    });
  }
  /** Parts of a backup that contain the address. */
  const backupWith = async (email: string): Promise<string[]> => {
    const read = async (part: string) => {
      const headers = { authorization: "Bearer demo-admin-key" };
      const response = await SELF.fetch(`http://services.test/backup/_admin/${part}`, { headers });
      // Another person's address, which ends like this one, stays.
      return new TextDecoder().decode(await response.arrayBuffer()).replaceAll(`jo${email}`, "");
    };
    const { databases }: { databases: string[] } = JSON.parse(await read("parts"));
    const parts = ["objects", ...databases.map((name) => `databases/${name}`)];
    const texts = await Promise.all(parts.map(async (part) => [part, await read(part)] as const));
    return texts.flatMap(([part, text]) =>
      text
        .split("\n")
        .filter((line) => line.includes(email))
        .map((line) => `${part}: ${line.slice(0, 100)}`),
    );
  };
  const act = async (id: string, action: string) => {
    const { body } = await officeCall(staff, `${office}/${id}`);
    return officeCall(staff, `${office}/${id}/${action}`, { key: newKey(), version: body.version, reason });
  };

  it("is found, exported with an entry in the log, and signed out", async () => {
    const { id, token, email } = await listed();
    const { body: file } = await officeCall(staff, `${office}/${id}/data.json`);
    expect(file.account.email).toBe(email);
    expect(file.orders).toEqual({ total: 0, results: [] });
    expect((await officeCall(staff, `/staff/audit?q=${id}`)).body.rows[0]).toMatchObject({
      action: "customers:export",
    });
    expect((await act(id, "unlock")).status).toBe(200);
    expect((await act(id, "end-sessions")).status).toBe(200);
    expect((await call(token, "/customers/me")).status).toBe(401);
  });

  it("gets a mail when the staff removes the second factor", async () => {
    const { id, email } = await listed();
    const shopper = shopperOf(env, "customer", id);
    expect((await act(id, "remove-second-factor")).status).toBe(200);
    expect(await mailsOf(email, 0)).toEqual([]);
    await shopper.beginSecondFactor("A".repeat(32));
    const { generateTOTP } = await import("@oslojs/otp");
    const { decodeBase32IgnorePadding } = await import("@oslojs/encoding");
    const code = generateTOTP(decodeBase32IgnorePadding("A".repeat(32)), 30, 6);
    expect(await shopper.confirmSecondFactor(code, [], "")).toBe("on");
    expect((await act(id, "remove-second-factor")).status).toBe(200);
    expect((await shopper.secondFactor()).since).toBeNull();
    expect((await mailsOf(email, 2)).map(({ subject }) => subject)).toEqual([
      ...["Two-step sign-in was turned off by us", "Two-step sign-in is on"],
    ]);
  });

  it("is erased with everything but orders, once, and the address is free again", async () => {
    const { token, email } = await listed();
    await send(token, "", { name: "Short-lived" });
    expect((await backupWith(email)).length).toBeGreaterThan(0);
    const items = [{ sku: "4060S", name: "Akt antibody", quantity: 2 }];
    expect((await send(token, "/lists", { name: "Weekly", items })).status).toBe(201);
    await officeCall(staff, "/staff/exports", { resource: "customers", filters: { q: email } });
    await officeCall(staff, "/staff/exports", { resource: "customers", filters: { q: `jo${email}` } });
    const found = await own(token);
    const id = found?.me.customerId ?? "";
    const lots = (path: string, init: RequestInit = {}) =>
      SELF.fetch(`http://services.test/lots${path}`, { headers: { authorization: "Bearer demo-lots-key" }, ...init });
    const watch = {
      owner: `customer:${id}`,
      productKey: "4060",
      lot: null,
      events: ["recalled"],
      email,
      language: "en",
      region: "global",
    };
    expect((await lots("/watches", { method: "POST", body: JSON.stringify(watch) })).ok).toBe(true);
    const byAddress = { key: newKey(), version: 0, reason };
    expect((await officeCall(staff, `/commerce/_office/personal-data/${email}/erase`, byAddress)).status).toBe(400);
    expect((await officeCall(staff, `${office}/${id}/data.json`)).body).toMatchObject({
      ...{ withdrawals: [], inquiries: [], lotWatches: [{ productKey: "4060" }], approvals: [], savedCards: [] },
      ...{
        mails: [],
        company: { name: "Short-lived" },
        companyLists: [{ name: "Weekly", items }],
      },
      ...{ sessions: [{}], passkeys: [], programs: [], secondFactorSince: null },
    });
    expect((await act(id, "erase")).status).toBe(200);
    expect(await (await lots(`/watches?owner=${encodeURIComponent(`customer:${id}`)}`)).json()).toEqual({
      watches: [],
    });
    expect((await call(token, "/customers/me")).status).toBe(401);
    const { body } = await officeCall(staff, `${office}/${id}`);
    expect(body.record).toMatchObject({ state: "erased", email: "", name: "", exists: false, membership: null });
    expect(body.history[0]).toMatchObject({ action: "customers:erase", reason });
    expect((await officeCall(staff, `/commerce/_office/companies/${found?.id}`)).body.record.members).toEqual([]);
    expect(await backupWith(email)).toEqual([]);
    const lists = env.DIRECTORY_DB.prepare(
      "select name, created_by_name as saver from company_lists where created_by = ?",
    );
    expect((await lists.bind(id).all()).results).toEqual([{ name: "Weekly", saver: "" }]);
    expect(JSON.stringify((await officeCall(staff, "/staff/audit?action=lists:export")).body)).toContain(`jo${email}`);
    const { body: log } = await officeCall(staff, `/staff/audit?q=${found?.id}`);
    expect(log.rows).toMatchObject([{ actor: { id, name: "erased", address: null } }]);
  });
});
