/** Form of the alerts page: acknowledge, silence, or lift. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import * as v from "valibot";
import type { RequestLog } from "../request-log";
import type { Hold } from "../store/holds";
import { join, moment, page } from "./layout";
import { queryOf, readQuery } from "./query";

const hours = ["1", "4", "24", "168"] as const;
const intents = ["acknowledge", "silence", "lift"] as const;
const kindOf = { acknowledge: "acknowledged", silence: "silenced" } as const;

const fields = v.object({
  alert: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  who: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "a name is needed"),
    v.maxLength(60, "at most 60 characters"),
    v.regex(/^\P{Cc}*$/u, "no control characters"),
  ),
  hours: v.optional(v.picklist(hours, `one of ${hours.join(", ")}`), "1"),
  intent: v.picklist(intents, `one of ${intents.join(", ")}`),
});
const holdForm = queryOf(fields, fields);
const maxBytes = 4096;

/**
 * Browsers send the console's password with every request, including those from other sites, so a form must come from
 * the console itself.
 */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

export async function changeHold(request: Request, log: DurableObjectStub<RequestLog>, now: number): Promise<Response> {
  if (!isOwnForm(request)) return refusal(403, ["The form must be sent from the console."]);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBytes) return refusal(413, ["The form is too long."]);
  const read = readQuery(new URLSearchParams(new TextDecoder().decode(bytes)), holdForm);
  if (!read.ok) return refusal(400, read.mistakes);
  const { alert, who, intent } = read.value;
  const hold: Hold | null =
    intent === "lift"
      ? null
      : { alert, who, kind: kindOf[intent], at: now, until: now + Number(read.value.hours) * 3_600_000 };
  const known = await log.hold(alert, who, hold);
  if (!known) return refusal(404, ["There is no such alert."]);
  return new Response(null, { status: 303, headers: { location: "/alerts" } });
}

function refusal(status: number, mistakes: readonly string[]): Response {
  const list = join(mistakes.map((mistake) => html`<li>${mistake}</li>`));
  return page(
    "Not changed",
    html`<h1>Nothing was changed</h1><ul>${markup(list)}</ul><p><a href="/alerts">See the alerts</a></p>`,
    { status, current: "/alerts" },
  );
}

const hourNames: Readonly<Record<(typeof hours)[number], string>> = {
  "1": "1 hour",
  "4": "4 hours",
  "24": "1 day",
  "168": "1 week",
};

export function holdCell(alert: string, index: number, hold: Hold | undefined): SafeHtml {
  const options = hours.map((value) => html`<option value="${value}">${hourNames[value]}</option>`);
  const statement = hold ? html`<p>${hold.kind} by ${hold.who} until ${markup(moment(hold.until))}</p>` : html``;
  return html`${markup(statement)}<details><summary>Acknowledge or silence</summary><form method="post" action="/alerts" class="hold"><input type="hidden" name="alert" value="${alert}"><label for="who-${index}">Your name</label><input id="who-${index}" name="who" required maxlength="60" autocomplete="name"><label for="hours-${index}">For</label><select id="hours-${index}" name="hours">${markup(join(options))}</select><button name="intent" value="acknowledge">Acknowledge</button> <button name="intent" value="silence">Silence messages</button>${markup(hold ? html` <button name="intent" value="lift">Lift</button>` : html``)}</form></details>`;
}
