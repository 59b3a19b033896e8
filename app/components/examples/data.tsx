import { Badge } from "~/components/ui/badge/badge";
import { Button } from "~/components/ui/button/button";
import { CitationBar } from "~/components/ui/citation-bar/citation-bar";
import { DefinitionList } from "~/components/ui/definition-list/definition-list";
import { Price, PriceReason } from "~/components/ui/price/price";
import { SpeciesApplicationMatrix } from "~/components/ui/species-application-matrix/species-application-matrix";
import { Table } from "~/components/ui/table/table";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { Cluster, Stack } from "../ui/layout";
import { Sample } from "./sample";

const sizes = [
  { sku: "4060T", size: "20 µl", price: "$118.00", ships: "2025-11-24T17:00:00Z" },
  { sku: "4060S", size: "100 µl", price: "$332.00", ships: "2025-11-24T17:00:00Z" },
  { sku: "4060L", size: "300 µl", price: "$874.00", ships: "2025-12-02T17:00:00Z" },
];
const dyes = [
  { name: "Alexa Fluor® 488", excitation: 495, emission: 519, laser: "488" },
  { name: "Alexa Fluor® 594", excitation: 590, emission: 617, laser: "561" },
  { name: "Alexa Fluor® 647", excitation: 650, emission: 665, laser: "640" },
];

export function TableExample() {
  const t = useT();
  const format = useFormat();
  return (
    <Stack gap="s4">
      <Table
        caption={t("examples.table.caption")}
        rows={sizes}
        rowKey={(row) => row.sku}
        columns={[
          { key: "size", header: t("examples.table.size"), cell: (row) => row.size, rowHeader: true },
          { key: "sku", header: t("examples.table.catalog"), cell: (row) => row.sku, mono: true },
          { key: "ships", header: t("examples.table.ships"), cell: (row) => format.shipDate(row.ships), noWrap: true },
          { key: "price", header: t("examples.table.price"), cell: (row) => <Price value={row.price} />, align: "end" },
          {
            key: "add",
            header: t("examples.table.action"),
            headerHidden: true,
            align: "end",
            cell: (row) => (
              <Button size="sm" aria-label={`${t("examples.table.add")} ${row.sku}`}>
                {t("examples.table.add")}
              </Button>
            ),
          },
        ]}
      />
      <Table
        caption={t("examples.table.wide")}
        phone="scroll"
        rows={dyes}
        rowKey={(row) => row.name}
        columns={[
          {
            key: "name",
            header: t("examples.table.fluorophore"),
            cell: (row) => row.name,
            rowHeader: true,
            noWrap: true,
          },
          { key: "excitation", header: t("examples.table.excitation"), cell: (row) => row.excitation, align: "end" },
          { key: "emission", header: t("examples.table.emission"), cell: (row) => row.emission, align: "end" },
          { key: "laser", header: t("examples.table.laser"), cell: (row) => row.laser, align: "end" },
        ]}
      />
    </Stack>
  );
}

export function DefinitionListExample() {
  const t = useT();
  return (
    <DefinitionList
      columns={2}
      items={[
        { key: "target", term: t("examples.facts.target"), value: "Akt1, Akt2, Akt3" },
        { key: "host", term: t("examples.facts.host"), value: t("examples.facts.hostValue") },
        { key: "isotype", term: t("examples.facts.isotype"), value: "Rabbit IgG", mono: true },
        { key: "formulation", term: t("examples.facts.formulation"), value: t("examples.facts.formulationValue") },
        { key: "weight", term: t("examples.facts.weight"), value: "60 kDa" },
        { key: "uniprot", term: "UniProt", value: "P31749", mono: true, copy: "P31749" },
        { key: "rrid", term: "RRID", value: "AB_99004060", mono: true, copy: "AB_99004060" },
        { key: "entrez", term: "Entrez", value: "207", mono: true, copy: "207" },
      ]}
    />
  );
}

export function MatrixExample() {
  const t = useT();
  const all = { H: "tested", M: "tested", R: "tested", Mk: "predicted" } as const;
  return (
    <SpeciesApplicationMatrix
      caption={t("examples.matrix.caption")}
      species={[
        { code: "H", name: t("examples.matrix.human") },
        { code: "M", name: t("examples.matrix.mouse") },
        { code: "R", name: t("examples.matrix.rat") },
        { code: "Mk", name: t("examples.matrix.monkey") },
        { code: "Z", name: t("examples.matrix.zebrafish") },
      ]}
      applications={[
        { code: "WB", name: t("examples.matrix.western"), dilution: "1:2000", species: { ...all, Z: "predicted" } },
        { code: "IP", name: t("examples.matrix.immunoprecipitation"), dilution: "1:50", species: all },
        {
          code: "IHC-P",
          name: t("examples.matrix.immunohistochemistry"),
          dilution: "1:100",
          species: { H: "tested", M: "tested" },
        },
        {
          code: "FC-FP",
          name: t("examples.matrix.flow"),
          dilution: "1:100–1:400",
          species: { H: "tested", M: "predicted" },
        },
      ]}
    />
  );
}

export function PriceExample() {
  const t = useT();
  return (
    <>
      <Sample name={t("examples.price.prices")}>
        <Cluster gap="s4" align="baseline">
          <Price value="$332.00" size="lg" note={t("examples.price.tax")} />
          <Price value="￥52,000" />
          <PriceReason>{t("examples.price.reason")}</PriceReason>
        </Cluster>
      </Sample>
      <Sample name={t("examples.price.list")}>
        <Price value="€281,60" was="€312,00" size="lg" />
      </Sample>
      <Sample name={t("examples.price.badges")}>
        <Cluster>
          <Badge>{t("examples.price.trial")}</Badge>
          <Badge tone="info">{t("examples.price.new")}</Badge>
          <Badge tone="success" icon="check">
            {t("examples.price.released")}
          </Badge>
          <Badge tone="warning">{t("examples.price.hold")}</Badge>
          <Badge tone="danger">{t("examples.price.discontinued")}</Badge>
        </Cluster>
      </Sample>
    </>
  );
}

export function CitationsExample() {
  return (
    <Stack gap="s1">
      {[0, 1, 12, 148, 2310, 9800].map((count) => (
        <CitationBar key={count} count={count} />
      ))}
    </Stack>
  );
}
