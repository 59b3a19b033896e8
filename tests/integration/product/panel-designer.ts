/** Visitors of the panel builder without scripts: their choices, and page texts. */
import { expect } from "vitest";
import { agedToken } from "../../factories/form-token";
import { type AccountVisitor, textOf } from "../account/account-visitor";
import type { Answer } from "../edge-shop";

export const at = (step = "") => `/products/signalstar${step && `/${step}`}`;

/** CD3E, CD4, CD8A, CD163 and PD-L1, which fit into two rounds. */
export const five = ["25011", "25012", "25013", "25016", "25019"];
/** CD8A and PD-1 fit only one cell of the first round, FoxP3 that cell and another. */
export const colliding = ["25013", "25017", "25018"];

/** Text of the page's main part. */
export const words = ({ body }: Answer): string =>
  textOf((/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "").replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, " ")).replace(
    /\s+/g,
    " ",
  );

export const leads = (answer: Answer): [number, string] => [answer.status, answer.header("location")];

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  return form;
}

export async function chooseSpecies(visitor: AccountVisitor, species: string): Promise<Answer> {
  return visitor.submit(at("targetspecies"), { intent: "species", species });
}

export async function chooseTargets(
  visitor: AccountVisitor,
  targets: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return visitor.upload(at("selectantibodies"), formOf({ intent: "continue", search: "", targets, ...fields }));
}

/** Fields of the design form as displayed. */
export async function designFields(visitor: AccountVisitor): Promise<Record<string, string>> {
  const { body } = await visitor.get(at("paneldesign"));
  return fieldsIn(body);
}

/** Fields that a browser would submit unchanged. */
export function fieldsIn(body: string): Record<string, string> {
  const form = /<form\b[^>]*action="\/products\/signalstar\/paneldesign".*?<\/form>/s.exec(body)?.[0] ?? "";
  const fields: Record<string, string> = {};
  for (const [select, name = ""] of form.matchAll(/<select\b[^>]*name="([^"]*)".*?<\/select>/gs))
    fields[name] = /<option\b(?=[^>]*\bselected)[^>]*value="([^"]*)"/.exec(select)?.[1] ?? "";
  for (const [input] of form.matchAll(/<input\b[^>]*>/g))
    if (/\bchecked\b/.test(input))
      fields[/name="([^"]*)"/.exec(input)?.[1] ?? ""] = /value="([^"]*)"/.exec(input)?.[1] ?? "";
  return fields;
}

export async function sendDesign(
  visitor: AccountVisitor,
  intent: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const fields = { ...(await designFields(visitor)), ...changes, intent };
  return visitor.upload(at("paneldesign"), formOf(fields));
}

/** Goes from the start to the review, with the shop's proposed design. */
export async function designed(visitor: AccountVisitor, targets: readonly string[] = five): Promise<void> {
  expect(leads(await chooseSpecies(visitor, "Human"))).toEqual([303, at("selectantibodies")]);
  expect(leads(await chooseTargets(visitor, targets))).toEqual([303, at("paneldesign")]);
  expect(leads(await sendDesign(visitor, "propose"))[0]).toBe(303);
  const chosen = { buffer: "25002", sample: "ffpe-section", imaging: "slide-scanner" };
  expect(leads(await sendDesign(visitor, "continue", chosen))).toEqual([303, at("quote-request")]);
}

let people = 0;
export const person = (over: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...{ firstName: "Rita", lastName: "Levi", email: `panel-${++people}@lab.example`, organisation: "Turin Institute" },
  ...over,
});

/** Submits the last form ten seconds after it was opened, as a person would. */
export async function finish(visitor: AccountVisitor, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const { body } = await visitor.get(at("quote-request"));
  const hidden = Object.fromEntries(
    [...body.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      textOf(/value="([^"]*)"/.exec(input)?.[1] ?? ""),
    ]),
  );
  const form = await agedToken(hidden.form ?? "", "quote");
  return visitor.upload(at("quote-request"), formOf({ ...hidden, form, name: "Tumour panel", ...fields }));
}

/** Design id on the confirmation. */
export async function savedId(visitor: AccountVisitor): Promise<string> {
  const { body } = await visitor.get(at("confirmation"));
  return /\b[a-z2-7]{26}\b/.exec(/<dl\b.*?<\/dl>/s.exec(body)?.[0] ?? "")?.[0] ?? "";
}
