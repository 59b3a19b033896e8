/** Renders a mail request to HTML and text, with links to the storefront of its language. */
import type { MailLanguage, MailRequest } from "@contracts/mail";
import {
  mainRegion,
  type Region,
  regionNames,
  regions,
  type StorefrontVariable,
  storefrontVariable,
} from "@contracts/regions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { mailTexts } from "./mail-texts";

interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

type StorefrontAddresses = Readonly<Record<StorefrontVariable, string>>;

/** Origin of a region's storefront. */
const originOf = (region: Region, env: StorefrontAddresses): string =>
  env[storefrontVariable(region)].replace(/\/$/, "");

/** Origin of the storefront whose first language this is. Its readers have their accounts there. */
function storefrontOf(language: MailLanguage, env: StorefrontAddresses): string {
  const home = regionNames.find((region) => regions[region].languages[0] === language);
  return originOf(home ?? mainRegion, env);
}

interface Parts {
  readonly heading: string;
  readonly greeting: string | null;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly aside: string | null;
}

export function renderMail(request: MailRequest, env: StorefrontAddresses): RenderedMail {
  const texts = mailTexts[request.language];
  const origin = storefrontOf(request.language, env);
  if (request.template === "message") {
    const { subject, heading, paragraphs, facts, action, region } = request.data;
    const shop = region ? originOf(region, env) : origin;
    const link = action ? { label: action.label, href: shop + action.path } : null;
    return render(request.language, subject, { heading, greeting: null, paragraphs, facts, action: link, aside: null });
  }
  const { subject, heading, paragraphs, action, aside } = texts.templates[request.template];
  const { person, path } = request.data;
  return render(request.language, subject, {
    heading,
    greeting: texts.greeting(person),
    paragraphs,
    facts: [],
    action: { label: action, href: origin + path },
    aside,
  });
}

function render(language: MailLanguage, subject: string, parts: Parts): RenderedMail {
  return {
    subject: subject.replace(/[\r\n]+/g, " "),
    html: htmlPart(language, subject, parts),
    text: textPart(language, parts),
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
${markup(joined([parts.greeting, ...parts.paragraphs].flatMap(paragraph)))}${markup(table)}${markup(button)}${markup(joined(paragraph(parts.aside)))}<p style="margin:24px 0 0">${closing}</p>
</div>
<p style="margin:16px 0 0;font-size:13px;color:#4a5560">${footer}</p>
</div>
</body>
</html>`;
}

const joined = (parts: readonly SafeHtml[]): SafeHtml =>
  parts.reduce((whole, part) => html`${markup(whole)}${markup(part)}`, html``);

function textPart(language: MailLanguage, parts: Parts): string {
  const { closing, footer } = mailTexts[language];
  const action = parts.action ? [`${parts.action.label}\n${parts.action.href}`] : [];
  const facts = parts.facts.length > 0 ? [parts.facts.map(([name, value]) => `${name}: ${value}`).join("\n")] : [];
  const blocks = [parts.heading, parts.greeting, ...parts.paragraphs, ...facts, ...action, parts.aside, closing];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n\n-- \n${footer}\n`;
}
