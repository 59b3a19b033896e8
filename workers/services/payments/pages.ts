/** Hosted pages: card fields in a frame of the shop or as a whole page, with or without scripts. */
import { html } from "hono/html";
import { type CardTexts, cardTexts } from "./texts";

export type CardField = "number" | "holder" | "expiration" | "code";

export interface FormState {
  /** Typed text that may be shown again; card number and code may not. */
  readonly holder: string;
  readonly expiration: string;
  readonly saves: boolean;
  readonly problems: ReadonlyMap<CardField, keyof CardTexts>;
}

export const emptyForm: FormState = { holder: "", expiration: "", saves: false, problems: new Map() };

export interface PageFrame {
  readonly language: "en" | "ja" | "zh";
  readonly framed: boolean;
  /** Shop address to which the visitor returns without having entered a card. */
  readonly backUrl: string;
}

type Markup = ReturnType<typeof html>;

/**
 * The form. It posts to the page's own address and gets the same page or a redirect.
 * @param offersSaving the holder may keep the card for the next order
 */
export function cardPage(page: PageFrame, form: FormState, offersSaving: boolean): Markup {
  const texts = cardTexts[page.language];
  const wrong = form.problems.size > 0;
  return shell(
    page,
    texts.title,
    html`
      <h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      <p class="notice">${texts.demonstration}</p>
      ${wrong ? html`<p class="summary" role="alert">${texts.problems}</p>` : ""}
      <form method="post" novalidate data-card-form>
        ${field(form, texts, { name: "number", label: "number", value: "", autocomplete: "cc-number", numeric: true, most: 23 })}
        ${field(form, texts, { name: "holder", label: "holder", value: form.holder, autocomplete: "cc-name", numeric: false, most: 100 })}
        <div class="pair">
          ${field(form, texts, { name: "expiration", label: "expiration", value: form.expiration, autocomplete: "cc-exp", numeric: true, most: 9 })}
          ${field(form, texts, { name: "code", label: "code", value: "", autocomplete: "cc-csc", numeric: true, most: 4 })}
        </div>
        ${
          offersSaving
            ? html`<p><label><input type="checkbox" name="save" value="yes" ${form.saves ? "checked" : ""}> ${texts.save}</label></p>`
            : ""
        }
        <p class="actions">
          <button type="submit">${texts.submit}</button>
          <a href="${page.backUrl}" ${page.framed ? html`target="_top"` : ""}>${texts.back}</a>
        </p>
      </form>
    `,
  );
}

/** The question of the card's bank (3-D Secure). It posts to the page's own address. */
export function challengePage(page: PageFrame, lastFour: string): Markup {
  const texts = cardTexts[page.language];
  return shell(
    page,
    texts.challengeTitle,
    html`
      <h1>${texts.challengeTitle}</h1>
      <p>${texts.challenge.replace("{0}", lastFour)}</p>
      <p class="notice">${texts.challengeDemonstration}</p>
      <form method="post">
        <p class="actions">
          <button type="submit" name="answer" value="confirm">${texts.challengeConfirm}</button>
          <button type="submit" name="answer" value="refuse">${texts.challengeRefuse}</button>
          <a href="${page.backUrl}" ${page.framed ? html`target="_top"` : ""}>${texts.back}</a>
        </p>
      </form>
    `,
  );
}

/** Confirmation inside a frame. A script notifies the shop; without scripts a link continues. */
export function filledPage(page: PageFrame, { lastFour, nextUrl, sessionId }: FilledCard): Markup {
  const texts = cardTexts[page.language];
  return shell(
    page,
    texts.title,
    html`
      <h1>${texts.title}</h1>
      <p role="status" data-card-session="${sessionId}">${texts.done.replace("{0}", lastFour)}</p>
      <p class="actions"><a class="button" href="${nextUrl}" ${page.framed ? html`target="_top"` : ""}>${texts.next}</a></p>
    `,
  );
}

interface FilledCard {
  readonly lastFour: string;
  readonly nextUrl: string;
  readonly sessionId: string;
}

interface ClosedPage extends Pick<PageFrame, "language" | "framed"> {
  readonly backUrl: string | null;
  /** The holder did not confirm the card at the bank. */
  readonly isRefused: boolean;
}

/** Page for a session that was used, refused by its holder, expired, or never existed. */
export function closedPage(page: ClosedPage): Markup {
  const texts = cardTexts[page.language];
  const title = page.isRefused ? texts.refusedTitle : texts.closedTitle;
  const back =
    page.backUrl && html`<p><a href="${page.backUrl}" ${page.framed ? html`target="_top"` : ""}>${texts.back}</a></p>`;
  return shell(page, title, html`<h1>${title}</h1><p>${page.isRefused ? texts.refused : texts.closed}</p>${back}`);
}

interface FieldShape {
  readonly name: CardField;
  readonly label: CardField;
  readonly value: string;
  readonly autocomplete: string;
  readonly numeric: boolean;
  readonly most: number;
}

function field(form: FormState, texts: CardTexts, shape: FieldShape): Markup {
  const { name, label, value, autocomplete, numeric, most } = shape;
  const problem = form.problems.get(name);
  return html`<div class="field">
    <label for="${name}">${texts[label]}</label>
    <input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="${most}" required
      ${numeric ? html`inputmode="numeric"` : ""} ${problem ? html`aria-invalid="true" aria-describedby="${name}-problem"` : ""}>
    ${problem ? html`<p class="problem" id="${name}-problem">${texts[problem]}</p>` : ""}
  </div>`;
}

interface Shell extends Pick<PageFrame, "language" | "framed"> {
  readonly backUrl: string | null;
}

function shell({ language, framed, backUrl }: Shell, title: string, content: Markup): Markup {
  const shop = framed && backUrl ? html` data-shop-origin="${new URL(backUrl).origin}"` : "";
  return html`<!doctype html>
<html lang="${language}"${framed ? html` class="framed"` : ""}${shop}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/payments/assets/card-fields.css">
${framed ? html`<script src="/payments/assets/card-fields.js" defer></script>` : ""}
</head>
<body><main>${content}</main></body>
</html>`;
}
