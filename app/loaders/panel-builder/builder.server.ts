/** `/panel-builder`: panels for the markers, the instrument and the dyes in the address. Made from the address alone. */

import { type PanelFile, panelFiles, panelHref } from "@domain/panel-builder/address";
import { type AlternativeName, alternativeNames, type Designed, designPanel } from "@domain/panel-builder/alternatives";
import { dyes } from "@domain/panel-builder/dyes";
import { panelCsv, panelOmap } from "@domain/panel-builder/files";
import { panelBuilderPath } from "@domain/panel-builder/panel";
import { type PrebuiltPanel, prebuiltPanels } from "@domain/panel-builder/prebuilt";
import { type PanelFault, type PanelTexts, readPanel } from "@domain/panel-builder/read-panel";
import { spillRows } from "@domain/panel-builder/spill-rows";
import { data } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";

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
}

export async function loadPanelBuilder(context: PublicContext, { url }: PageArgs) {
  const { texts, question, faults } = readPanel(url.searchParams);
  const designed = question.markers.length > 0 ? designPanel(question) : null;
  const first = designed?.ok ? designed.alternatives[0] : undefined;
  const page: PanelBuilderData = {
    head: pageHead(context, {
      title: context.t("panelBuilder.title"),
      description: context.t("panelBuilder.description"),
      path: panelBuilderPath,
      share: "protocol",
      index: url.search === "",
    }),
    ...{ texts, faults, designed },
    spills: first ? spillRows(question, first) : null,
    files: designed?.ok
      ? designed.alternatives.flatMap(({ name }) =>
          panelFiles.map((file) => ({ name, file, href: panelHref(texts, { file, pick: name }) })),
        )
      : [],
    prebuilt: prebuiltPanels.map(({ id, doi, texts: own }) => ({ id, doi, href: panelHref(own) })),
    dyes: dyes.map(({ name }) => name),
  };
  return data(page, { status: faults.length > 0 || designed?.ok === false ? 400 : 200 });
}

/** `/panel-builder/panel.csv` and `omap.csv`: one alternative as a file. */
export async function loadPanelFile({ t }: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const file = panelFiles.find((known) => known === params.file);
  if (!file) throw pageNotFound();
  const { question, faults } = readPanel(url.searchParams);
  const pick = alternativeNames.find((name) => name === url.searchParams.get("pick")) ?? "fewest";
  const designed = faults.length === 0 && question.markers.length > 0 ? designPanel(question) : null;
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
      : panelCsv(found, {
          heads: heads.map((head) => t(`panelBuilder.heads.${head}`)),
          reasons: ({ reasons }) => reasons.map((reason) => t(`panelBuilder.reasons.${reason}`)).join(" "),
        });
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="benchside-${file === "omap.csv" ? "omap" : "panel"}-${pick}.csv"`,
    },
  });
}
