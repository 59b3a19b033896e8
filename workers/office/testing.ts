/** A browser without scripts at the office: keeps its cookie, reads forms, and sends them. */
import type { Role } from "@contracts/office/permissions";
import type { OfficeEnv } from "./env";
import office from "./index";

const origin = "http://office.test";

/** Values of a form; a form with files is sent in parts. */
type Sent = Readonly<Record<string, string | File>>;

export interface Seen {
  readonly status: number;
  readonly body: string;
  readonly location: string;
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/**
 * Opens the office, signed in as the demonstration user of a role; null does not sign in.
 * @param over replaces variables of the office
 */
export async function openDesk(role: Role | null, over: Partial<OfficeEnv> = {}) {
  const env = { DEMO: "1", OFFICE_KEY: "demo-office-key", SERVICES_URL: "http://services.test", ...over };
  let cookie = "";

  async function ask(path: string, init: RequestInit = {}): Promise<Seen> {
    const headers = new Headers(init.headers);
    headers.set("cookie", cookie);
    headers.set("host", "office.test");
    const answer = await office.fetch(new Request(origin + path, { ...init, headers, redirect: "manual" }), env);
    const set = answer.headers.get("set-cookie");
    if (set) cookie = set.split(";")[0] ?? "";
    const body = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { status: answer.status, body, location: answer.headers.get("location") ?? "" };
  }
  const get = (path: string) => ask(path);
  const post = (path: string, form: Sent, headers: Record<string, string> = { origin }) => {
    const parts = new FormData();
    for (const [name, value] of Object.entries(form)) parts.append(name, value);
    const hasFile = Object.values(form).some((value) => typeof value !== "string");
    const texts = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]));
    return ask(path, { method: "POST", body: hasFile ? parts : texts, headers });
  };

  /** Fields of an action's form on a page, with their values. */
  function fieldsOf(page: string, action: string): Record<string, string> {
    const [form = ""] = new RegExp(`<form action="[^"]*/${action}"[\\s\\S]*?</form>`).exec(page) ?? [];
    if (form === "") throw new Error(`The page has no form for ${action}.`);
    const fields: Record<string, string> = {};
    for (const [input] of form.matchAll(/<input [^>]*>/g)) {
      const [, name] = /\bname="([^"]*)"/.exec(input) ?? [];
      const [, value = ""] = /\bvalue="([^"]*)"/.exec(input) ?? [];
      const isOff = /type="checkbox"/.test(input) && !/\bchecked\b/.test(input);
      if (name && !isOff) fields[name] = unescaped(value);
    }
    // Browsers drop a line break at the beginning of a text area.
    for (const [, name = "", text = ""] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g))
      fields[name] = unescaped(text.replace(/^\n/, ""));
    for (const [, name = "", options = ""] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
      const [, chosen] = /value="([^"]*)" selected/.exec(options) ?? /value="([^"]*)"/.exec(options) ?? [];
      fields[name] = unescaped(chosen ?? "");
    }
    return fields;
  }
  const formOf = async (address: string, action: string) => fieldsOf((await get(address)).body, action);

  if (role !== null) await post("/sign-in/demonstration", { id: `demo-${role}`, to: "/" });
  const home = role === null ? "" : (await get("/")).body;
  const [, formToken = ""] = /name="form" value="([^"]+)"/.exec(home) ?? [];
  return {
    ...{ ask, get, post, fieldsOf, formOf, formToken },
    /** Fills in and sends the form of an action, as its page shows it. */
    act: async (address: string, action: string, values: Sent) =>
      post(`${address}/${action}`, { ...(await formOf(address, action)), ...values }),
  };
}
