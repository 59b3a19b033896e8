/** Renders a mail request to HTML and text, with links to the storefront of its language. */
import { locales } from "@contracts/languages";
import type { MailItems, MailLanguage, MailRequest } from "@contracts/mail";
import {
  mainRegion,
  type Region,
  regionNames,
  regions,
  type StorefrontVariable,
  storefrontVariable,
} from "@contracts/regions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { choosesLanguage } from "@domain/market/region-rules";
import { languageParameter } from "@domain/market/resolve-market";
import { mailTexts } from "./mail-texts";

interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly href: string }[];
  /** Null for a transactional mail. */
  readonly unsubscribe: string | null;
}

type StorefrontAddresses = Readonly<Record<StorefrontVariable, string>> & { readonly OFFICE_URL?: string };

/** Origin of a region's storefront. */
const originOf = (region: Region, env: StorefrontAddresses): string =>
  env[storefrontVariable(region)].replace(/\/$/, "");

/** Origin of the storefront whose first language this is, where its readers have their accounts. */
function storefrontOf(language: MailLanguage, env: StorefrontAddresses): string {
  const home = regionNames.find((region) => regions[region].languages[0] === language);
  return originOf(home ?? mainRegion, env);
}

/** A path that the shop shows in the mail's language, also if the reader has chosen another. */
function inLanguage(path: string, language: MailLanguage, region: Region | undefined): string {
  if (!region || !choosesLanguage(region)) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${languageParameter}=${locales[language].code}`;
}

interface Parts {
  readonly heading: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  readonly items: MailItems | null;
  readonly facts: readonly (readonly [string, string])[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly notes: readonly string[];
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly aside: string | null;
}

export function renderMail(request: MailRequest, env: StorefrontAddresses): RenderedMail {
  const texts = mailTexts[request.language];
  const origin = storefrontOf(request.language, env);
  if (request.template === "message") {
    const {
      subject,
      heading,
      paragraphs,
      items = null,
      facts,
      action,
      links = [],
      attachments = [],
      notes = [],
      unsubscribe,
      region,
      site,
    } = request.data;
    const storefront = region ? originOf(region, env) : origin;
    const shop = site === "office" ? (env.OFFICE_URL ?? storefront) : storefront;
    const link = action ? { label: action.label, href: shop + action.path } : null;
    const mail = render(request.language, subject, {
      ...{ heading, greeting: null, paragraphs, items, facts, notes, action: link, aside: null },
      links: links.map(({ label, path }) => ({ label, href: shop + inLanguage(path, request.language, region) })),
    });
    const files = attachments.map(({ name, path }) => ({ name, href: shop + path }));
    return { ...mail, attachments: files, unsubscribe: unsubscribe === undefined ? null : shop + unsubscribe };
  }
  const { subject, heading, paragraphs, action, aside } = texts.templates[request.template];
  const { person, path, region } = request.data;
  return render(request.language, subject, {
    heading,
    greeting: texts.greeting(person),
    paragraphs,
    ...{ items: null, facts: [], links: [], notes: [] },
    action: { label: action, href: (region ? originOf(region, env) : origin) + path },
    aside,
  });
}

function render(language: MailLanguage, subject: string, parts: Parts): RenderedMail {
  return {
    subject: subject.replace(/[\r\n]+/g, " "),
    html: htmlPart(language, subject, parts),
    text: textPart(language, parts),
    attachments: [],
    unsubscribe: null,
  };
}

/** Inline styles, because mail programs require them. */
function htmlPart(language: MailLanguage, subject: string, parts: Parts): string {
  const { lang, closing, footer, addressNote } = mailTexts[language];
  const paragraph = (text: string | null): SafeHtml[] =>
    text === null ? [] : [html`<p style="margin:0 0 16px">${text}</p>`];
  const button = parts.action
    ? html`<p style="margin:24px 0"><a href="${parts.action.href}" style="display:inline-block;padding:12px 20px;background:#1d4f91;color:#ffffff;text-decoration:none;border-radius:4px;font-weight:600">${parts.action.label}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4a5560">${addressNote}<br><a href="${parts.action.href}" style="color:#1d4f91;word-break:break-all">${parts.action.href}</a></p>`
    : html``;
  const facts = parts.facts.map(
    ([name, value]) =>
      html`<tr><th scope="row" align="left" style="padding:4px 16px 4px 0;font-weight:600;vertical-align:top">${name}</th><td style="padding:4px 0">${value}</td></tr>`,
  );
  const table =
    facts.length > 0
      ? html`<table style="border-collapse:collapse;margin:0 0 16px">${markup(joined(facts))}</table>`
      : html``;
  return html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f6f7f8;color:#1b2127;font-family:'Source Sans 3','Helvetica Neue',Arial,'Hiragino Sans','Noto Sans CJK JP','PingFang SC','Microsoft YaHei',sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:#1d4f91">Benchside</p>
<div style="background:#ffffff;border:1px solid #d9dee3;border-radius:6px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${parts.heading}</h1>
${markup(joined([parts.greeting, ...parts.paragraphs].flatMap(paragraph)))}${markup(parts.items ? itemsTable(parts.items) : html``)}${markup(table)}${markup(button)}${markup(joined(parts.links.map(linkLine)))}${markup(joined(parts.notes.map(smallPrint)))}${markup(joined(paragraph(parts.aside)))}<p style="margin:24px 0 0">${closing}</p>
</div>
<p style="margin:16px 0 0;font-size:13px;color:#4a5560">${footer}</p>
</div>
</body>
</html>`;
}

const linkLine = ({ label, href }: Parts["links"][number]): SafeHtml =>
  html`<p style="margin:0 0 12px"><a href="${href}" style="color:#1d4f91">${label}</a></p>
`;
const smallPrint = (text: string): SafeHtml =>
  html`<p style="margin:0 0 8px;font-size:14px;color:#4a5560">${text}</p>
`;

const cell = "padding:6px 12px 6px 0;border-top:1px solid #d9dee3;vertical-align:top";
const number =
  "padding:6px 0 6px 12px;border-top:1px solid #d9dee3;vertical-align:top;text-align:right;white-space:nowrap";

function itemsTable({ head, rows, more, amounts }: MailItems): SafeHtml {
  const [product, ...numbers] = head;
  const heads = numbers.map((text) => html`<th scope="col" style="${number};font-weight:600">${text}</th>`);
  const lines = rows.map(
    ({ name, details, quantity, price, total }) =>
      html`<tr><td style="${cell}">${name}${markup(joined(details.map((text) => html`<br><span style="font-size:14px;color:#4a5560">${text}</span>`)))}</td><td style="${number}">${quantity}</td><td style="${number}">${price}</td><td style="${number}">${total}</td></tr>
`,
  );
  const sums = (amounts ?? []).map(
    ([name, value]) =>
      html`<tr><th scope="row" colspan="3" align="right" style="padding:4px 0;font-weight:600">${name}</th><td style="padding:4px 0 4px 12px;text-align:right;white-space:nowrap">${value}</td></tr>
`,
  );
  const rest = more === undefined ? html`` : html`<p style="margin:0 0 16px">${more}</p>`;
  return html`<table style="border-collapse:collapse;width:100%;margin:0 0 16px"><thead><tr><th scope="col" align="left" style="${cell};font-weight:600">${product}</th>${markup(joined(heads))}</tr></thead><tbody>${markup(joined(lines))}</tbody><tfoot>${markup(joined(sums))}</tfoot></table>${markup(rest)}`;
}

const joined = (parts: readonly SafeHtml[]): SafeHtml =>
  parts.reduce((whole, part) => html`${markup(whole)}${markup(part)}`, html``);

/** Full-width colons contain the space that follows them. */
const colons: Readonly<Record<MailLanguage, string>> = { en: ": ", jp: "：", cn: "：" };

function textPart(language: MailLanguage, parts: Parts): string {
  const { closing, footer } = mailTexts[language];
  const colon = colons[language];
  const action = parts.action ? [`${parts.action.label}\n${parts.action.href}`] : [];
  const facts =
    parts.facts.length > 0 ? [parts.facts.map(([name, value]) => `${name}${colon}${value}`).join("\n")] : [];
  const items = parts.items ? [itemsText(parts.items, colon)] : [];
  const links = parts.links.map(({ label, href }) => `${label}\n${href}`);
  const blocks = [
    ...[parts.heading, parts.greeting, ...parts.paragraphs, ...items, ...facts, ...action],
    ...[...links, ...parts.notes, parts.aside, closing],
  ];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n\n-- \n${footer}\n`;
}

function itemsText({ rows, more, amounts }: MailItems, colon: string): string {
  const lines = rows.map(({ name, details, quantity, price, total }) => {
    const amount = price === "" ? "" : `${colon}${price} → ${total}`;
    return [`${quantity} × ${name}${amount}`, ...details.map((text) => `    ${text}`)].join("\n");
  });
  const sums = (amounts ?? []).map(([name, value]) => `${name}${colon}${value}`);
  return [...lines, ...(more === undefined ? [] : [more]), ...(sums.length > 0 ? ["", ...sums] : [])].join("\n");
}
