/** Chat window: a page of this origin in a frame of the shop. It works without scripts. */
import { html } from "hono/html";
import type { ChatMessage, Conversation } from "./store";
import { type ChatLanguage, chatTexts } from "./texts";

type Markup = ReturnType<typeof html>;

export interface ChatForm {
  readonly text: string;
  readonly email: string;
  /** Idempotency token of this form. */
  readonly token: string;
  readonly problem: "missingMessage" | "wrongEmail" | "tooMany" | "gone" | null;
}

/** Page before the first message. */
export function startPage(language: ChatLanguage, form: ChatForm): Markup {
  const texts = chatTexts[language];
  return shell(
    language,
    null,
    html`
      <p>${texts.intro}</p>
      <p class="notice">${texts.demonstration}</p>
      ${messageForm(
        language,
        form,
        html`
        <label for="email">${texts.email}</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${form.email}"
          aria-describedby="email-hint${form.problem === "wrongEmail" ? " problem" : ""}"
          ${form.problem === "wrongEmail" ? html`aria-invalid="true"` : ""}>
        <p class="hint" id="email-hint">${texts.emailHint}</p>
      `,
        texts.start,
      )}
    `,
  );
}

/** Messages so far, and a field for the next one. */
export function conversationPage(
  { id, language }: Pick<Conversation, "id" | "language">,
  messages: readonly ChatMessage[],
  form: ChatForm,
): Markup {
  const texts = chatTexts[language];
  const answered = messages.some(({ author }) => author === "support");
  return shell(
    language,
    id,
    html`
      <ol data-messages data-visitor="${texts.visitor}" data-support="${texts.support}" aria-live="polite" tabindex="0" aria-label="${texts.title}">
        ${messages.map(
          (message) => html`<li class="${message.author}" data-id="${String(message.id)}">
            <p class="who">${texts[message.author]} <time datetime="${message.sentAt}">${message.sentAt.slice(11, 16)} UTC</time></p>
            <p class="said">${message.text}</p>
          </li>`,
        )}
      </ol>
      ${answered ? "" : html`<p class="hint" data-waiting>${texts.waiting}</p>`}
      ${messageForm(language, form, html``, texts.send)}
      <p class="refresh" data-refresh><a href="">${texts.refresh}</a></p>
    `,
  );
}

function messageForm(language: ChatLanguage, { text, token, problem }: ChatForm, more: Markup, button: string): Markup {
  const texts = chatTexts[language];
  const wrong = problem === "missingMessage";
  return html`<form method="post" novalidate>
    ${problem ? html`<p class="problem" id="problem" role="alert">${texts[problem]}</p>` : ""}
    <input type="hidden" name="token" value="${token}">
    <label for="text">${texts.message}</label>
    <textarea id="text" name="text" rows="3" maxlength="2000" required
      ${wrong ? html`aria-invalid="true" aria-describedby="problem"` : ""}>${text}</textarea>
    ${more}
    <button type="submit">${button}</button>
  </form>`;
}

function shell(language: ChatLanguage, conversation: string | null, content: Markup): Markup {
  const { title } = chatTexts[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/chat/assets/window.css">
<script src="/chat/assets/window.js" defer></script>
</head>
<body${conversation ? html` data-conversation="${conversation}"` : ""}><main><h1>${title}</h1>${content}</main></body>
</html>`;
}
