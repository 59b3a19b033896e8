/** Start page: the queues that wait for the signed-in person, and links to the lists of the office. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { may } from "@domain/staff/permissions";
import { type Frame, join, page } from "./layout";
import type { Queue, Resource } from "./resource";
import { call } from "./services";
import type { Session } from "./session";

/** Maximum rows counted; a longer queue shows as "99+". */
const counted = 99;
/** The page does not wait longer for a count. */
const patienceMilliseconds = 3000;

interface Waiting {
  readonly title: string;
  readonly address: string;
  /** Null if the services did not respond in time. */
  readonly count: number | null;
  readonly isMore: boolean;
}

export async function startPage(resources: readonly Resource[], session: Session, frame: Frame): Promise<Response> {
  const { role } = session.owner;
  const today = new Date().toISOString().slice(0, 10);
  const queues = resources.flatMap((resource) =>
    resource.queues
      .filter(({ needs }) => may(role, resource.read) && may(role, needs))
      .map((queue) => waitingIn(resource, queue, today, session)),
  );
  const waiting = (await Promise.all(queues)).filter(({ count }) => count !== 0);
  const places = frame.places
    .filter(({ read }) => may(role, read))
    .map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`);
  const content = html`<h1>Office</h1>${markup(queues.length > 0 ? waitingList(waiting) : html``)}<section><h2>Places</h2><ul class="home">${markup(join(places))}</ul></section>`;
  return page("Office", content, frame);
}

/** Counts rows of the linked list, so the two agree. */
async function waitingIn(
  resource: Resource,
  { title, filters }: Queue,
  today: string,
  { caller }: Session,
): Promise<Waiting> {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, value === "today" ? today : value]),
  );
  const answer = await call(caller, {
    path: `${resource.service}?${query}&limit=${counted}`,
    patience: patienceMilliseconds,
  });
  const found = answer.status === 200 ? resource.rows(answer.body) : null;
  return {
    ...{ title, address: `${resource.path}?${query}` },
    ...{ count: found?.rows.length ?? null, isMore: typeof found?.next === "string" },
  };
}

function waitingList(waiting: readonly Waiting[]): SafeHtml {
  const items = waiting.map(({ title, address, count, isMore }) => {
    const number = count === null ? html`not known at present` : html`<strong>${count}${isMore ? "+" : ""}</strong>`;
    return html`<li><a href="${address}">${title}</a>: ${markup(number)}</li>`;
  });
  const list = items.length > 0 ? html`<ul class="home">${markup(join(items))}</ul>` : html`<p>Nothing.</p>`;
  return html`<section><h2>Waits for you</h2>${markup(list)}</section>`;
}
