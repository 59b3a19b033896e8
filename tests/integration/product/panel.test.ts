/** The panel builder over HTTP, without scripts: every step, its errors, and stored designs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, type Host, sharedEdgeShop } from "../edge-shop";
import {
  at,
  chooseSpecies,
  chooseTargets,
  colliding,
  designed,
  designFields,
  fieldsIn,
  finish,
  five,
  leads,
  person,
  savedId,
  sendDesign,
  words,
} from "./panel-designer";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const visitorOf = (host: Host = "localhost") => accountVisitor(shop, host);
const steps = ["selectantibodies", "paneldesign", "quote-request", "confirmation"];

/** A visitor from a country, at the step that lists the antibodies of a species. */
async function begun(species = "Human", country = "US") {
  const visitor = visitorOf();
  if (country !== "US") await visitor.get(`/?country=${country}`);
  await chooseSpecies(visitor, species);
  return visitor;
}

describe("the entry pages", () => {
  it("A-PANEL-01: base path and entry point are pages; only the first is indexable, and no step is", async () => {
    const start = await shop.ask(at());
    expect(start.status).toBe(200);
    expect(words(start)).toContain("Start a design");
    expect(start.body).not.toContain('name="robots"');
    expect((await shop.ask("/sitemaps/pages.xml")).body).toContain("/products/signalstar<");
    const entry = await shop.ask(at("targetspecies"));
    expect(entry.status).toBe(200);
    expect(entry.body).toMatch(/<meta name="robots" content="noindex"/);
    // The path segment has no page.
    const crumbs = /<ol\b.*?<\/ol>/s.exec(/aria-label="Breadcrumb".*/s.exec(entry.body)?.[0] ?? "")?.[0] ?? "";
    expect(crumbs).not.toMatch(/>\s*Signalstar\s*</i);
    expect((await shop.ask(at("25011"))).body).toContain("25011");
  });

  it("A-PANEL-18: a step without the earlier choices redirects to the entry page", async () => {
    const visitor = visitorOf();
    for (const step of steps) expect(leads(await visitor.get(at(step)))).toEqual([302, at("targetspecies")]);
    expect((await visitor.upload("/api/panel", new FormData())).status).toBe(302);
  });

  it("A-PANEL-02: the species is stored in an HttpOnly cookie", async () => {
    const visitor = visitorOf();
    const none = await visitor.submit(at("targetspecies"), { intent: "species" });
    expect(none.status).toBe(422);
    expect(words(none)).toContain("Choose a species.");
    const chosen = await chooseSpecies(visitor, "Mouse");
    expect(leads(chosen)).toEqual([303, at("selectantibodies")]);
    const cookie = chosen.setCookies.find((line) => line.startsWith("panel-step="));
    for (const part of ["Path=/", "HttpOnly", "SameSite=Strict"]) expect(cookie).toContain(part);
    const list = await visitor.get(at("selectantibodies"));
    expect(words(list)).toContain("Species: Mouse.");
    expect(list.body).toContain("(Mouse)");
    expect(list.body).not.toContain("(Human)");
  });

  it("changing the species removes antibodies only after a warning", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, five);
    const asked = await chooseSpecies(visitor, "Mouse");
    expect(leads(asked)).toEqual([303, `${at("targetspecies")}?change=Mouse#change`]);
    const question = words(await visitor.get(`${at("targetspecies")}?change=Mouse`));
    expect(question).toContain("Your design holds 5 antibodies (Human): CD3E, CD4, CD8A, CD163, CD274.");
    expect((await visitor.get(at("paneldesign"))).status).toBe(200);
    const fields = { intent: "species", species: "Mouse", confirmed: "yes" };
    expect(leads(await visitor.submit(at("targetspecies"), fields))).toEqual([303, at("selectantibodies")]);
    expect(leads(await visitor.get(at("paneldesign")))).toEqual([302, at("targetspecies")]);
  });
});

describe("targets", () => {
  it("A-PANEL-03: two are too few, three suffice; selected ones stay selected", async () => {
    const visitor = await begun();
    const few = await chooseTargets(visitor, five.slice(0, 2));
    expect(few.status).toBe(422);
    expect(words(few)).toContain("Choose at least 3 targets. You have chosen 2.");
    const ticked = [...few.body.matchAll(/<input\b(?=[^>]*name="targets")(?=[^>]*\bchecked)[^>]*value="(\d+)"/g)];
    expect(ticked.map(([, key]) => key)).toEqual(["25011", "25012"]);
    expect(leads(await chooseTargets(visitor, five.slice(0, 3)))).toEqual([303, at("paneldesign")]);
  });

  it("A-PANEL-14: eight is the maximum; a ninth and a second antibody of a target are rejected with the reason", async () => {
    const visitor = await begun();
    const eight = ["25011", "25012", "25013", "25014", "25015", "25016", "25017", "25019"];
    const nine = await chooseTargets(visitor, [...eight, "25020"]);
    expect(nine.status).toBe(422);
    expect(words(nine)).toContain("A panel holds at most 8 targets. You have chosen 9; remove 1.");
    const twice = await chooseTargets(visitor, ["25011", "25013", "25027"]);
    expect(words(twice)).toContain("CD8A is chosen twice.");
    expect((await chooseTargets(visitor, ["25011", "25012", "99999"])).status).toBe(422);
    expect((await chooseTargets(visitor, ["<b>"])).status).toBe(422);
    expect(leads(await chooseTargets(visitor, eight))).toEqual([303, at("paneldesign")]);
  });

  it("are filtered by any of their names, and selected ones stay selected", async () => {
    const visitor = await begun();
    const filtered = await chooseTargets(visitor, ["25011"], { intent: "filter", search: "pdl1" });
    expect(leads(filtered)).toEqual([303, `${at("selectantibodies")}?search=pdl1#list`]);
    const { body } = await visitor.get(`${at("selectantibodies")}?search=pdl1`);
    const shown = [...body.matchAll(/<li\b([^>]*)data-target="([^"]*)"/g)].filter(
      ([, more]) => !/hidden/.test(more ?? ""),
    );
    expect(shown.map(([, , target]) => target)).toEqual(["CD3E", "CD274"]);
    expect(body).toMatch(/Round 1: 647/);
  });
});

describe("the design", () => {
  it("A-PANEL-09: disables unsuitable cells in an antibody's list, and explains a cell without candidates", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, ["25011", "25012", "25013"]);
    const { body } = await visitor.get(at("paneldesign"));
    const list = /<select\b[^>]*name="cell-25013".*?<\/select>/s.exec(body)?.[0] ?? "";
    expect(list).toMatch(/<option\b(?=[^>]*value="1-594")(?=[^>]*\bdisabled)[^>]*>Round 1, 594 – not made</);
    expect(list).not.toMatch(/<option\b(?=[^>]*value="1-488")(?=[^>]*\bdisabled)/);
    const cell = /<li\b(?=[^>]*data-cell="1-750").*?<\/li>/s.exec(body)?.[0] ?? "";
    expect(cell).toMatch(/data-state="inactive"/);
    expect(cell).toContain("None of your antibodies is made for this cell.");
    const forced = await sendDesign(visitor, "continue", { "cell-25013": "1-594" });
    expect(forced.status).toBe(422);
    expect(words(forced)).toContain("CD8A is not made for Round 1, 594. Choose another cell.");
  });

  it("A-PANEL-04: places antibodies by lists, with problems beside them", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, ["25011", "25012", "25013"]);
    const cells = { "cell-25011": "1-488", "cell-25013": "1-488", "cell-25012": "" };
    const refused = await sendDesign(visitor, "continue", { ...cells, buffer: "25003", sample: "ffpe-section" });
    expect(refused.status).toBe(422);
    const field = (key: string) =>
      new RegExp(`<li\\b(?:(?!</li>).)*name="cell-${key}".*?</li>`, "s").exec(refused.body)?.[0] ?? "";
    expect(field("25011")).toContain("A cell holds one antibody.");
    expect(field("25013")).toContain("A cell holds one antibody.");
    expect(field("25012")).toContain("CD4 has no cell yet.");
    expect(fieldsIn(refused.body)).toEqual({
      ...cells,
      rounds: "1",
      buffer: "25003",
      sample: "ffpe-section",
      imaging: "",
    });
    expect(await designFields(visitor)).toMatchObject({ "cell-25011": "1-488", buffer: "25003" });
    const off = await sendDesign(visitor, "continue", { "cell-25013": "2-488" });
    expect(words(off)).toContain("The second round is not used.");
    const placed = { "cell-25011": "1-594", "cell-25012": "1-647", "cell-25013": "1-488", buffer: "25003" };
    // Sample and imaging are each optional.
    expect(leads(await sendDesign(visitor, "continue", placed))).toEqual([303, at("quote-request")]);
    expect(words(await visitor.get(at("quote-request")))).toContain("Imaging set-up FFPE tissue section");
    expect(await designFields(visitor)).toMatchObject({ sample: "ffpe-section", imaging: "" });
  });

  it("A-PANEL-09: rejects invalid cells beside their lists, keeps displaying the choices, and stores none", async () => {
    const visitor = await begun();
    const three = ["25011", "25013", "25017"];
    await chooseTargets(visitor, three);
    const all = Object.fromEntries(three.map((key) => [`cell-${key}`, "1-488"]));
    const refused = await sendDesign(visitor, "apply", { ...all, rounds: "1" });
    expect(refused.status).toBe(422);
    for (const key of three) {
      const field = new RegExp(`<li\\b(?:(?!</li>).)*name="cell-${key}".*?</li>`, "s").exec(refused.body)?.[0] ?? "";
      expect(field).toContain("A cell holds one antibody.");
    }
    expect(words(refused)).not.toContain("Every antibody has a cell");
    expect(fieldsIn(refused.body)).toMatchObject(all);
    const kept = await visitor.get(at("paneldesign"));
    expect(words(kept)).not.toContain("Every antibody has a cell");
    expect(fieldsIn(kept.body)).toMatchObject({ "cell-25011": "", "cell-25013": "", "cell-25017": "" });

    // The list disables such a cell, but a forged form can contain it.
    const forged = await sendDesign(visitor, "apply", { "cell-25011": "1-750" });
    expect([forged.status, words(forged)]).toEqual([422, expect.stringContaining("CD3E is not made for")]);
    const off = await sendDesign(visitor, "apply", { rounds: "1", "cell-25011": "2-488" });
    expect([off.status, words(off)]).toEqual([422, expect.stringContaining("The second round is not used.")]);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...all, rounds: "1", sample: "", imaging: "" })) form.set(name, value);
    expect((await visitor.upload("/api/panel", form)).status).toBe(422);
    await sendDesign(visitor, "propose", all);
    const proposed = Object.entries(await designFields(visitor)).filter(([name]) => name.startsWith("cell-"));
    expect(new Set(proposed.map(([, cell]) => cell)).size).toBe(3);
    expect(words(await visitor.get(at("paneldesign")))).toContain("Every antibody has a cell");
  });

  it("is proposed and cleared, or shows the smallest change that makes it possible", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, five);
    expect(leads(await sendDesign(visitor, "propose"))[1]).toContain("done=proposed");
    const proposed = await designFields(visitor);
    const cells = five.map((key) => proposed[`cell-${key}`]);
    expect(new Set(cells).size).toBe(5);
    expect(cells).not.toContain("");
    await sendDesign(visitor, "clear");
    expect((await designFields(visitor))["cell-25011"]).toBe("");
    // Targets marked as scarce stay selected in the proposal.
    const scarce = leads(await sendDesign(visitor, "propose", { scarce: "25019" }))[1];
    expect(scarce).toContain("done=proposed&scarce=25019");
    expect(fieldsIn((await visitor.get(scarce.replace(/#.*/, ""))).body).scarce).toBe("25019");
    await sendDesign(visitor, "clear");

    await chooseTargets(visitor, colliding);
    await sendDesign(visitor, "apply", { rounds: "1" });
    const none = await sendDesign(visitor, "propose");
    const page = words(await visitor.get(leads(none)[1].replace(/#.*/, "")));
    expect(page).toContain("No design is possible with these antibodies");
    expect(page).toMatch(/For (CD8A|PDCD1), use .+ \((25027S|25028S)\) instead of/);
    expect(leads(await sendDesign(visitor, "accept"))[1]).toContain("done=accepted");
    const accepted = await designFields(visitor);
    const placed = Object.entries(accepted).filter(([name]) => name.startsWith("cell-"));
    expect(placed).toHaveLength(3);
    expect(placed.every(([, cell]) => cell.startsWith("1-"))).toBe(true);

    // Scripts change antibodies within the page, so the form lists those that it displays.
    await chooseTargets(visitor, colliding);
    const shown = { targets: "25017,25018,25027", "cell-25017": "1-647", "cell-25018": "1-488", "cell-25027": "1-594" };
    const sent = { ...shown, rounds: "1", buffer: "25002" };
    expect(leads(await sendDesign(visitor, "continue", sent))).toEqual([303, at("quote-request")]);
    expect((await sendDesign(visitor, "continue", { ...sent, targets: "25017,<b>" })).status).toBe(422);
  });

  it("stores changes sent by scripts, and rejects those that no form of the page sends", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, five);
    const form = new FormData();
    const kept = { rounds: "2", sample: "", imaging: "", buffer: "25002", "cell-25011": "1-488" };
    for (const [name, value] of Object.entries(kept)) form.set(name, value);
    expect((await visitor.upload("/api/panel", form)).status).toBe(204);
    expect(await designFields(visitor)).toMatchObject({ "cell-25011": "1-488", buffer: "25002" });
    form.set("rounds", "7");
    expect((await visitor.upload("/api/panel", form)).status).toBe(422);
    expect((await sendDesign(visitor, "continue", { rounds: "7" })).status).toBe(422);
  });
});

describe("review and finish", () => {
  it("A-PANEL-12, A-PANEL-07: list missing choices with links, and prevent finishing until they are made", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, five);
    const page = await visitor.get(at("quote-request"));
    expect(words(page)).toContain("Give every antibody a cell");
    expect(words(page)).toContain("Choose a buffer kit");
    expect(page.body).toMatch(/<button\b(?=[^>]*value="save")(?=[^>]*\bdisabled)/);
    const refused = await finish(visitor, { intent: "save" });
    expect(refused.status).toBe(422);
    expect(words(refused)).toContain("The design is not complete.");
    await sendDesign(visitor, "propose");
    expect(words(await visitor.get(at("quote-request")))).not.toContain("Give every antibody a cell");
    const kits = [...(await visitor.get(at("paneldesign"))).body.matchAll(/<input\b[^>]*name="buffer"[^>]*>/g)];
    expect(kits.map(([kit]) => /type="radio"/.test(kit))).toEqual([true, true]);
    await sendDesign(visitor, "continue", { buffer: "25003" });
    expect(words(await visitor.get(at("quote-request")))).toContain("The design is complete.");
  });

  it("A-PANEL-05, A-PANEL-06, A-PANEL-13: create the experiment from a request; then its mail and PDF are available", async () => {
    const visitor = visitorOf();
    await designed(visitor);
    const wrong = await finish(visitor, { intent: "quote", ...person({ email: "nobody" }) });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatch(/<input\b(?=[^>]*name="email")(?=[^>]*aria-invalid="true")[^>]*value="nobody"/);
    const asking = person();
    expect(leads(await finish(visitor, { intent: "quote", ...asking }))).toEqual([303, at("confirmation")]);
    const page = await visitor.get(at("confirmation"));
    expect(words(page)).toContain(`We will send the quote to ${asking.email}.`);
    const id = await savedId(visitor);
    // Repeating the form results in the same experiment.
    await finish(visitor, { intent: "quote", ...asking });
    expect(await savedId(visitor)).toBe(id);

    const sent = await visitor.submit(at("confirmation"), { intent: "send" });
    expect(leads(sent)).toEqual([303, `${at("confirmation")}?sent=yes#sent`]);
    const read = async () => {
      const answer = await fetch(`${shop.servicesUrl}/mail.json?to=${encodeURIComponent(asking.email ?? "")}`);
      return JSON.stringify(await answer.json());
    };
    await expect.poll(read).toContain(`${at("targetspecies")}?design=${id}`);
    const pdf = await visitor.get(at(`design/${id}/pdf`));
    expect([pdf.status, pdf.header("content-type"), pdf.body.slice(0, 5)]).toEqual([200, "application/pdf", "%PDF-"]);
    expect(leads(await visitor.submit(at("confirmation"), { intent: "another" }))).toEqual([303, at("targetspecies")]);
    expect(leads(await visitor.get(at("confirmation")))).toEqual([302, at("targetspecies")]);
  });

  it("A-PANEL-08, A-PANEL-11: find a design by its id and copy it completely; an unknown id is reported", async () => {
    const visitor = visitorOf();
    await designed(visitor);
    const before = await designFields(visitor);
    expect(leads(await finish(visitor, { intent: "save" }))).toEqual([303, at("confirmation")]);
    const id = await savedId(visitor);

    const other = visitorOf();
    const found = await other.get(`${at("targetspecies")}?design=%20${id.toUpperCase()}`);
    expect(words(found)).toContain("Tumour panel");
    for (const part of ["25011S", "25013S", "25002S", "Whole-slide scanner", "Human"])
      expect(words(found)).toContain(part);
    const copied = await other.submit(at("targetspecies"), { intent: "copy", design: id });
    expect(leads(copied)).toEqual([303, `${at("paneldesign")}?copied=whole`]);
    expect(await designFields(other)).toEqual(before);
    expect(words(await other.get(at("quote-request")))).toContain("The design is complete.");
    // Another visitor's design cannot be mailed.
    expect(leads(await other.get(at("confirmation")))).toEqual([302, at("targetspecies")]);

    for (const unknown of ["a".repeat(26), "zzz", "../../etc", ""]) {
      const answer = await other.get(`${at("targetspecies")}?design=${encodeURIComponent(unknown)}`);
      expect(answer.status).toBe(200);
      expect(words(answer)).toContain(unknown === "" ? "Enter a design ID." : "No design has this ID.");
    }
  });

  it("T-LINE-13, T-LINE-16: add a panel as a whole; its lines warn before removal and stay separate", async () => {
    const visitor = visitorOf();
    await designed(visitor, five.slice(0, 3));
    await finish(visitor, { intent: "save" });
    expect(leads(await visitor.submit(at("confirmation"), { intent: "basket" }))).toEqual([303, "/cart"]);
    await designed(visitor, five.slice(0, 3));
    await finish(visitor, { intent: "save", name: "Another panel" });
    await visitor.submit(at("confirmation"), { intent: "basket" });
    const { state } = JSON.parse((await visitor.get("/api/basket")).body);
    const lines: { id: string; sku: string; quantity: number }[] = state.basket.lines;
    expect(lines.filter(({ sku }) => sku === "25001S").map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(lines).toHaveLength(10);
    const [line] = lines;
    const asked = words(await visitor.get(`/cart?remove=${line?.id}`));
    expect(asked).toContain("This kit is part of a panel that you designed.");
  });
});

describe("markets and outages", () => {
  it("a distributor country shows the distributor instead of a price; a country without sales shows a notice", async () => {
    const brazil = await begun("Human", "BR");
    const list = words(await brazil.get(at("selectantibodies")));
    expect(list).toContain("In Brazil we sell through distributors.");
    expect(list).not.toMatch(/\$\s?\d/);
    await designed(brazil);
    await finish(brazil, { intent: "save" });
    const leadPage = words(await brazil.get(at("confirmation")));
    expect(leadPage).toContain("The basket becomes a request to your distributor.");
    expect(leads(await brazil.submit(at("confirmation"), { intent: "basket" }))).toEqual([303, "/cart"]);

    const kenya = await begun("Human", "KE");
    await designed(kenya);
    await finish(kenya, { intent: "save" });
    const page = await kenya.get(at("confirmation"));
    expect(words(page)).toContain("Products cannot be added to a basket in Kenya.");
    expect(page.body).not.toContain('value="basket"');
    expect((await kenya.submit(at("confirmation"), { intent: "basket" })).status).toBe(422);
  });

  it("Japan and China have the builder in their languages, with their way to order", async () => {
    for (const [host, title, way] of [
      ["jp.localhost", "組織の生物種を選択してください", "日本でのご注文はお見積りから承ります。"],
      ["cn.localhost", "您的组织来自哪个物种？", "我们的产品在中国不提供在线销售。"],
    ] as const) {
      const visitor = visitorOf(host);
      const page = words(await visitor.get(at("targetspecies")));
      expect(page).toContain(title);
      expect(page).toContain(way);
      await designed(visitor);
      await finish(visitor, { intent: "save" });
      expect(await savedId(visitor)).not.toBe("");
    }
  });

  it("without the gateway a step reports an outage and keeps the choices", async () => {
    const visitor = await begun();
    await chooseTargets(visitor, five);
    const faults = (body: object) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(body) });
    await faults({ service: "commerce", mode: "error", status: 503, match: "/signalstar" });
    expect((await visitor.get(at("paneldesign"))).status).toBe(503);
    await faults({ service: "commerce", mode: "none" });
    await expect.poll(async () => (await visitor.get(at("paneldesign"))).status, { timeout: 40_000 }).toBe(200);
    expect(Object.keys(await designFields(visitor))).toContain("cell-25019");
  });
});

describe("the general builder", () => {
  const query = new URLSearchParams({ markers: "CD3; high\nCD8; with CD3\nPD-1; low; with CD3" });

  it("builds panels from an address, in three languages and as files", async () => {
    const page = await shop.ask(`/panel-builder?${query}`);
    expect(page.status).toBe(200);
    expect(words(page)).toContain("Fewest cycles");
    expect(words(page)).toContain("Scarce: a bright dye, or a channel with little autofluorescence.");
    expect(words(await shop.ask(`/panel-builder?${query}`, { host: "jp.localhost" }))).toContain("最少サイクル");
    const file = await shop.ask(`/panel-builder/omap.csv?${query}&pick=fewest`);
    expect(file.header("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.body.split("\r\n")[1]).toMatch(/^,,,(CD3|CD8|PD-1),/);
  });

  it("accepts a lab's spectra without scripts, and reports an invalid line", async () => {
    const rows = Array.from({ length: 40 }, (_, row) => `${600 + row * 4},${40 - row},${row}`);
    const table = ["wavelength,excitation,emission", ...rows].join("\n");
    const send = (text: string) => {
      const form = new FormData();
      form.set("curveDye", "AF647");
      form.set("curves", text);
      return accountVisitor(shop).upload(`/panel-builder?${query}`, form);
    };
    const taken = await send(table);
    expect([taken.status, taken.header("location")]).toEqual([303, expect.stringContaining("curve=AF647")]);
    const page = await shop.ask(taken.header("location"));
    expect(words(page)).toContain("Measured curves of your file are used for AF647");
    const refused = await send(`${table}\n2000,1,1`);
    expect(refused.status).toBe(400);
    expect(words(refused)).toContain("Measured spectra, line 42:");
  });

  it("offers the shop's conjugates, and MIFlowCyt only for flow cytometry", async () => {
    const own = "markers=Akt;+dyes+AF647%0ACD8;+dyes+AF488";
    const page = await shop.ask(`/panel-builder?${own}&on=flow-11`);
    expect(page.status).toBe(200);
    expect(words(page)).not.toContain("Conjugates cannot be searched");
    expect((await shop.ask(`/panel-builder/miflowcyt.csv?${own}&on=flow-11`)).status).toBe(200);
    expect((await shop.ask(`/panel-builder/miflowcyt.csv?${own}`)).status).toBe(400);
  });

  it("rejects unreadable input with 400 and a message beside the form", async () => {
    const page = await shop.ask("/panel-builder?markers=CD3;+loud&on=flow-99");
    expect(page.status).toBe(400);
    expect(words(page)).toContain("“loud” is not understood.");
    expect((await shop.ask("/panel-builder/panel.csv?markers=CD3;+loud")).status).toBe(400);
    expect((await shop.ask("/panel-builder/panel.xlsx")).status).toBe(404);
  });
});
