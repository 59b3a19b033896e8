/**
 * Finds what a person sees in a page, by role and name or by CSS. The function runs inside of the page, as text: it
 * refers to nothing outside of itself.
 */

/** Text to be found: the whole of it, or a pattern. White space counts as one blank. */
export type Words = string | RegExp;

export interface Target {
  readonly css?: string;
  readonly role?: Role;
  /** What the element is called: its label, or what it says. */
  readonly name?: Words;
  /** What the element contains. */
  readonly text?: Words;
  /** Looks only inside of the first element that this finds. */
  readonly within?: Target;
}

export type Role =
  | "alert"
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "heading"
  | "link"
  | "listitem"
  | "option"
  | "radio"
  | "region"
  | "row"
  | "searchbox"
  | "status"
  | "textbox";

/** A target as JSON: patterns are texts. */
export type Query = {
  readonly css?: string;
  readonly role?: Role;
  readonly name?: WordsQuery;
  readonly text?: WordsQuery;
  readonly within?: Query;
};
type WordsQuery = { readonly exact: string } | { readonly pattern: string; readonly flags: string };

const words = (text: Words): WordsQuery =>
  typeof text === "string" ? { exact: text } : { pattern: text.source, flags: text.flags };

export function queryOf({ css, role, name, text, within }: Target): Query {
  return {
    css,
    role,
    name: name === undefined ? undefined : words(name),
    text: text === undefined ? undefined : words(text),
    within: within && queryOf(within),
  };
}

/** For messages. */
export function describeTarget({ css, role, name, text, within }: Target): string {
  const parts = [role ?? css ?? "anything", name && `“${name}”`, text && `with ${text}`, role && css];
  return parts.filter(Boolean).join(" ") + (within ? ` in ${describeTarget(within)}` : "");
}

export type Found = {
  /** Elements that are there to be seen. */
  readonly count: number;
  /** Of the first of them. */
  readonly text: string;
  readonly value: string | null;
  readonly checked: boolean;
  readonly focused: boolean;
  /**
   * A point of the first one that a press would reach, in CSS pixels of the window; null while something covers it and while
   * it is disabled: nobody presses what is grey.
   */
  readonly point: { readonly x: number; readonly y: number } | null;
};

/**
 * Runs in the page.
 * @throws before the document shows
 * @param aim makes ready for a press: brings the first one into the window when it is not there
 */
export function find(query: Query, aim: boolean): Found {
  // Firefox tells of no first paint where it goes to a part of a page at once. Elsewhere one that is late is waited for: a
  // browser that has just been started may take more than a second for its first page.
  const isLongThere = document.readyState === "complete" && performance.now() > (location.hash ? 1000 : 5000);
  const shows = isLongThere || performance.getEntriesByName("first-contentful-paint").length > 0;
  // Nobody sees it, and Firefox drops presses on it. Asked where something is, it would lay the page out without its styles.
  if (!shows) throw new Error("the document does not show yet");
  const selectors: Record<string, string> = {
    alert: "[role=alert]",
    button: "button, summary, [role=button], input[type=submit]",
    checkbox: "input[type=checkbox], [role=checkbox]",
    combobox: "[role=combobox], select",
    dialog: "dialog, [role=dialog]",
    heading: "h1, h2, h3, h4, h5, h6",
    link: "a[href]:not([role=button])",
    listitem: "li",
    option: "[role=option]",
    radio: "input[type=radio]",
    region: "section, [role=region]",
    row: "tr",
    searchbox: "input[type=search]",
    status: "[role=status], output",
    textbox: "textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=tel], [type=search])",
  };
  const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Text with what only screen readers get, without what nobody gets. */
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || /^(script|style|template|noscript)$/i.test(node.tagName)) return "";
    const { display } = getComputedStyle(node);
    // What has no box of its own is not visible by itself, and what is inside of it is.
    const isThere = display === "contents" || node.checkVisibility();
    if (node.getAttribute("aria-hidden") === "true" || !isThere) return "";
    if (node instanceof HTMLImageElement) return node.alt;
    const inline = display === "contents" || display.startsWith("inline");
    return (inline ? "" : " ") + [...node.childNodes].map(spoken).join("") + (inline ? "" : " ");
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const own = element.getAttribute("aria-label") ?? "";
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])].map(spoken).join(" ") : "";
    return squeeze(labelled || own || labels || spoken(element) || element.getAttribute("title") || "");
  };
  const says = (text: string, wanted: WordsQuery | undefined) => {
    if (wanted === undefined) return true;
    return "exact" in wanted
      ? squeeze(text) === wanted.exact
      : new RegExp(wanted.pattern, wanted.flags).test(squeeze(text));
  };
  const all = ({ css, role, name, text, within }: Query): Element[] => {
    const root: Pick<Document, "querySelectorAll"> | undefined = within ? all(within)[0] : document;
    const candidates = [...(root?.querySelectorAll(role ? (selectors[role] ?? "*") : (css ?? "*")) ?? [])];
    return candidates.filter(
      (element) =>
        (!role || !css || element.matches(css)) &&
        (isShown(element) || (element instanceof HTMLInputElement && [...(element.labels ?? [])].some(isShown))) &&
        (name === undefined || says(nameOf(element), name)) &&
        (text === undefined || says(spoken(element), text)),
    );
  };
  const matches = all(query);
  const [first] = matches;
  if (!first) return { count: 0, text: "", value: null, checked: false, focused: false, point: null };
  const pointOf = (element: Element) => {
    // Of a link that is broken into lines, the first line.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const inside = point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
    const hit = inside ? document.elementFromPoint(point.x, point.y) : null;
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const reached = hit !== null && [element, ...labels].some((one) => one.contains(hit) || hit.contains(one));
    return reached ? point : null;
  };
  const pressable = (element: Element) => {
    if (element.matches(":disabled, [aria-disabled=true]")) return null;
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    for (const one of [element, ...labels]) {
      const point = isShown(one) ? pointOf(one) : null;
      if (point) return point;
    }
    return null;
  };
  if (aim && !pressable(first)) {
    const shown = isShown(first) ? first : ((first as HTMLInputElement).labels?.[0] ?? first);
    shown.scrollIntoView({ block: "center", behavior: "instant" });
  }
  return {
    count: matches.length,
    text: squeeze(spoken(first)),
    value: "value" in first ? String((first as HTMLInputElement).value) : null,
    checked: first instanceof HTMLInputElement && first.checked,
    focused: document.activeElement === first,
    point: aim ? pressable(first) : null,
  };
}
