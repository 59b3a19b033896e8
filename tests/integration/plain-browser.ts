/** A browser without scripts and layout: keeps cookies by host, follows redirects and links, submits forms. */
import type { EdgeShop } from "./edge-shop";
import { askReady, type Page, type Part, pageOf } from "./read-page";

export interface PlainPage extends Page {
  readonly url: URL;
}

export interface PlainBrowser {
  /** @param address a path of the main host, or a whole address of any host of the shop */
  goto(address: string): Promise<PlainPage>;
  /** Follows a link. */
  follow(link: Part | undefined): Promise<PlainPage>;
  /**
   * Submits a form with its current values and some changes.
   * @param button the pressed one, which may have a value or an address
   */
  submit(form: Part | undefined, fields?: Fields, button?: Part): Promise<PlainPage>;
  /** Value of a cookie; null if the host has set none. */
  cookie(name: string, host?: string): string | null;
  setCookie(name: string, value: string, host?: string): void;
  /** Posts fields without a page, and does not follow a redirect. */
  post(address: string, fields: Fields): Promise<PlainPage>;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

const maxRedirects = 5;

/** @param headers of every request, for example the region set by the platform */
export function plainBrowser(
  shop: Pick<EdgeShop, "ask" | "port">,
  headers: Readonly<Record<string, string>> = {},
): PlainBrowser {
  const home = `http://localhost:${shop.port}`;
  const jars = new Map<string, Map<string, string>>();
  let current = new URL(home);
  let shown: PlainPage | null = null;

  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  interface Sent {
    readonly method?: string;
    readonly body?: string;
  }

  async function send(address: URL, ask: Sent = {}): Promise<PlainPage> {
    const jar = jarOf(address.hostname);
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await askReady(shop, address.pathname + address.search, {
      ...ask,
      host: address.hostname,
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        ...(ask.body !== undefined && {
          origin: address.origin,
          "content-type": "application/x-www-form-urlencoded",
        }),
      },
    });
    for (const line of answer.setCookies) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (value === "" || /;\s*max-age=0\b/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return Object.assign(pageOf(answer, address.href), { url: address });
  }

  /** Sends a request and follows its redirects; 307 sends the form again. */
  async function land(address: URL, ask: Sent = {}): Promise<PlainPage> {
    let page = await send(address, ask);
    for (let step = 0; step < maxRedirects; step += 1) {
      const location = page.header("location");
      if (page.status < 300 || page.status >= 400 || location === "") {
        current = page.url;
        shown = page;
        return page;
      }
      page = await send(new URL(location, page.url), page.status === 307 ? ask : {});
    }
    throw new Error(`${page.url} redirects too often`);
  }

  const browser: PlainBrowser = {
    goto: (address) => land(new URL(address, home)),
    follow: (link) => land(new URL(linkOf(link), current)),
    submit(form, changed = {}, button) {
      if (!form) throw new Error(`there is no such form at ${current}`);
      const query = new URLSearchParams();
      const given = { ...controlsOf(form, shown), ...(button && pressedValue(button)), ...changed };
      for (const [name, values] of Object.entries(given))
        for (const value of [values].flat()) query.append(name, value);
      const target = new URL(button?.attribs.formaction ?? form.attribs.action ?? "", current);
      if (form.attribs.method?.toLowerCase() === "post") return land(target, { method: "POST", body: `${query}` });
      target.search = `${query}`;
      return land(target);
    },
    post(address, fields) {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value);
      return send(new URL(address, home), { method: "POST", body: `${body}` });
    },
    cookie: (name, host = "localhost") => jarOf(host).get(name) ?? null,
    setCookie: (name, value, host = "localhost") => void jarOf(host).set(name, value),
  };
  return browser;
}

function linkOf(link: Part | undefined): string {
  const href = link?.attribs.href;
  if (href === undefined) throw new Error(`there is no such link: ${link?.text}`);
  return href;
}

const pressedValue = ({ attribs: { name, value = "" } }: Part) => (name ? { [name]: value } : {});

/**
 * Values that a browser submits with a form: its fields, and fields elsewhere on the page with its id in their `form`
 * attribute.
 */
function controlsOf(form: Part, page: Part | null): Record<string, string[]> {
  const sent: Record<string, string[]> = {};
  const elsewhere = form.attribs.id ? (page?.having("form", form.attribs.id) ?? []) : [];
  const inputs = [...form.all("input"), ...elsewhere.filter(({ tag }) => tag === "input")];
  const add = (name: string | undefined, value: string) => {
    if (name) sent[name] = [...(sent[name] ?? []), value];
  };
  for (const { attribs } of inputs) {
    if (attribs.disabled !== undefined || ["submit", "image", "file"].includes(attribs.type ?? "")) continue;
    const isSwitch = attribs.type === "checkbox" || attribs.type === "radio";
    if (!isSwitch || attribs.checked !== undefined) add(attribs.name, attribs.value ?? (isSwitch ? "on" : ""));
  }
  for (const { attribs, text } of form.all("textarea")) add(attribs.name, text);
  for (const select of form.all("select")) {
    const options = select.all("option");
    const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0];
    if (chosen) add(select.attribs.name, chosen.attribs.value ?? chosen.text);
  }
  return sent;
}
