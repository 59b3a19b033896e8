import { Link } from "~/components/navigation";
import * as css from "~/components/product/datasheet/sheet-page.css";
import { DilutionTable } from "~/components/product/sections/dilution-table";
import { Mono } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import type { ProtocolPageData, ProtocolView } from "~/loaders/product/protocol/protocol.server";
import { ProtocolSteps } from "./protocol-steps";
import { ProtocolTitle } from "./protocol-title";

/** Protocols with the product's dilutions: all, or the one in the address (C-PROD-07). */
export function ProtocolSheet({ page }: { page: ProtocolPageData }) {
  const t = useT();
  const { protocols, others, chosen, product } = page;
  const base = `/products/${product.key}/protocol`;
  return (
    <div className={css.sections}>
      {others.length > 0 && (
        <nav aria-label={t("productDetails.protocolsPage")}>
          <ul className={css.list}>
            <li>
              <Link to={base} aria-current={chosen === null ? "page" : undefined}>
                {t("productDetails.protocolsAll")}
              </Link>
            </li>
            {others.map(({ id, title, application }) => (
              <li key={id}>
                <Link to={`${base}/${id}`} aria-current={chosen === id ? "page" : undefined}>
                  <ProtocolTitle title={title} application={application} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {protocols.map((protocol) => (
        <Protocol key={protocol.id} protocol={protocol} productKey={product.key} />
      ))}
    </div>
  );
}

export function Protocol({ protocol, productKey }: { protocol: ProtocolView; productKey: string }) {
  const t = useT();
  const { id, title, application, dilution, volumes, steps } = protocol;
  return (
    <section className={css.section} aria-labelledby={`protocol-${id}`}>
      <h2 className={css.sectionTitle} id={`protocol-${id}`}>
        <ProtocolTitle title={title} application={application} /> <Mono className={css.code}>{application}</Mono>
      </h2>
      <div className={css.pair}>
        <ProtocolSteps steps={steps} />
        <div className={css.stack}>
          {dilution && (
            <p>
              {t("productDetails.dilution")} <Mono className={css.dilution}>{dilution}</Mono>
            </p>
          )}
          {volumes && dilution && (
            <DilutionTable volumes={volumes} productKey={productKey} dilution={dilution} application={application} />
          )}
        </div>
      </div>
    </section>
  );
}
