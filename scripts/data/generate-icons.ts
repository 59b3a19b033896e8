/**
 * Writes app/components/icons.svg: the shop's icons, named by meaning, as SVG symbols in one file. Pages reference the
 * symbols, so an icon needs no script and its outline is not repeated in the HTML.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/install.mjs";

/** Icon name in the shop → name in Lucide. */
const icons = {
  sort: "arrow-down-up",
  back: "arrow-left",
  forward: "arrow-right",
  external: "arrow-up-right",
  company: "building-complex",
  check: "check",
  compare: "columns-2",
  down: "chevron-down",
  previous: "chevron-left",
  next: "chevron-right",
  up: "chevron-up",
  problem: "circle-exclamation-point",
  success: "circle-check",
  help: "circle-question-mark",
  history: "clock",
  copy: "copy",
  download: "download",
  document: "file-text",
  protocol: "flask-conical",
  country: "globe",
  figures: "images",
  info: "info",
  cards: "layout-grid",
  filter: "list-filter",
  lock: "lock",
  signOut: "log-out",
  mail: "mail",
  menu: "menu",
  minus: "minus",
  product: "package",
  edit: "pencil",
  phone: "phone",
  plus: "plus",
  print: "printer",
  quote: "quote",
  refresh: "rotate-cw",
  rows: "rows-3",
  search: "search",
  basket: "shopping-basket",
  settings: "sliders-horizontal",
  favourite: "star",
  delete: "trash",
  warning: "triangle-exclamation-point",
  shipping: "truck",
  account: "user",
  video: "video",
  offline: "wifi-off",
  close: "x",
  zoom: "zoom-in",
};

type Values = Readonly<Record<string, string>>;

/** The used part of an icon's module; Lucide has no types for it. */
interface IconModule {
  readonly __iconData?: {
    readonly size: number;
    readonly node: readonly (readonly [element: string, values: Values])[];
  };
}

const attributes = (values: Values) =>
  Object.entries(values)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const symbols = await Promise.all(
  Object.entries(icons).map(async ([id, name]) => {
    const { __iconData: icon }: IconModule = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
    if (!icon) throw new Error(`${name} is an alias; use the icon's own name`);
    const shapes = icon.node.map(([element, values]) => `<${element}${attributes(values)}/>`).join("");
    return `<symbol id="${id}" viewBox="0 0 ${icon.size} ${icon.size}">${shapes}</symbol>`;
  }),
);
const note = "<!-- Lucide icons, ISC license. Written by scripts/data/generate-icons.ts. -->";
writeFileSync(
  join(root, "app/components/icons.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">${note}${symbols.join("")}</svg>\n`,
);
console.log(`${symbols.length} icons`);
