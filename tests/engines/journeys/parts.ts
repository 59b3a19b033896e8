/** Components that several journeys use, in a panel or on a separate page. */
import type { Target } from "../find";
import type { Page } from "../page";

export const main: Target = { css: "main" };
export const header: Target = { css: "header" };
export const title: Target = { role: "heading", css: "h1" };

export const addToBasket: Target = { role: "button", name: /add to basket/i, within: { css: "#order" } };
export const basketLink: Target = { role: "link", name: /^Basket/, within: header };
export const basketPanel: Target = { role: "dialog", name: "Basket" };
export const quickAddPanel: Target = { role: "dialog", name: "Quick add" };
export const countryButton: Target = { role: "button", name: /Country\/region/ };

/**
 * Expects forms with groups of fields to end where their content ends. Runs in the page, so it must be self-contained.
 */
export async function endsWithContent(page: Page): Promise<void> {
  const excess = await page.tab.evaluate(() =>
    [...document.querySelectorAll("main fieldset")].map(({ parentElement }) => {
      const bottom = ({ bottom: at }: DOMRect) => Math.round(at);
      const children = [...(parentElement?.children ?? [])].map((child) => bottom(child.getBoundingClientRect()));
      const { paddingBlockEnd } = getComputedStyle(parentElement ?? document.body);
      const end = parentElement ? bottom(parentElement.getBoundingClientRect()) : 0;
      return end - Number.parseFloat(paddingBlockEnd) - Math.max(...children);
    }),
  );
  if (excess.some((pixels) => pixels > 1)) throw new Error(`forms are higher than their content: ${excess} px`);
}

/**
 * Expects choices in groups of fields to be as high as their texts after the page has become narrow, as on a rotated
 * phone.
 */
export async function holdsTextWhenNarrow(page: Page): Promise<void> {
  const spilled = await page.tab.evaluate(() => {
    const measure = () =>
      [...document.querySelectorAll("main fieldset label")].flatMap((label) => {
        const bottom = label.getBoundingClientRect().bottom + 1;
        return [...label.children].some((part) => part.getBoundingClientRect().bottom > bottom)
          ? label.textContent
          : [];
      });
    measure();
    document.body.style.inlineSize = "20rem";
    const labels = measure();
    document.body.style.inlineSize = "";
    return labels;
  });
  if (spilled.length > 0) throw new Error(`texts are higher than their choices: ${spilled.join("; ")}`);
}

/** Waits until the header shows this number of items. */
export const counted = (page: Page, items: number) =>
  page.reads({ css: "header [data-slot='basket-count']" }, `(${items})`);

/** Opens the cart with its button and returns its container. */
export async function openBasket(page: Page): Promise<Target> {
  await page.press(basketLink);
  const where = await page.seesOneOf({ panel: basketPanel, page: /\/cart$/ });
  const basket = where === "panel" ? basketPanel : main;
  await page.sees({ css: "li, h1, h2, [role=status]", within: basket });
  return basket;
}

/** Lines of the cart, without the suggestions. */
export const linesOf = (basket: Target): Target => ({
  role: "listitem",
  text: /Catalog #/,
  within: { css: "ul[aria-label='Your basket'], ol[aria-label='Your basket']", within: basket },
});
