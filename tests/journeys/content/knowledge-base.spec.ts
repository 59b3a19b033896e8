import type { Page } from "@playwright/test";
import { lookAtBothWidths } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

const path = "/learn-and-support/knowledge-base";
const field = (page: Page) => page.getByRole("main").getByLabel("Search the knowledge base");
const answers = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const firstVote = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("group", { name: /^Was this helpful\?/ })
    .first();

test("C-KB-01, C-KB-03: an article is found and voted on, a comment is sent", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/learn-and-support/technical-support");
  await page.getByRole("main").getByRole("link", { name: "knowledge base", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Knowledge base" })).toBeVisible();
  await field(page).fill("storing antibodies");
  await field(page).press("Enter");
  await expect(page.getByText(/^\d+ answers? in (less than )?\d\.\d\d seconds$/)).toBeVisible();
  await expect(answers(page).first()).toContainText(/stor/i);
  await firstVote(page).getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Recorded: this was helpful. Thank you.")).toBeVisible();
  await expect(firstVote(page).getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await firstVote(page).getByRole("button", { name: "No" }).click();
  await expect(page.getByText("Recorded: this was not helpful. Thank you.")).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=storing\+antibodies/);
  const comment = page.getByRole("textbox", { name: "Your comment" });
  // Typed at human speed, because a faster submission is treated as automated.
  await comment.pressSequentially("Which tube is the best?", { delay: 70 });
  await page.getByRole("button", { name: "Send comment" }).click();
  await expect(page.getByText("Thank you. Your comment has been recorded.")).toBeVisible();
});

test("C-KB-02: suggestions can be selected by keyboard", { tag: "@scripts" }, async ({ page }) => {
  await page.goto(path);
  await field(page).click();
  await field(page).pressSequentially("stor");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await field(page).press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field(page).press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field(page)).toHaveValue("stor");
  await field(page).press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await field(page).press("ArrowDown");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/learn-and-support\/technical-support\//);
  expect(await page.evaluate(() => localStorage.getItem("search-history"))).toBeNull();
});

test("is accessible at both widths", { tag: "@scripts" }, async ({ page, shop }) => {
  await page.goto(`${shop.jp}${path}?q=Akt`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await lookAtBothWidths(page)("knowledge base");
});
