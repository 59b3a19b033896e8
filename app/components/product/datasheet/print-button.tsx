import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button/button";
import { widget } from "~/components/widget";
import { useT } from "~/i18n/use-t";

/** Opens the print dialog; only shown with scripts. */
export const PrintButton = widget("print-button", PrintButtonElement);

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
