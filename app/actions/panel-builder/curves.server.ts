/**
 * The form of `/panel-builder` for measured spectra: reads a file or pasted text, and redirects to the URL that
 * contains them.
 */

import { keptFormField } from "@domain/market/kept-form";
import { panelHref } from "@domain/panel-builder/address";
import { type CurveFault, curveOf, curveText, readCurves } from "@domain/panel-builder/curves";
import { panelBuilderLimits } from "@domain/panel-builder/panel";
import { type PanelFault, readPanel } from "@domain/panel-builder/read-panel";
import { legacyEncodings, readListBytes } from "@domain/quick-add/list-bytes";
import { isTooLarge } from "@domain/uploads/upload";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type CurvesInput, type CurvesRefused, fileTooLarge } from "~/loaders/panel-builder/curves-refused";

/** Maximum size of a file in bytes; longer texts are cut to this many characters. */
const maxBytes = 500_000;

export async function addCurves({ market }: PrivateContext, { url, form }: PageArgs & { form: FormData }) {
  if (form.has(keptFormField)) return redirect(panelHref(readPanel(new URLSearchParams(textsIn(form))).texts), 303);
  const { texts } = readPanel(url.searchParams);
  const typed = textIn(form, "curves");
  const dye = textIn(form, "curveDye").slice(0, panelBuilderLimits.name);
  const refused = (input: CurvesInput, faults: readonly PanelFault[]) =>
    data<CurvesRefused>({ input, faults, text: typed.slice(0, maxBytes), dye }, { status: 400 });
  const file = form.get("file");
  if (isTooLarge(url)) return refused("file", [fileTooLarge]);
  // A browser sends an empty name if no file is chosen.
  const isFile = file instanceof File && (file.size > 0 || file.name !== "");
  if (isFile && file.size > maxBytes) return refused("file", [fileTooLarge]);
  const inFile = isFile ? await textOfFile(file, legacyEncodings[market.language]) : "";
  if (typeof inFile !== "string") return refused("file", [{ field: "curves", ...inFile }]);
  const fromFile = isFile ? readCurves(inFile, dye) : nothingRead;
  const pasted = isFile && typed.trim() === "" ? nothingRead : readCurves(typed, dye);
  // A pasted curve replaces the file's curve for the same dye.
  const read = [...new Map([...fromFile.all, ...pasted.all].map((one) => [one.dye.toLowerCase(), one])).values()];
  const input = isFile && (fromFile.faults.length > 0 || pasted.faults.length === 0) ? "file" : "curves";
  const faults = [...fromFile.faults, ...pasted.faults].map((fault): PanelFault => ({ field: "curves", ...fault }));
  const fresh = new Set(read.map((one) => one.dye.toLowerCase()));
  const kept = texts.curves.filter((text) => !fresh.has(curveOf(text)?.dye.toLowerCase() ?? ""));
  const href = panelHref({ ...texts, curves: [...kept, ...read.map(curveText)] });
  // Dyes outside the builder's list have no extinction coefficient.
  const unknown = readPanel(new URL(href, url).searchParams).faults.filter(({ field }) => field === "curves");
  const all = [...faults, ...unknown];
  if (all.length === 0 && href.length > panelBuilderLimits.address)
    all.push({ field: "curves", kind: "curve-address", line: 0, text: "" });
  const isOfDye = all.length > 0 && all.every(({ kind }) => kind === "curve-dye");
  return all.length > 0 ? refused(isOfDye ? "curveDye" : input, all) : redirect(href, 303);
}

const nothingRead: ReturnType<typeof readCurves> = { all: [], faults: [] };

/** Decoded text of a file, or the fault if it cannot be decoded. */
async function textOfFile(file: File, legacy: string): Promise<string | CurveFault> {
  const read = readListBytes(new Uint8Array(await file.arrayBuffer()), legacy);
  if (read.ok) return read.text;
  const kind = read.reason === "empty" ? "curve-file-empty" : "curve-file-unread";
  return { kind, line: 0, text: file.name.slice(0, 80) };
}

/** Fields of the panel's own form, which is sent as a query. */
const textsIn = (form: FormData): string[][] =>
  [...form].flatMap(([name, value]) => (typeof value === "string" && name !== keptFormField ? [[name, value]] : []));

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
