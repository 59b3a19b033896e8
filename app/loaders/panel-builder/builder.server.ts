/** `/panel-builder`: panels for the markers, the instrument and the dyes in the address. Made from the address alone. */

import { type PanelFile, panelFiles, panelHref } from "@domain/panel-builder/address";
import { type AlternativeName, alternativeNames, type Designed, designPanel } from "@domain/panel-builder/alternatives";
import { labeledPlaces } from "@domain/panel-builder/conjugates";
import { curveOf } from "@domain/panel-builder/curves";
import { dyes, isMeasured } from "@domain/panel-builder/dyes";
import { panelCsv, panelMiflowcyt, panelOmap } from "@domain/panel-builder/files";
import { measuredSpectra } from "@domain/panel-builder/measured-spectra";
import { type PanelQuestion, panelBuilderPath } from "@domain/panel-builder/panel";
import { type PrebuiltPanel, prebuiltPanels } from "@domain/panel-builder/prebuilt";
import { type PanelFault, type PanelTexts, readPanel } from "@domain/panel-builder/read-panel";
import { spillRows } from "@domain/panel-builder/spill-rows";
import { quickAddHref } from "@domain/quick-add/prefilled";
import { isTooLarge } from "@domain/uploads/upload";
import { data } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { type Conjugate, offeredConjugates } from "./conjugates.server";
import { type CurvesRefused, fileTooLarge } from "./curves-refused";

export interface PanelBuilderData {
  readonly head: PageHead;
  readonly texts: PanelTexts;
  readonly faults: readonly PanelFault[];
  /** Null without markers. */
  readonly designed: Designed | null;
  /** Signals of the first alternative's dyes in every channel, as shares of their own. */
  readonly spills: ReturnType<typeof spillRows> | null;
  readonly files: readonly { readonly name: AlternativeName; readonly file: PanelFile; readonly href: string }[];
  readonly prebuilt: readonly (Pick<PrebuiltPanel, "id" | "doi"> & { readonly href: string })[];
  readonly dyes: readonly string[];
  /** Conjugates of the shop by marker and dye; null if the search is unavailable. */
  readonly conjugates: Readonly<Record<string, readonly Conjugate[]>> | null;
  /** Quick add with the first conjugate of every place that has one; absent for a panel without any. */
  readonly quickAdd: Readonly<Partial<Record<AlternativeName, string>>>;
  /** A file of curves that was too large to be read. */
  readonly refused: CurvesRefused | null;
  /** Dyes whose curves are in the URL, each with the URL without them. */
  readonly curves: readonly { readonly dye: string; readonly without: string }[];
  /** Dyes of the panels whose spectra the shop has as measured data, and their source; null without any. */
  readonly measured: { readonly dyes: readonly string[]; readonly source: string; readonly licence: string } | null;
}

export async function loadPanelBuilder(context: PublicContext, { url }: PageArgs) {
  const { texts, question, faults } = readPanel(url.searchParams);
  const designed = question.markers.length > 0 ? designPanel(question) : null;
  const alternatives = designed?.ok ? designed.alternatives : [];
  const [first] = alternatives;
  const hosts = new Map(question.markers.flatMap(({ name, host }) => (host === "" ? [] : [[name, host] as const])));
  const offered = await offeredConjugates(context, labeledPlaces(alternatives, hosts));
  if (!offered) context.degraded();
  const conjugates = new Map(offered?.map(({ marker, dye, products }) => [`${marker} ${dye}`, products]));
  const page: PanelBuilderData = {
    head: pageHead(context, {
      title: context.t("panelBuilder.title"),
      description: context.t("panelBuilder.description"),
      path: panelBuilderPath,
      share: "protocol",
      index: url.search === "",
    }),
    ...{ texts, faults, designed },
    refused: isTooLarge(url) ? { input: "file", faults: [fileTooLarge], text: "", dye: "" } : null,
    spills: first ? spillRows(question, first) : null,
    files: alternatives.flatMap(({ name }) =>
      filesOf(question).map((file) => ({ name, file, href: panelHref(texts, { file, pick: name }) })),
    ),
    conjugates: offered && Object.fromEntries(conjugates),
    quickAdd: Object.fromEntries(
      alternatives.flatMap(({ name, places }) => {
        const firsts = places.flatMap(({ marker, dye }) => conjugates.get(`${marker} ${dye}`)?.[0] ?? []);
        const rows = firsts.map(({ number }) => ({ code: number, quantity: 1 }));
        return rows.length > 0 ? [[name, quickAddHref(rows)]] : [];
      }),
    ),
    curves: texts.curves.flatMap((text) => {
      const read = curveOf(text);
      const others = texts.curves.filter((other) => other !== text);
      return read ? [{ dye: read.dye, without: panelHref({ ...texts, curves: others }) }] : [];
    }),
    measured: measuredOf(alternatives.flatMap(({ places }) => places.map(({ dye }) => dye))),
    prebuilt: prebuiltPanels.map(({ id, doi, texts: own }) => ({ id, doi, href: panelHref(own) })),
    dyes: dyes.map(({ name }) => name),
  };
  return data(page, { status: faults.length > 0 || isTooLarge(url) || designed?.ok === false ? 400 : 200 });
}

const filesOf = ({ instrument }: PanelQuestion) =>
  panelFiles.filter((file) => file !== "miflowcyt.csv" || instrument.technique === "flow");

function measuredOf(used: readonly string[]): PanelBuilderData["measured"] {
  const { source, licence } = measuredSpectra;
  const own = [...new Set(used)].filter(isMeasured);
  return own.length > 0 ? { dyes: own, source, licence } : null;
}

/** `/panel-builder/panel.csv`, `miflowcyt.csv` and `omap.csv`: one alternative as a file. */
export async function loadPanelFile({ t }: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const file = panelFiles.find((known) => known === params.file);
  if (!file) throw pageNotFound();
  const { question, faults } = readPanel(url.searchParams);
  const isOffered = filesOf(question).includes(file);
  const pick = alternativeNames.find((name) => name === url.searchParams.get("pick")) ?? "fewest";
  const designed = isOffered && faults.length === 0 && question.markers.length > 0 ? designPanel(question) : null;
  const found = designed?.ok ? designed.alternatives.find(({ name }) => name === pick) : undefined;
  if (!found) {
    return new Response(`${t("panelBuilder.noFile")}\n`, {
      status: 400,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  const heads = ["cycle", "channel", "marker", "dye", "contrast", "spillShare", "spillFrom", "why"] as const;
  const text =
    file === "omap.csv"
      ? panelOmap(found, question)
      : file === "miflowcyt.csv"
        ? panelMiflowcyt(found, question)
        : panelCsv(found, {
            heads: heads.map((head) => t(`panelBuilder.heads.${head}`)),
            reasons: ({ reasons }) => sentences(reasons.map((reason) => t(`panelBuilder.reasons.${reason}`))),
          });
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="benchside-${file.replace(".csv", "")}-${pick}.csv"`,
    },
  });
}
