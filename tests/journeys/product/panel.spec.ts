/** The panel builder in a browser: dragging, the keyboard alternative, and every step with and without scripts. */
import type { Locator, Page } from "@playwright/test";
import { lookAtBothWidths } from "../../fixtures/axe";
import { hydrated } from "../../fixtures/basket";
import { allowAnalytics, keepDataLayer } from "../../fixtures/consent";
import { expect, test } from "../../fixtures/test";

declare global {
  interface Window {
    lostPlaces?: number;
  }
}

const base = "/products/signalstar";
/** CD3E, CD4 and CD8A; the last one exists for 488 in the first round but not for 594. */
const three = ["25011", "25012", "25013"];

const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"]`);
const held = (page: Page, name: string): Locator => cell(page, name).locator("[data-antibody]");
/** An antibody of the design in the list beside the grid. */
const listed = (page: Page, key: string): Locator =>
  page.locator("li", { has: page.locator(`[name=cell-${key}]`) }).locator("[data-antibody]");

async function chooseSpecies(page: Page, origin: string, ready: (page: Page) => Promise<void> = async () => {}) {
  await page.goto(`${origin}${base}/targetspecies`);
  await ready(page);
  await page.locator("[name=species][value=Human]").check();
  await page.locator("button[value=species]").click();
  await expect(page).toHaveURL(/selectantibodies$/);
}

async function chooseTargets(page: Page, targets: readonly string[]) {
  for (const key of targets) await page.locator(`[name=targets][value="${key}"]`).check();
  await page.locator("button[value=continue]").click();
  await expect(page).toHaveURL(/paneldesign$/);
}

/** Waits until the grid is interactive. */
async function board(page: Page, origin: string) {
  await chooseSpecies(page, origin, hydrated);
  // The browser handles presses before the scripts run, and these are not reported.
  await hydrated(page);
  await chooseTargets(page, three);
  await expect(page.getByRole("button", { name: "Move CD8A" })).toBeVisible();
  // Set by the drag-and-drop library, which loads after the grid.
  await expect(listed(page, "25013")).toHaveAttribute("draggable", "true");
}

/** Number of cells that stopped being drop targets since the page loaded. */
const lostPlaces = (page: Page) => page.evaluate(() => window.lostPlaces ?? 0);

const countLostPlaces = (page: Page) =>
  page.evaluate(() => {
    window.lostPlaces = 0;
    const attribute = "data-drop-target-for-element";
    const count = (changes: MutationRecord[]) => {
      for (const { target } of changes)
        if (!(target as Element).hasAttribute(attribute)) window.lostPlaces = (window.lostPlaces ?? 0) + 1;
    };
    new MutationObserver(count).observe(document, { subtree: true, attributeFilter: [attribute] });
  });

/** Resolves when the page is idle. */
const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

const actions = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, panel_action } = entry as { event?: string; panel_action?: string };
      return event === "signal_star" ? [panel_action] : [];
    }),
  );

test("A-PANEL-04, A-PANEL-09: a tag is dragged to a cell, and rejected by unsuitable ones", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await board(page, shop.global);
  await countLostPlaces(page);
  await listed(page, "25013").dragTo(cell(page, "1-488"));
  await expect(held(page, "1-488")).toHaveAttribute("data-antibody", "25013");
  // A drop at the moment of such a loss would have no effect.
  expect(await lostPlaces(page)).toBe(0);
  await expect(page.locator("[name=cell-25013]")).toHaveValue("1-488");
  await held(page, "1-488").dragTo(cell(page, "1-594"));
  await expect(page.getByText("CD8A is not made for Round 1, 594. Nothing was changed.")).toBeVisible();
  await expect(held(page, "1-488")).toHaveAttribute("data-antibody", "25013");
  // The cell's previous antibody returns to the list.
  await listed(page, "25011").dragTo(cell(page, "1-488"));
  await expect(page.getByText("CD3E is placed in Round 1, 488. CD8A was removed.")).toBeVisible();
  await expect(page.locator("[name=cell-25013]")).toHaveValue("");
  const kept = page.waitForResponse("**/api/panel");
  await held(page, "1-488").dragTo(page.locator("section", { has: page.locator("[name=cell-25011]") }).last());
  await expect(held(page, "1-488")).toHaveCount(0);
  expect((await kept).status()).toBe(204);
  // Waits for the request that contains this cell, among several.
  const keptThere = page.waitForResponse(
    (response) => response.url().endsWith("/api/panel") && !!response.request().postData()?.includes("1-594"),
  );
  await listed(page, "25011").dragTo(cell(page, "1-594"));
  await expect(held(page, "1-594")).toHaveAttribute("data-antibody", "25011");
  await keptThere;
  await page.reload();
  await expect(held(page, "1-594")).toHaveAttribute("data-antibody", "25011");
});

test("A-PANEL-04: the keyboard can do the same, keeps the focus and announces each move", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  await board(page, shop.global);
  const move = page.getByRole("button", { name: "Move CD8A" });
  await move.focus();
  await page.keyboard.press("Enter");
  await expect(move).toHaveAttribute("aria-pressed", "true");
  // The focus returns to the list, where the move started.
  await page.keyboard.press("Escape");
  await expect(move).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("status").filter({ hasText: "The move was cancelled." })).toBeVisible();
  await expect(move).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell(page, "1-594")).toContainText("Inactive: CD8A is not made for this cell.");
  await expect(cell(page, "1-594")).toHaveAttribute("data-state", "inactive");
  await page.getByRole("button", { name: "Place here: CD8A, Round 1, 488" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "CD8A is placed in Round 1, 488." })).toBeVisible();
  await expect(cell(page, "1-488").getByRole("button", { name: "Move CD8A" })).toBeFocused();
  await page.getByRole("button", { name: "Remove: CD8A, Round 1, 488" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move CD8A" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Place here: CD8A, Round 1, 488" }).focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Move CD8A" })).toBeFocused();
  await expect(page.locator("[name=cell-25013]")).toHaveValue("");
  await page.locator("[name=cell-25013]").selectOption("1-488");
  await expect(held(page, "1-488")).toHaveAttribute("data-antibody", "25013");
});

test("A-PANEL-03, A-PANEL-14: two antibodies disable Continue, three enable it, and a ninth is rejected", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await chooseSpecies(page, shop.global);
  const boxes = page.locator("[name=targets]");
  const onward = page.locator("button[value=continue]");
  await expect(onward).toBeDisabled();
  const eight = ["25011", "25012", "25013", "25014", "25015", "25016", "25017", "25019"];
  for (const key of eight.slice(0, 2)) await page.locator(`[name=targets][value="${key}"]`).check();
  await expect(onward).toBeDisabled();
  for (const key of eight.slice(2)) await page.locator(`[name=targets][value="${key}"]`).check();
  await expect(onward).toBeEnabled();
  await page.locator('[name=targets][value="25020"]').click();
  await expect(page.getByText("A panel holds at most 8 targets. CTLA4 was not added.")).toBeVisible();
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(8);
  await page.locator("[name=search]").fill("granzyme");
  await expect(page.locator("li[data-target]:visible")).toHaveCount(9);
  await expect(page.locator("li[data-target=GZMB]")).toBeVisible();
});

test("A-PANEL-06, A-PANEL-10, T-TANALYT-14: every step in Japanese, at both widths", { tag: "@scripts" }, async ({
  page,
  shop,
  expectProblem,
}) => {
  test.setTimeout(120_000);
  expectProblem(/status of 422/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  // The accessibility checker is a script, so it runs only with scripts; without them the markup is the same.
  const look = lookAtBothWidths(page);
  await allowAnalytics(page.context(), shop.jp);
  await keepDataLayer(page.context());
  await page.goto(shop.jp + base);
  const small = page.locator("main").getByText("小さい画面向けに最適化されていません");
  await expect(small).toBeHidden();
  await look("start");
  await expect(small).toBeVisible();
  await chooseSpecies(page, shop.jp);
  await look("antibodies");
  await chooseTargets(page, [...three, "25016", "25019"]);
  await look("design");
  await page.locator("button[value=propose]").click();
  await expect(held(page, "1-488")).toHaveCount(1);
  await page.locator("button[value=continue]").click();
  await expect(page.locator("#buffer-problem")).toBeVisible();
  await look("design with a problem");
  await page.locator("[name=buffer][value='25003']").check();
  await page.locator("button[value=continue]").click();
  await expect(page).toHaveURL(/quote-request$/);
  await look("review");
  // A faster submission is treated as automated.
  await page.locator("button[value=save]").click();
  await expect(page).toHaveURL(/confirmation$/);
  await look("confirmation");
  await expect(page.locator("main dl dd").first()).toHaveText(/^[a-z2-7]{26}/);
  const id = (await page.locator("main dl dd").first().innerText()).trim();
  await page.goto(`${shop.jp}${base}/targetspecies?design=${id}`);
  await look("saved design");
  await hydrated(page);
  await page.locator("button[value=copy]").click();
  await expect(page).toHaveURL(/copied=whole/);
  await expect.poll(() => actions(page)).toContain("open_saved_design");
});

test("scripts do not undo a design that was requested before they loaded", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  await chooseSpecies(page, shop.global, hydrated);
  // The scripts arrive between press and response.
  const pressed = Promise.withResolvers<void>();
  let waiting = 0;
  const scriptsArrived = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    waiting += 1;
    await pressed.promise;
    await route.fulfill({ response: await route.fetch() });
    waiting -= 1;
    if (waiting === 0) scriptsArrived.resolve();
  });
  await page.route("**/paneldesign", async (route) => {
    if (route.request().method() === "POST") await scriptsArrived.promise;
    await route.continue();
  });
  await chooseTargets(page, three);
  await page.locator("[name=cell-25011]").selectOption("1-594");
  await page.locator("button[value=propose]").click({ noWaitAfter: true });
  pressed.resolve();
  await expect(page).toHaveURL(/done=proposed/, { timeout: 15_000 });
  // A script that is still loading when the journey ends is not an error.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(held(page, "1-488")).toHaveCount(1);
  await hydrated(page);
  await idle(page);
  await page.reload();
  await expect(page.locator("[data-cell] [data-antibody]")).toHaveCount(3);
});

test("T-TANALYT-14: actions in the builder are pushed as signal_star events", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await allowAnalytics(context, shop.global);
  await keepDataLayer(context);
  await board(page, shop.global);
  await page.locator("[name=cell-25013]").selectOption("1-488");
  await page.locator("button[value=clear]").click();
  await page.locator("button[value=propose]").click();
  await page.locator("[name=buffer][value='25002']").check();
  await expect
    .poll(() => actions(page))
    .toEqual([
      ...["choose_species", "choose_targets", "place_antibody", "clear_design", "propose_design", "choose_buffer_kit"],
    ]);
});
