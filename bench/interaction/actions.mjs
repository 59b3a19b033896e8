/**
 * Actions of a person, and how to detect their result. `target`, `before` and `isDone` run inside the page and can use
 * only `probe`, the tools of `observer.mjs`.
 *
 * `isDone` accepts every way in which the shop may respond: in place, in a panel, or with the page that the link or
 * form leads to without scripts. It checks what is visible, not internal state.
 *
 * @typedef {object} Action
 * @property {string} title
 * @property {string} path               page of the first action
 * @property {(index: number) => Element | null | undefined} target  element for the first, second and third press
 * @property {(pressed: Element) => unknown} [before]  state right before the press, for `isDone`
 * @property {(before: any) => boolean} isDone
 * @property {(index: number) => Element | null | undefined} [opener]  pressed first if the target is covered on phones
 * @property {string[]} [texts]          typed into the target; the last key is the press
 * @property {boolean} [isChain]         the next action happens on the resulting page
 * @property {number} [settleMs]         pause until effects of the action are gone
 */

/** @type {Record<string, Action>} */
export const actions = {
  add: {
    title: "add to basket",
    path: "/products/4060",
    target: () => probe.first("main form[action='/cart'] button[type=submit]"),
    before: () => probe.count(),
    isDone: (before) =>
      probe.count() > before &&
      (location.pathname === "/cart"
        ? probe.isSeen(probe.first("main h1"))
        : [...document.querySelectorAll("[role=status], [role=dialog], dialog[open]")].some(
            (place) => place.textContent.trim() !== "" && probe.isSeen(place.firstElementChild ?? place),
          )),
    // The message disappears after three seconds.
    settleMs: 3600,
  },
  page: {
    title: "list to product",
    path: "/browse?q=akt",
    target: (index) => probe.all("main h2 a[href^='/products/']")[[0, 1, 5][index]],
    before: (pressed) => new URL(pressed.href).pathname,
    isDone: (path) => probe.isProduct(path),
  },
  related: {
    title: "product to product",
    path: "/products/9272",
    target: () =>
      probe
        .all("main li a[href^='/products/']")
        .find((link) => /^\/products\/[^/]+$/.test(link.pathname) && link.pathname !== location.pathname),
    before: (pressed) => new URL(pressed.href).pathname,
    isDone: (path) => probe.isProduct(path),
    isChain: true,
  },
  panel: {
    title: "basket panel",
    path: "/products/4060",
    target: () => probe.first("header a[href='/cart']"),
    isDone: () =>
      location.pathname === "/cart"
        ? probe.isSeen(probe.first("main h1"))
        : probe.dialogs().some((dialog) => probe.isSeen(dialog.querySelector("li, h3, h2 + p, form"))),
  },
  country: {
    title: "country dialog",
    path: "/products/4060",
    target: () => probe.first("header [data-opens=country] button, header [aria-haspopup=dialog]"),
    isDone: () =>
      location.pathname === "/country"
        ? probe.isSeen(probe.first("main h1"))
        : probe.dialogs().some((dialog) => probe.isSeen(dialog.querySelector("input:not([type=hidden]), select"))),
  },
  figure: {
    title: "figure enlarged",
    path: "/products/4060",
    target: (index) => probe.all("main figure a:has(img)")[index],
    isDone: () =>
      probe
        .dialogs()
        .some((dialog) =>
          [...dialog.querySelectorAll("img")].some(
            (image) => image.complete && image.naturalWidth && probe.isSeen(image),
          ),
        ),
  },
  quickadd: {
    title: "quick add",
    path: "/products/4060",
    target: () => probe.first("header a[href='/cart/quick-add']"),
    isDone: () =>
      location.pathname === "/cart/quick-add"
        ? probe.isSeen(probe.first("main h1"))
        : [...probe.dialogs(), ...document.querySelectorAll("header [role=dialog], header form")].some(
            (place) =>
              !place.matches("[role=search]") && probe.isSeen(place.querySelector("input[name=sku], input[name=code]")),
          ),
  },
  compare: {
    title: "compare toggle",
    path: "/browse?q=akt",
    target: (index) => probe.all("main [aria-label^='Compare ']")[index],
    before: (pressed) => pressed.getAttribute("aria-label"),
    isDone: (label) =>
      location.pathname === "/products/compare"
        ? probe.isSeen(probe.first("main table"))
        : document.querySelector(`main [aria-label="${CSS.escape(label)}"][aria-pressed=true]`) !== null &&
          [...document.querySelectorAll("section, [role=region], aside")].some(
            (place) => place.querySelector("a[href*='productIds=']") && probe.isSeen(place),
          ),
  },
  type: {
    title: "type-ahead",
    path: "/products/4060",
    target: () => probe.first("header input[type=search], header input[role=combobox], header input[name=q]"),
    texts: ["akt", "egf", "erk"],
    before: (pressed) => ({ typed: pressed.value, offered: probe.suggestions() }),
    // Suggestions for the earlier text may still be visible.
    isDone: ({ typed, offered }) =>
      (document.activeElement?.value ?? "").length > typed.length &&
      probe.suggestions() !== offered &&
      probe
        .all("[role=listbox] [role=option]")
        .some(
          (option) => option.textContent.toLowerCase().includes(document.activeElement.value) && probe.isSeen(option),
        ),
  },
  facet: {
    title: "facet ticked",
    path: "/browse",
    opener: () => probe.all("main button").find((button) => button.textContent.trim() === "Filter"),
    // The first value of a group that filters the list.
    target: (index) =>
      probe
        .all("aside fieldset:not(:has(:checked))")
        .map((group) => [...group.querySelectorAll("input[type=checkbox]")].find((box) => probe.narrows(box)))
        .filter((box) => box?.checkVisibility())[index === 0 ? 0 : 1],
    before: () => ({ address: location.search, results: probe.results() }),
    isDone: ({ address, results }) => location.search !== address && probe.results() !== results,
  },
};
