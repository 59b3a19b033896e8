import { CodeList } from "~/components/ui/badge/badge";
import { Button } from "~/components/ui/button/button";
import { Card, Row, Rows } from "~/components/ui/card/card";
import { CitationBar } from "~/components/ui/citation-bar/citation-bar";
import { Price } from "~/components/ui/price/price";
import { useT } from "~/i18n/use-t";
import * as layout from "~/styles/layout.css";
import { Cluster } from "../ui/layout";
import { BandFigure, Sample } from "./sample";
import * as css from "./sample.css";

const products = [
  {
    sku: "4060S",
    match: "Akt",
    before: "Phospho-",
    after: " (Ser473) (B7R2)",
    price: "$332.00",
    citations: 9800,
    bands: [1, 6, 7, 2],
  },
  { sku: "9272S", match: "Akt", before: "", after: " (pan)", price: "$298.00", citations: 2310, bands: [6, 6, 6, 6] },
  {
    sku: "2118S",
    match: "",
    before: "GAPDH (14C10)",
    after: "",
    price: "$274.00",
    citations: 148,
    bands: [5, 5, 5, 5],
  },
];

export function CardExample() {
  const t = useT();
  const applications = [
    { code: "WB", name: t("examples.matrix.western") },
    { code: "IP", name: t("examples.matrix.immunoprecipitation") },
    { code: "IHC", name: t("examples.matrix.immunohistochemistry") },
  ];
  const species = [
    { code: "H", name: t("examples.matrix.human") },
    { code: "M", name: t("examples.matrix.mouse") },
    { code: "R", name: t("examples.matrix.rat") },
  ];
  return (
    <>
      <Sample name={t("examples.card.cards")}>
        <div className={layout.tiles}>
          {(["protocol", "guide", "article"] as const).map((kind, index) => (
            <Card
              key={kind}
              to={`/examples/card#${kind}`}
              overline={t(`examples.card.${kind}`)}
              title={t(`examples.card.${kind}Title`)}
              figure={<BandFigure bands={[2 + index, 7, 4, 1 + 2 * index]} />}
            >
              {t(`examples.card.${kind}Text`)}
            </Card>
          ))}
        </div>
      </Sample>
      <Sample name={t("examples.card.rows")}>
        <Rows>
          {products.map((product) => (
            <Row
              key={product.sku}
              lead={
                <div className={css.thumb}>
                  <BandFigure bands={product.bands} />
                </div>
              }
              aside={
                <>
                  <Price value={product.price} />
                  <Button size="sm" icon="plus" aria-label={`${t("examples.table.add")} ${product.sku}`}>
                    {t("examples.table.add")}
                  </Button>
                </>
              }
            >
              <span className={css.catalog}>{product.sku}</span>
              <strong>
                {product.before}
                {product.match && <mark>{product.match}</mark>}
                {product.after} {t("examples.card.rowText")}
              </strong>
              <Cluster gap="s2">
                <CodeList label={t("examples.card.applications")} codes={applications} />
                <CodeList label={t("examples.card.species")} codes={species} />
                <CitationBar count={product.citations} />
              </Cluster>
            </Row>
          ))}
        </Rows>
      </Sample>
    </>
  );
}
