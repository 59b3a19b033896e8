import { productIdsParameter } from "@domain/compare/compared-ids";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import * as css from "~/components/product/datasheet/sheet-page.css";
import { stockRange } from "~/components/product/sections/dilution-table";
import { Button } from "~/components/ui/button/button";
import { Select, TextInput } from "~/components/ui/field/field";
import { Mono } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { Table } from "~/components/ui/table/table";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useVocabulary } from "~/i18n/use-vocabulary";
import type { SharedProtocolPageData } from "~/loaders/product/protocol/shared-protocol.server";
import { ProtocolSteps } from "./protocol-steps";

/** One protocol with the dilutions of several products, from the address alone (C-PROD-09). */
export function SharedProtocolSheet({ page }: { page: SharedProtocolPageData }) {
  const t = useT();
  const name = useVocabulary();
  const { form, applications, protocol, products, missing } = page;
  return (
    <div className={css.sections}>
      <form method="get" className={css.form}>
        <TextInput
          label={t("productDetails.sharedProtocolNumbers")}
          hint={t("productDetails.sharedProtocolHint")}
          name={productIdsParameter}
          defaultValue={form.productIds}
          maxLength={200}
          mono
          required
        />
        {applications.length > 0 && (
          <Select label={t("productDetails.applicationsPage")} name="application" defaultValue={form.application}>
            {applications.map((code) => (
              <option key={code} value={code}>
                {name("application", code)}
              </option>
            ))}
          </Select>
        )}
        <Button type="submit">{t("productDetails.sharedProtocolShow")}</Button>
      </form>
      {missing.length > 0 && (
        <Notice tone="warning">{t("productDetails.sharedProtocolMissing", { list: missing.join(", ") })}</Notice>
      )}
      {products.length > 0 && !protocol && <Notice>{t("productDetails.sharedProtocolNone")}</Notice>}
      {protocol && (
        <section className={css.section} aria-labelledby="shared-protocol">
          <h2 className={css.sectionTitle} id="shared-protocol">
            <CatalogueText text={protocol.title} /> <Mono className={css.code}>{form.application}</Mono>
          </h2>
          <Dilutions products={products} />
          <ProtocolSteps steps={protocol.steps} />
        </section>
      )}
      <p>
        <Link to="/protocols">{t("productDetails.sharedProtocolOthers")}</Link>
      </p>
    </div>
  );
}

function Dilutions({ products }: Pick<SharedProtocolPageData, "products">) {
  const t = useT();
  return (
    <Table
      caption={t("productDetails.volumesTitle")}
      rows={products}
      rowKey={({ key }) => key}
      columns={[
        {
          key: "product",
          header: t("productDetails.includedProduct"),
          rowHeader: true,
          cell: ({ key, name }) => (
            <Link to={`/products/${key}`}>
              <Mono>{key}</Mono> <CatalogueText text={name} />
            </Link>
          ),
        },
        {
          key: "dilution",
          header: t("productDetails.dilution"),
          cell: ({ dilution, suited }) =>
            dilution ? <Mono>{dilution}</Mono> : t(suited ? "productDetails.notListed" : "productDetails.notSuited"),
        },
        {
          key: "volume",
          header: t("productDetails.stockVolume"),
          cell: ({ volumes }) => <Volume volumes={volumes} />,
        },
      ]}
    />
  );
}

/** For 10 ml, enough for a membrane in a tray. */
function Volume({ volumes }: Pick<SharedProtocolPageData["products"][number], "volumes">) {
  const t = useT();
  const format = useFormat();
  const ten = volumes?.find(({ millilitres }) => millilitres === 10);
  if (!ten) return t("productDetails.notListed");
  return t("productDetails.volumeInTen", { value: stockRange(ten, format) });
}
