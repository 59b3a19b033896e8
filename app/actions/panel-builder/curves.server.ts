/** The form of `/panel-builder` for measured spectra: reads a file or a text, and leads to the address that holds them. */

import { keptFormField } from "@domain/market/kept-form";
import { panelHref } from "@domain/panel-builder/address";
import { curveOf, curveText, readCurves } from "@domain/panel-builder/curves";
import { panelBuilderLimits } from "@domain/panel-builder/panel";
import { type PanelFault, readPanel } from "@domain/panel-builder/read-panel";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";

export interface CurvesRefused {
  readonly faults: readonly PanelFault[];
  /** The typed text; a file has to be chosen again. */
  readonly text: string;
  readonly dye: string;
}

const mostBytes = 500_000;

export async function addCurves(_: PrivateContext, { url, form }: PageArgs & { form: FormData }) {
  if (form.has(keptFormField)) return redirect(panelHref(readPanel(new URLSearchParams(textsIn(form))).texts), 303);
  const { texts } = readPanel(url.searchParams);
  const file = form.get("file");
  const typed = textIn(form, "curves");
  const dye = textIn(form, "curveDye").slice(0, panelBuilderLimits.name);
  const refused = (faults: readonly PanelFault[]) =>
    data<CurvesRefused>({ faults, text: typed.slice(0, mostBytes), dye }, { status: 400 });
  const isFile = file instanceof File && file.size > 0;
  if (isFile && file.size > mostBytes) return refused([{ field: "curves", kind: "too-many", line: 0, text: "20000" }]);
  const read = readCurves(isFile ? await file.text() : typed, dye);
  const faults = read.faults.map((fault): PanelFault => ({ field: "curves", ...fault }));
  const fresh = new Set(read.all.map((one) => one.dye.toLowerCase()));
  const kept = texts.curves.filter((text) => !fresh.has(curveOf(text)?.dye.toLowerCase() ?? ""));
  const href = panelHref({ ...texts, curves: [...kept, ...read.all.map(curveText)] });
  // A dye that the builder does not know has no extinction coefficient.
  const unknown = readPanel(new URL(href, url).searchParams).faults.filter(({ field }) => field === "curves");
  const all = [...faults, ...unknown];
  if (all.length === 0 && href.length > panelBuilderLimits.address)
    all.push({ field: "curves", kind: "curve-address", line: 0, text: "" });
  return all.length > 0 ? refused(all) : redirect(href, 303);
}

/** Fields of the panel's own form, which is a query. */
const textsIn = (form: FormData): string[][] =>
  [...form].flatMap(([name, value]) => (typeof value === "string" && name !== keptFormField ? [[name, value]] : []));

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
