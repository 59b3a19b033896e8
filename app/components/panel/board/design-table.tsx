import { speciesKey, typeKeys } from "@domain/panel/name-keys";
import { CatalogueText } from "~/components/catalogue-text";
import * as css from "~/components/panel/panel-page.css";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Mono } from "~/components/ui/layout";
import { Table } from "~/components/ui/table/table";
import { useT } from "~/i18n/use-t";
import type { DesignSummary } from "~/loaders/panel/summary.server";
import { ChannelMark } from "./channel-mark";

/** Read-only design: species, placements, buffer kit, imaging. */
export function DesignTable({ summary }: { summary: DesignSummary }) {
  const t = useT();
  const { species, rounds, unplaced, buffer, types } = summary;
  const facts = [
    ...(species ? [{ key: "species", term: t("panel.species.legend"), value: t(speciesKey[species]) }] : []),
    ...(buffer
      ? [
          {
            key: "buffer",
            term: t("panel.design.buffer"),
            value: (
              <>
                <CatalogueText text={buffer.name} /> ({buffer.sku})
              </>
            ),
          },
        ]
      : []),
    ...types.map((type) => ({
      key: typeKeys(type).join(),
      term: t("panel.design.types"),
      value: typeKeys(type)
        .map((key) => t(key))
        .join(", "),
    })),
    ...(unplaced.length > 0
      ? [{ key: "unplaced", term: t("panel.quote.unplaced"), value: unplaced.map(({ target }) => target).join(", ") }]
      : []),
  ];
  return (
    <div className={css.stack}>
      {rounds.map(({ round, cells }) => (
        <Table
          key={round}
          caption={t("panel.design.round", { round })}
          rows={cells}
          rowKey={({ channel }) => channel}
          columns={[
            {
              key: "channel",
              header: t("panel.quote.fluorophore"),
              rowHeader: true,
              noWrap: true,
              cell: ({ channel }) => <ChannelMark channel={channel} />,
            },
            {
              key: "target",
              header: t("panel.quote.target"),
              cell: ({ antibody }) => antibody?.target ?? <span className={css.quiet}>{t("panel.quote.empty")}</span>,
            },
            {
              key: "number",
              header: t("panel.quote.number"),
              cell: ({ antibody }) => (antibody ? <Mono>{antibody.sku}</Mono> : "–"),
            },
          ]}
        />
      ))}
      {facts.length > 0 && <DefinitionList items={facts} />}
    </div>
  );
}
