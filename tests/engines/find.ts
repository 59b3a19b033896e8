/**
 * Finds visible elements by role and name or by CSS. The function runs inside the page as text, so it must be
 * self-contained.
 */

/** Text to match: the whole text, or a pattern. White space counts as one space. */
export type Words = string | RegExp;

export interface Target {
  readonly css?: string;
  readonly role?: Role;
  /** Accessible name: the label or the content. */
  readonly name?: Words;
  /** Text that the element contains. */
  readonly text?: Words;
  /** Searches only inside the first element of this target. */
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

/** A target as JSON, with patterns as text. */
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

/** Description for messages. */
export function describeTarget({ css, role, name, text, within }: Target): string {
  const parts = [role ?? css ?? "anything", name && `“${name}”`, text && `with ${text}`, role && css];
  return parts.filter(Boolean).join(" ") + (within ? ` in ${describeTarget(within)}` : "");
}

export type Found = {
  /** Number of visible elements. */
  readonly count: number;
  /** Text of the first one. */
  readonly text: string;
  readonly value: string | null;
  readonly checked: boolean;
  readonly focused: boolean;
  /**
   * Point of the first element that a press would reach, in CSS pixels of the window; null while it is covered or
   * disabled.
   */
  readonly point: { readonly x: number; readonly y: number } | null;
};

/**
 * Runs in the page.
 * @throws before the first paint of the document
 * @param aim scrolls the first element into view, ready for a press
 */
export function find(query: Query, aim: boolean): Found {
  // Firefox reports no first paint if it jumps to a fragment at once. In other cases a late paint is awaited, because a
  // newly started browser may take more than a second for its first page.
  const isLongThere = document.readyState === "complete" && performance.now() > (location.hash ? 1000 : 5000);
  const shows = isLongThere || performance.getEntriesByName("first-contentful-paint").length > 0;
  // Nothing is visible yet, and Firefox drops presses. Measuring at this point would force a layout without styles.
  if (!shows) throw new Error("the document does not show yet");
  // Rules of a sheet that is still loading are empty or cannot be read.
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!sheet?.cssRules.length) throw new Error("the document has no styles yet");
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
  /** Text for screen readers: includes visually hidden text but no hidden text. */
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || /^(script|style|template|noscript)$/i.test(node.tagName)) return "";
    const { display } = getComputedStyle(node);
    // Elements with `display: contents` have no box, but their children do.
    const isThere = display === "contents" || node.checkVisibility();
    if (node.getAttribute("aria-hidden") === "true" || !isThere) return "";
    if (node instanceof HTMLImageElement) return node.alt;
    const inline = display === "contents" || display.startsWith("inline");
    return (inline ? "" : " ") + [...node.childNodes].map(spoken).join("") + (inline ? "" : " ");
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labeled = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const own = element.getAttribute("aria-label") ?? "";
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])].map(spoken).join(" ") : "";
    return squeeze(labeled || own || labels || spoken(element) || element.getAttribute("title") || "");
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
    // For a link broken over several lines, the first line.
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
