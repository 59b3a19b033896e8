/** A page without scripts: elements by tag, attribute and text. */
import { DomUtils, parseDocument } from "htmlparser2";
import { vi } from "vitest";
import type { Answer, Ask, EdgeShop } from "./edge-shop";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Children = Element["children"];

export interface Part {
  readonly tag: string;
  readonly attribs: Readonly<Record<string, string>>;
  /** Text content with single spaces. */
  readonly text: string;
  /** Descendants with a tag name, optionally with this text. */
  all(tag: string, words?: string | RegExp): Part[];
  /** Descendants with an attribute, optionally with this value. */
  having(attribute: string, value?: string | RegExp): Part[];
}

export interface Page extends Part, Pick<Answer, "status" | "header" | "body"> {
  /** The element with an id; throws if missing. */
  at(id: string): Part;
  readonly main: Part;
}

const matches = (value: string, wanted: string | RegExp | undefined) =>
  wanted === undefined || (typeof wanted === "string" ? value === wanted : wanted.test(value));

function partOf(tag: string, attribs: Readonly<Record<string, string>>, children: Children): Part {
  const found = (test: (element: Element) => boolean) =>
    DomUtils.findAll(test, children).map((element) => partOf(element.name, element.attribs, element.children));
  return {
    tag,
    attribs,
    text: DomUtils.innerText(children).replace(/\s+/g, " ").trim(),
    all: (name, words) => found((element) => element.name === name).filter(({ text }) => matches(text, words)),
    having: (attribute, value) =>
      found(({ attribs: { [attribute]: own } }) => own !== undefined && matches(own, value)),
  };
}

/**
 * Retries while a service is unavailable, because a runtime that has just started on a busy machine may exceed its own
 * timeouts.
 */
export function askReady(shop: Pick<EdgeShop, "ask">, path: string, ask: Ask = {}): Promise<Answer> {
  return vi.waitUntil(
    async () => {
      const answer = await shop.ask(path, ask);
      return answer.status !== 503 && answer;
    },
    { timeout: 40_000, interval: 500 },
  );
}

/** Reads a document, and retries on 503. */
export async function readPage(shop: Pick<EdgeShop, "ask">, path: string, ask: Ask = {}): Promise<Page> {
  return pageOf(await askReady(shop, path, ask), path);
}

/** Parses a response, for example to a form. */
export function pageOf({ status, header, body }: Pick<Answer, "status" | "header" | "body">, path = "the page"): Page {
  const document = partOf("", {}, parseDocument(body).children);
  const first = ([part]: readonly Part[], what: string) => {
    if (!part) throw new Error(`${path} has no ${what} (status ${status})`);
    return part;
  };
  return {
    ...document,
    status,
    header,
    body,
    at: (id) => first(document.having("id", id), `#${id}`),
    get main() {
      return first(document.all("main"), "main");
    },
  };
}

/** Cookies of a visitor who has chosen country and language; only for the global shop. */
export function inMarket(country: string, language?: "en" | "jp" | "cn"): Ask {
  const chosen = `country=${country === "US" ? "USA" : country}`;
  return { headers: { cookie: language ? `${chosen}; language=${language}` : chosen } };
}
