import type { PanelFile } from "@domain/panel-builder/address";
import type { Alternative, Control } from "@domain/panel-builder/alternatives";
import { Link } from "~/components/navigation";
import { Table } from "~/components/ui/table/table";
import { TextLink } from "~/components/ui/text-link";
import { sentences, spaced } from "~/i18n/spaced";
import { useT } from "~/i18n/use-t";
import type { PanelBuilderData } from "~/loaders/panel-builder/builder.server";
import type { Conjugate } from "~/loaders/panel-builder/conjugates.server";
import * as css from "./panel-builder-page.css";

interface AlternativeProps {
  panel: Alternative;
  files: readonly { readonly file: PanelFile; readonly href: string }[];
  conjugates: PanelBuilderData["conjugates"];
  /** Undefined without a conjugate. */
  quickAdd: string | undefined;
}

const fileTexts = {
  "panel.csv": "panelBuilder.csvFile",
  "omap.csv": "panelBuilder.omapFile",
  "miflowcyt.csv": "panelBuilder.miflowcytFile",
} as const satisfies Record<PanelFile, string>;

/** One panel: its places with their reasons, its controls and its files. */
export function AlternativePanel({ panel, files, conjugates, quickAdd }: AlternativeProps) {
  const t = useT();
  const { name, cycles, places, weakest, complexity, proven, controls } = panel;
  const title = t(`panelBuilder.names.${name}`);
  return (
    <article className={css.alternative} aria-labelledby={`panel-${name}`}>
      <h3 id={`panel-${name}`}>{title}</h3>
      <p className={css.plain}>
        {spaced(t("panelBuilder.summary", { count: cycles, complexity: complexity.toFixed(1) }))}
        {weakest &&
          spaced(t("panelBuilder.weakest", { marker: weakest.marker, contrast: contrastText(weakest.contrast) }))}
        {proven ? t("panelBuilder.proven") : t("panelBuilder.found")}
      </p>
      <Table
        caption={t("panelBuilder.places", { name: title })}
        captionHidden
        rows={places}
        rowKey={({ marker }) => marker}
        columns={[
          {
            key: "marker",
            header: t("panelBuilder.heads.marker"),
            rowHeader: true,
            cell: ({ marker }) => <Link to={`/browse?q=${encodeURIComponent(marker)}`}>{marker}</Link>,
          },
          { key: "cycle", header: t("panelBuilder.heads.cycle"), align: "end", cell: ({ cycle }) => cycle },
          { key: "channel", header: t("panelBuilder.heads.channel"), cell: ({ channel }) => channel },
          { key: "dye", header: t("panelBuilder.heads.dye"), cell: ({ dye }) => dye },
          {
            key: "contrast",
            header: t("panelBuilder.heads.contrast"),
            align: "end",
            cell: ({ contrast }) => contrastText(contrast),
          },
          {
            key: "why",
            header: t("panelBuilder.heads.why"),
            // With a column of their own, conjugates would leave the reasons no room beside the other panel.
            cell: ({ marker, dye, reasons, spillShare, spillFrom }) => (
              <span className={css.why}>
                {sentences([
                  ...reasons.map((reason) => t(`panelBuilder.reasons.${reason}`)),
                  ...(spillFrom && spillShare >= 0.2
                    ? [t("panelBuilder.spillFrom", { marker: spillFrom, percent: Math.round(spillShare * 100) })]
                    : []),
                ])}
                <Conjugates of={conjugates?.[`${marker} ${dye}`] ?? []} />
              </span>
            ),
          },
        ]}
      />
      <h4>{t("panelBuilder.controls")}</h4>
      <ul className={css.list}>
        {controls.map((control) => (
          <li key={control.kind}>{t(`panelBuilder.control.${control.kind}`, { list: listOf(control) })}</li>
        ))}
      </ul>
      <p className={css.files}>
        {files.map(({ file, href }) => (
          <TextLink key={file} to={href} download>
            {t(fileTexts[file])}
          </TextLink>
        ))}
        {quickAdd !== undefined && <TextLink to={quickAdd}>{t("panelBuilder.quickAdd")}</TextLink>}
      </p>
    </article>
  );
}

/** Products of the shop with this dye on an antibody for this marker. */
function Conjugates({ of }: { of: readonly Conjugate[] }) {
  const t = useT();
  if (of.length === 0) return null;
  return (
    <span className={css.conjugates}>
      {spaced(t("panelBuilder.conjugates"))}
      {of.map(({ number, clone }, at) => (
        <span key={number}>
          {at > 0 && ", "}
          <Link to={`/products/${number}`}>{number}</Link>
          {clone && ` (${clone})`}
        </span>
      ))}
    </span>
  );
}

const contrastText = (contrast: number): string => `${contrast >= 10 ? Math.round(contrast) : contrast.toFixed(1)}×`;

function listOf(control: Control): string {
  if ("dyes" in control) return control.dyes.join(", ");
  if ("markers" in control) return control.markers.join(", ");
  return "hosts" in control ? control.hosts.join(", ") : "";
}
