import { useEffect, useState } from "react";
import { live } from "~/components/widget";
import { Button } from "~/components/ui/button/button";
import { useT } from "~/i18n/use-t";

/** Opens the print dialog; only shown with scripts. */
export const PrintButton = live("print-button", PrintButtonElement);

function PrintButtonElement() {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Button type="button" icon="print" onClick={() => window.print()} hidden={!ready}>
      {t("product.print")}
    </Button>
  );
}
