import { CatalogueText } from "~/components/catalogue-text";
import { KitLink } from "~/components/methods/kit-link";
import * as css from "~/components/product/sections/section-view.css";
import { CopyButton } from "~/components/ui/copy-button/copy-button";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";
import type { ProductSection, ProductView } from "~/loaders/product/data.server";
import { ReferenceDownloads } from "./reference-downloads";

interface CiteProps extends Pick<Extract<ProductSection, { kind: "cite" }>, "text" | "links"> {
  product: ProductView;
}

/** Citation of the product, to copy or to import into a reference manager (C-TMPL-20). */
export function CiteProduct({ product, text, links }: CiteProps) {
  const t = useT();
  return (
    <>
      <p className={css.cite}>
        <CatalogueText text={text} />
        <CopyButton text={text} label={t("product.citationText")} />
      </p>
      <ReferenceDownloads base={`/products/${product.key}/export/product`} />
      <div className={css.citeLinks}>
        <KitLink products={[{ product: product.key }]} />
        {links.map(({ label, href, newWindow }) => (
          <p key={href}>
            <TextLink to={href} newWindow={newWindow}>
              {label}
            </TextLink>
          </p>
        ))}
      </div>
    </>
  );
}
