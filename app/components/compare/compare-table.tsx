import { AddToBasket } from "~/components/basket/add-to-basket";
import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { StatusBadge } from "~/components/product/order/status-badge";
import { LinkButton } from "~/components/ui/button/button";
import { Entries } from "~/components/ui/entries/entries";
import { Mono, VisuallyHidden } from "~/components/ui/layout";
import { weightsText } from "~/i18n/product-facts";
import { spaced } from "~/i18n/spaced";
import { useFormat } from "~/i18n/use-format";
import { useT } from "~/i18n/use-t";
import { useSizeText, useVocabulary } from "~/i18n/use-vocabulary";
import type { ComparedAttribute, ComparedValue, ComparePageData } from "~/loaders/compare/compare.server";
import * as css from "./compare-table.css";

type Compared = ComparePageData["products"][number];

/** Products as columns, attributes as rows. Shared values are marked by a bar and, for screen readers, in words. */
export function CompareTable({ page }: { page: ComparePageData }) {
  const t = useT();
  const { products, different, same, onlyDifferences } = page;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={t("compareTable.title")}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t("compareTable.title")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{t("compareTable.attribute")}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={css.rowHead}>
              {t("compareTable.price")}
            </th>
            {products.map((product) => (
              <Price key={product.id} product={product} />
            ))}
          </tr>
          <AttributeRows names={different} products={products} />
        </tbody>
        {same.length > 0 && !onlyDifferences && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={css.groupHead}>
                {t("compareTable.sameInAll")}
              </th>
            </tr>
            <AttributeRows names={same} products={products} />
          </tbody>
        )}
      </table>
    </section>
  );
}

function AttributeRows({ names, products }: { names: readonly ComparedAttribute[]; products: readonly Compared[] }) {
  const t = useT();
  return names.map((name) => (
    <tr key={name}>
      <th scope="row" className={css.rowHead}>
        {t(`compareTable.attributes.${name}`)}
      </th>
      {products.map((product) =>
        product.name === null ? (
          <td key={product.id} className={css.cell} />
        ) : (
          <Value key={product.id} name={name} value={product.attributes[name]} />
        ),
      )}
    </tr>
  ));
}

function ProductHead({ product }: { product: Compared }) {
  const t = useT();
  const { id, removeHref } = product;
  return (
    <th scope="col" className={css.head}>
      <div className={css.headParts}>
        <div className={css.headLine}>
          <Mono>{id}</Mono>
          <LinkButton to={removeHref} variant="quiet" size="sm" icon="close" iconOnly stays data-leaves-compared={id}>
            {t("compare.remove", { name: id })}
          </LinkButton>
        </div>
        {product.name === null ? (
          <span className={css.failed}>{t("compare.failed")}</span>
        ) : (
          <>
            {product.image && (
              <img src={product.image} alt="" width={120} height={90} loading="lazy" className={css.image} />
            )}
            <Link to={`/products/${id}`} className={css.name}>
              <CatalogueText text={product.name} />
            </Link>
            <StatusBadge status={product.status} />
          </>
        )}
      </div>
    </th>
  );
}

function Price({ product }: { product: Compared }) {
  const t = useT();
  const sizeText = useSizeText();
  if (product.name === null) return <td className={css.cell} />;
  const { sizes, id } = product;
  const priced = sizes.filter(({ price }) => price !== null);
  const [sold] = priced.filter(({ adds }) => adds);
  return (
    <td className={css.cell}>
      {priced.length === 0 && <Link to={`/products/${id}#order`}>{t("compareTable.noPrice")}</Link>}
      <ul className={css.sizes}>
        {priced.map((size) => (
          <li key={size.sku}>
            {spaced(t("compareTable.priceFor", { price: size.price, sku: size.sku }))}
            <span>{sizeText(size)}</span>
          </li>
        ))}
      </ul>
      {sold && <AddToBasket sku={sold.sku} label={t("compareTable.addToBasket", { sku: sold.sku })} size="sm" />}
    </td>
  );
}

function Value({ name, value: { values, shared } }: { name: ComparedAttribute; value: ComparedValue }) {
  const t = useT();
  const format = useFormat();
  const vocabulary = useVocabulary();
  const weight = (kilodaltons: number) => weightsText([kilodaltons], { t, number: (one) => format.number(one) });
  const words = (value: string): string => {
    if (name === "productType") return vocabulary("productType", value);
    if (name === "host") return vocabulary("host", value);
    if (name === "reactivity") return vocabulary("species", value);
    if (name === "formulation") return vocabulary("formulation", value);
    if (name === "calculatedWeight" && value.startsWith("~"))
      return t("product.estimatedWeight", { weight: weight(Number(value.slice(1))) });
    if (name === "weight" || name === "calculatedWeight") return weight(Number(value));
    return name === "citations" ? format.number(Number(value)) : value;
  };
  const separator = name === "reactivity" ? t("product.listSeparator") : ", ";
  // A verdict on each application is a phrase with separators of its own.
  const lines = name === "evidence";
  return (
    <td className={css.cell} data-shared={shared || undefined}>
      {lines && values.length > 0 ? (
        <ul className={css.verdicts}>
          {values.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
      ) : values.length > 0 ? (
        <span lang={inEnglish(name) && values.map(words).join() === values.join() ? "en" : undefined}>
          <Entries entries={values.map(words)} separator={separator} />
        </span>
      ) : (
        t("compareTable.none")
      )}
      {shared && <VisuallyHidden> ({t("compareTable.shared")})</VisuallyHidden>}
    </td>
  );
}

/** Catalogue texts without a translation are in English. */
const inEnglish = (name: ComparedAttribute) =>
  name === "formulation" ||
  name === "storage" ||
  name === "isotype" ||
  name === "conjugation" ||
  name === "host" ||
  name === "productType";
