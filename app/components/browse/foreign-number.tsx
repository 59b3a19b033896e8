import { CatalogueText } from "~/components/catalogue-text";
import { Link } from "~/components/navigation";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { ForeignNumberData } from "~/loaders/lineage/foreign.server";
import * as css from "./reading-note.css";

/** Another maker's number: names the maker, the shop's products that records relate to it, and the reasons. */
export function ForeignNumber({ foreign }: { foreign: ForeignNumberData }) {
  const t = useT();
  const { vendor, catalog, products } = foreign;
  return (
    <section className={css.notSold}>
      <h2 className={css.title}>{t("lineage.foreignTitle", { number: catalog, vendor })}</h2>
      <p>{t(products.length > 0 ? "lineage.foreignText" : "lineage.foreignUnknown")}</p>
      <ul className={css.genes}>
        {products.map(({ key, name, relation, basis, sourceUrl, day }) => (
          <li key={`${key} ${relation}`}>
            <Link to={`/products/${key}`}>
              <Mono>{key}</Mono> <CatalogueText text={name} />
            </Link>
            : {t(`lineage.relation.${relation}`)}
            {t("lineage.relationEnd")}
            <CatalogueText text={basis} />{" "}
            <Link to={sourceUrl} rel="noopener noreferrer nofollow">
              {t("lineage.source", { day })}
            </Link>
          </li>
        ))}
      </ul>
      {products.length > 0 && <p>{t("lineage.foreignNote")}</p>}
    </section>
  );
}
