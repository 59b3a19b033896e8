import { type KitProduct, kitOf } from "@domain/methods/kit-address";
import { TextLink } from "~/components/ui/text-link";
import { useT } from "~/i18n/use-t";

/** Link to the methods kit of some products. */
export function KitLink({ products }: { products: readonly KitProduct[] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <p data-print="hide">
      <TextLink to={kitOf(products)}>{t("site.methodsKit")}</TextLink>
    </p>
  );
}
