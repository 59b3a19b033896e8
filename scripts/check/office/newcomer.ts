/**
 * Simulates a person without scripts in a local shop or its office, who follows links by their text, fills in forms by
 * their labels and presses buttons. This class uses only what a person can see on the page.
 */
import { request } from "node:http";
import { DomUtils, parseDocument } from "htmlparser2";
import { words } from "./visible-text.ts";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface TypedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Typed values by field label; true and false set checkboxes. */
export type Typed = Readonly<Record<string, string | boolean | TypedFile>>;

const fits = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === "string" ? text === wanted : wanted.test(text);
const longestWait = 30_000;

export class Newcomer {
  /** Address of the current page. */
  #at: URL;
  readonly #cookies = new Map<string, string>();
  #root: Element[] = [];
  status = 0;
  /** Media type of the last response. */
  type = "";
  bytes: Uint8Array = new Uint8Array();

  constructor(origin: string) {
    this.#at = new URL(origin);
  }

  /** Path and query of the current page. */
  get path(): string {
    return this.#at.pathname + this.#at.search;
  }

  /** Text of the page, or of a file received in its place. */
  get text(): string {
    return this.type.includes("html") ? this.#root.map(words).join(" ").trim() : Buffer.from(this.bytes).toString();
  }

  has(wanted: string | RegExp): boolean {
    return typeof wanted === "string" ? this.text.includes(wanted) : wanted.test(this.text);
  }

  /** @throws Error unless the page contains this text */
  expect(wanted: string | RegExp): void {
    if (!this.has(wanted))
      throw new Error(`${this.path} does not contain ${wanted}: ${this.#problems() || this.text.slice(0, 300)}`);
  }

  /** Opens an address that the person received, such as a link in an email. */
  open(path: string): Promise<void> {
    return this.#ask("GET", path);
  }

  /** Follows the first link with this text, preferably inside the page's main element. */
  async link(wanted: string | RegExp): Promise<void> {
    const links = [...this.#all("a", this.#all("main")), ...this.#all("a")];
    const found = links.find((link) => fits(words(link), wanted));
    if (!found) throw new Error(`${this.path} has no link ${wanted}`);
    await this.#ask("GET", found.attribs.href ?? "");
  }

  /** Opens the first record of a list. */
  async first(): Promise<void> {
    const [row] = this.#all("a", this.#all("tbody"));
    if (!row) throw new Error(`${this.path} lists nothing`);
    await this.#ask("GET", row.attribs.href ?? "");
  }

  /** Matches of a pattern in the page's text, without duplicates. */
  words(pattern: RegExp): string[] {
    return [...new Set([...this.text.matchAll(pattern)].map((match) => match[1] ?? match[0]))];
  }

  /** Addresses of the links with this text. */
  links(wanted: RegExp): string[] {
    return this.#all("a")
      .filter((link) => wanted.test(words(link)))
      .map((link) => link.attribs.href ?? "");
  }

  /** True if a field has this label. */
  offers(label: string): boolean {
    return this.#all("label").some((each) => words(each) === label);
  }

  /** Labels of the fields of a form. */
  labels(form: string): string[] {
    return this.#all("label", [this.#form(form)]).map(words);
  }

  /** Applies a new filter to a list, after removing the previous one. */
  async find(typed: Typed): Promise<void> {
    const { pathname, search } = new URL(this.path, this.#at);
    if (search !== "") await this.open(pathname);
    await this.send("Find", typed);
  }

  /** Fills in a form and submits it; the shop may reject it. */
  async send(name: string | RegExp, typed: Typed = {}): Promise<void> {
    const form = this.#form(name);
    const entries = this.#entries(form, typed);
    const button = this.#of(form, "button").find((each) => fits(words(each), name));
    if (button?.attribs.name) entries.push([button.attribs.name, button.attribs.value ?? ""]);
    const target = button?.attribs.formaction ?? form.attribs.action ?? this.path;
    if (form.attribs.method?.toLowerCase() !== "post") {
      const query = new URLSearchParams(
        entries.flatMap(([field, value]) => (typeof value === "string" ? [[field, value]] : [])),
      );
      return this.#ask("GET", `${new URL(target, this.#at).pathname}?${query}`);
    }
    const data = new FormData();
    for (const [field, value] of entries) {
      if (typeof value === "string") data.append(field, value.replaceAll(/\r?\n/g, "\r\n"));
      else data.append(field, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name);
    }
    const isMultipart = form.attribs.enctype === "multipart/form-data";
    const plain = new URLSearchParams(
      entries.map(([field, value]) => [field, typeof value === "string" ? value : value.name]),
    );
    const body = new Response(isMultipart ? data : plain);
    await this.#ask("POST", target, new Uint8Array(await body.arrayBuffer()), body.headers.get("content-type") ?? "");
  }

  /**
   * Fills in the form of an action and submits it.
   * @throws Error if the shop rejects it
   */
  async do(name: string, typed: Typed = {}): Promise<void> {
    await this.send(name, typed);
    if (!this.path.includes("done="))
      throw new Error(`“${name}” was refused: ${this.#problems() || this.text.slice(0, 300)}`);
  }

  #all(tag: string, within: readonly Element[] = this.#root): Element[] {
    return DomUtils.getElementsByTagName(tag, [...within]);
  }

  #problems(): string {
    const wrong = DomUtils.findAll(({ attribs }) => "aria-invalid" in attribs, this.#root);
    const notes = new Set(wrong.flatMap(({ attribs }) => (attribs["aria-describedby"] ?? "").split(" ")));
    const marked = ({ attribs }: Element) =>
      /\b(?:problem|alarm)\b/.test(attribs.class ?? "") || attribs.role === "alert" || notes.has(attribs.id ?? " ");
    return DomUtils.findAll(marked, this.#root).map(words).join(" | ").slice(0, 400);
  }

  /**
   * Elements with a tag inside a form, and those elsewhere on the page with the form's id in their `form` attribute.
   */
  #of(form: Element, tag: string): Element[] {
    const { id } = form.attribs;
    const elsewhere = id ? this.#all(tag).filter((element) => element.attribs.form === id) : [];
    return [...new Set([...this.#all(tag, [form]), ...elsewhere])];
  }

  #form(name: string | RegExp): Element {
    const forms = this.#all("form");
    const named = forms.find((form) => fits(form.attribs["aria-label"] ?? "", name));
    const found = named ?? forms.find((form) => this.#of(form, "button").some((button) => fits(words(button), name)));
    if (found) return found;
    const names = forms.flatMap((form) => [form.attribs["aria-label"] ?? "", ...this.#of(form, "button").map(words)]);
    throw new Error(`${this.path} has no form ${name}, only ${[...new Set(names)].join(", ")}`);
  }

  /** Names and values that a browser would send after the person typed. */
  #entries(form: Element, typed: Typed): [string, string | TypedFile][] {
    const labels = new Map(
      this.#all("label").flatMap((label) => (label.attribs.for ? [[label.attribs.for, words(label)]] : [])),
    );
    const left = new Set(Object.keys(typed));
    const entries: [string, string | TypedFile][] = [];
    for (const field of ["input", "select", "textarea"].flatMap((tag) => this.#of(form, tag))) {
      const { name, id = "", type = "", value = "", maxlength } = field.attribs;
      if (!name || type === "submit") continue;
      const wrapping = DomUtils.findOne(
        (each) => each.name === "label" && this.#all(field.name, [each]).includes(field),
        this.#root,
      );
      const named = labels.get(id) ?? field.attribs["aria-label"] ?? (wrapping ? words(wrapping) : "");
      const label = named.replace(/ \(optional\)$/, "");
      const given = type === "hidden" ? undefined : typed[label];
      if (given !== undefined) left.delete(label);
      if (type === "file")
        entries.push([
          name,
          typeof given === "object" ? given : { name: "", type: "application/octet-stream", bytes: new Uint8Array() },
        ]);
      else if (type === "radio") {
        const isPressed =
          given === true || (field.attribs.checked !== undefined && !entries.some(([other]) => other === name));
        const others = entries.filter(([other]) => other !== name);
        if (isPressed) entries.splice(0, entries.length, ...others, [name, value]);
      } else if (type === "checkbox") {
        if (given ?? field.attribs.checked !== undefined) entries.push([name, value || "on"]);
      } else {
        const shown = field.name === "select" ? this.#choice(field, label, given) : (given ?? this.#value(field));
        if (typeof shown !== "string") throw new Error(`“${label}” needs text`);
        if (shown.length > Number(maxlength ?? Number.POSITIVE_INFINITY))
          throw new Error(`“${label}” takes ${maxlength} characters`);
        entries.push([name, shown]);
      }
    }
    if (left.size > 0)
      throw new Error(
        `${this.path} has no field ${[...left].join(", ")}, only ${this.#all("label", [form]).map(words).join(", ")}`,
      );
    return entries;
  }

  #value(field: Element): string {
    // Browsers drop a leading line break in a textarea.
    return field.name === "textarea" ? DomUtils.textContent(field).replace(/^\n/, "") : (field.attribs.value ?? "");
  }

  #choice(field: Element, label: string, given: Typed[string] | undefined): string {
    const options = this.#all("option", [field]);
    const chosen =
      given === undefined
        ? (options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0])
        : (options.find((option) => words(option) === given) ??
          options.find((option) => words(option).includes(String(given))));
    if (!chosen) throw new Error(`“${label}” offers ${options.map(words).join(", ").slice(0, 200)}, not ${given}`);
    return chosen.attribs.value ?? words(chosen);
  }

  async #ask(method: "GET" | "POST", target: string, body?: Uint8Array, type = ""): Promise<void> {
    let url = new URL(target, this.#at);
    let answer = await this.#send(method, url, body, type);
    for (let step = 0; step < 6 && answer.location !== null; step += 1) {
      url = new URL(answer.location, url);
      answer = await this.#send("GET", url);
    }
    if (answer.status >= 500) throw new Error(`${answer.status} ${url.pathname}`);
    this.status = answer.status;
    this.type = answer.type;
    this.bytes = answer.bytes;
    // The file is saved, and the page stays open.
    if (!answer.type.includes("html")) return;
    this.#at = url;
    this.#root = parseDocument(answer.bytes.toString()).children as Element[];
  }

  #send(method: string, url: URL, body?: Uint8Array, type = "") {
    const headers = {
      host: url.host,
      cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; "),
      ...(body && { origin: url.origin, "content-type": type, "content-length": String(body.byteLength) }),
    };
    return new Promise<{ status: number; location: string | null; type: string; bytes: Buffer }>((resolve, reject) => {
      // Names below "localhost" need not resolve.
      const sent = request(
        { host: "127.0.0.1", port: url.port, path: url.pathname + url.search, method, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", reject);
          answer.on("end", () => {
            for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
            const status = answer.statusCode ?? 0;
            const location = status >= 300 && status < 400 ? (answer.headers.location ?? null) : null;
            resolve({ status, location, type: answer.headers["content-type"] ?? "", bytes: Buffer.concat(parts) });
          });
        },
      );
      sent.setTimeout(longestWait, () => sent.destroy(new Error(`${url.pathname} did not respond`)));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /;\s*max-age=0\b/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
