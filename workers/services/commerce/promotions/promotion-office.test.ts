import { beforeAll, describe, expect, it } from "vitest";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { openShop } from "../testing/checkout";

const at = "/commerce/_office/promotions";
const reason = "Test of the promotions desk";
let desk = "";
beforeAll(async () => {
  await openShop();
  desk = await tokenOf("catalogue");
});

const typed = (over: object = {}) => ({
  ...{ key: newKey(), reason, code: "summer20", name: "Summer", from: "2020-06-01", until: "2099-08-31" },
  ...{ newCustomersOnly: false, stopsOthers: false, effect: "percentage", percent: "20", families: "4060", ...over },
});
const read = async (id: string) => (await officeCall(desk, `${at}/${id}`)).body;
const act = async (id: string, name: string, fields: object) =>
  officeCall(desk, `${at}/${id}/${name}`, { key: newKey(), version: (await read(id)).version, reason, ...fields });
const tried = async (query: string) => (await officeCall(desk, `/commerce/_office/basket-trial?${query}`)).body.rows;
const why = async (query: string, code: string) =>
  (await tried(query)).find(({ what }: { what: string }) => what === `Code ${code}`)?.why;

describe("a promotion", () => {
  it("is added, tried on a basket, stopped and started, each with its version and an entry", async () => {
    expect(await officeCall(desk, `${at}/add`, typed({ percent: "x" }))).toMatchObject({
      ...{ status: 400, body: { errors: [{ field: "percent" }] } },
    });
    const form = typed();
    for (let time = 0; time < 2; time += 1)
      expect(await officeCall(desk, `${at}/add`, form)).toMatchObject({ status: 200, body: { record: "summer20" } });
    expect((await officeCall(desk, `${at}/add`, typed())).body.errors[0].field).toBe("code");
    const [line, code, total] = await tried("q=4060S:2&codes=summer20&country=US");
    expect(line).toMatchObject({ what: "4060S", pieces: 2, total: { centAmount: 61_600 }, why: "Summer" });
    expect([code.why, total.total.centAmount]).toEqual(["applies", 61_600]);
    expect(await why("q=9272S&codes=summer20", "SUMMER20")).toMatch(/^does not apply/);
    const { version } = await read("summer20");
    expect((await act("summer20", "stop", {})).status).toBe(200);
    expect((await officeCall(desk, `${at}/summer20/stop`, { key: newKey(), version, reason })).status).toBe(409);
    expect(await why("q=4060S&codes=summer20", "SUMMER20")).toMatch(/TimeRangeNonApplicable/);
    expect((await officeCall(desk, `${at}?state=stopped`)).body.rows).toHaveLength(1);
    expect((await act("summer20", "start", {})).status).toBe(200);
    expect(await why("q=4060S&codes=summer20", "SUMMER20")).toBe("applies");
    expect((await read("summer20")).history).toHaveLength(3);
  });

  it("reports unknown products, and products that its effect does not allow", async () => {
    const refused = async (over: object) =>
      (await officeCall(desk, `${at}/add`, typed({ code: "GOODS", ...over }))).body.errors?.[0];
    expect(await refused({ families: "4060 999999" })).toMatchObject({
      ...{ field: "families", message: "The catalogue does not have 999999." },
    });
    expect(await refused({ effect: "gift", families: null, gift: "9999S" })).toMatchObject({ field: "gift" });
    expect(await refused({ effect: "freeShipping" })).toMatchObject({ field: "families" });
    expect(await refused({ effect: "gift", families: null, gift: "4060S" })).toBeUndefined();
    const changed = await act("goods", "change", { ...typed({ code: "GOODS", families: "999999" }) });
    expect(changed.body.errors[0].field).toBe("families");
  });

  it("may use the former code of another promotion", async () => {
    await officeCall(desk, `${at}/add`, typed({ code: "YEARLY" }));
    expect((await act("yearly", "change", typed({ code: "YEARLY-OLD" }))).status).toBe(200);
    const next = await officeCall(desk, `${at}/add`, typed({ code: "YEARLY" }));
    expect(next).toMatchObject({ status: 200, body: { record: "yearly-2" } });
    expect((await read("yearly-2")).record.promotion.code).toBe("YEARLY");
  });

  it("that excludes others can be moved before them", async () => {
    await officeCall(desk, `${at}/add`, typed({ code: "ALONE", percent: "5", families: null, stopsOthers: true }));
    const query = "q=4060S&codes=alone+welcome10";
    expect(await why(query, "WELCOME10")).toBe("applies");
    expect((await act("alone", "move", { place: 1 })).status).toBe(200);
    expect(await why(query, "WELCOME10")).toBe("is stopped by a promotion before it");
    expect((await officeCall(desk, at)).body.rows[0]).toMatchObject({ place: 1, promotion: { code: "ALONE" } });
  });

  it("that a program replaces gets a new version, and an entry in the log", async () => {
    const { version } = await read("welcome10");
    const owner = await tokenOf("owner");
    await act("welcome10", "change", { ...typed({ code: "WELCOME10", name: "Hello", percent: "10", families: null }) });
    await openShop();
    expect((await read("welcome10")).version).toBe(version + 2);
    const { body } = await officeCall(owner, "/staff/audit?q=welcome10&resource=promotions");
    expect(body.rows[0].actor.kind).toBe("machine");
  });

  it("edited by two people at once changes once", async () => {
    const { version } = await read("once");
    const change = (percent: string) =>
      officeCall(desk, `${at}/once/change`, { ...typed({ code: "ONCE", percent }), version });
    const statuses = (await Promise.all([change("2"), change("3"), change("4")])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    await openShop();
  });
});

it("reports the field of an invalid test basket", async () => {
  for (const [query, field] of [
    ["q=4060S:x", "q"],
    ["q=4060S&country=Germany", "country"],
    ["q=4060S&day=soon", "day"],
  ])
    expect(await officeCall(desk, `/commerce/_office/basket-trial?${query}`)).toMatchObject({
      ...{ status: 400, body: { errors: [{ field }] } },
    });
  expect(await tried("q=9999S")).toMatchObject([{ what: "9999S" }, { total: { centAmount: 0 } }]);
});
