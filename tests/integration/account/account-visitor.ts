/** A browser without scripts: keeps cookies, submits forms, and follows redirects on request. */
import { formTokenField } from "@domain/human-check/assessment";
import { agedHumanCheck } from "../../factories/form-token";
import type { Answer, EdgeShop, Host } from "../edge-shop";

export interface AccountVisitor {
  readonly cookies: ReadonlyMap<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Submits a form ten seconds after the page was opened, with the page's hidden fields. */
  submit(path: string, fields: Record<string, string>, options?: SubmitOptions): Promise<Answer>;
  /** Submits a form with files, unchanged. */
  upload(path: string, form: FormData): Promise<Answer>;
}

interface SubmitOptions {
  /** Page with the form; by default the form's own address. */
  readonly from?: string;
  /** Value of `intent` that identifies one of several forms on the page. */
  readonly containing?: string;
}

export function accountVisitor(shop: EdgeShop, host: Host = "localhost"): AccountVisitor {
  const cookies = new Map<string, string>();
  const origin = `http://${host}:${shop.port}`;
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (answer: Answer): Answer => {
    for (const line of answer.setCookies) {
      const [pair = ""] = line.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(pair.indexOf("=") + 1);
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const get = async (path: string, headers: Record<string, string> = {}) =>
    keep(await shop.ask(path, { host, headers: { cookie: header(), ...headers } }));
  return {
    cookies,
    get,
    async submit(path, fields, { from = path, containing } = {}) {
      const page = await get(from);
      const [address] = path.split("?");
      const forms = formsIn(page.body).filter(({ markup }) => !containing || markup.includes(containing));
      const form =
        forms.find(({ action }) => action === address) ?? forms.find(({ action }) => action.split("?")[0] === address);
      const check = form?.hidden[formTokenField];
      const aged = check && { [formTokenField]: await agedHumanCheck(check) };
      const body = new URLSearchParams({ ...form?.hidden, ...aged, ...fields }).toString();
      const headers = { cookie: header(), origin, "content-type": "application/x-www-form-urlencoded" };
      return keep(await shop.ask(path, { host, method: "POST", headers, body }));
    },
    async upload(path, form) {
      const encoded = new Response(form);
      const body = new Uint8Array(await encoded.arrayBuffer());
      const headers = { cookie: header(), origin, "content-type": encoded.headers.get("content-type") ?? "" };
      return keep(await shop.ask(path, { host, method: "POST", headers, body }));
    },
  };
}

interface FoundForm {
  readonly action: string;
  readonly markup: string;
  readonly hidden: Record<string, string>;
}

function formsIn(html: string): FoundForm[] {
  return [...html.matchAll(/<form\b[^>]*\baction="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(
    ([, action = "", markup = ""]) => {
      const hidden = [...markup.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
        /\bname="([^"]*)"/.exec(input)?.[1] ?? "",
        textOf(/\bvalue="([^"]*)"/.exec(input)?.[1] ?? ""),
      ]);
      return { action: textOf(action), markup, hidden: Object.fromEntries(hidden) };
    },
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Visible text of a page. */
export const textOf = (html: string): string =>
  html.replace(/<!--.*?-->/gs, "").replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "");
