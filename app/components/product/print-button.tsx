import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { useT } from "~/i18n/use-t";

/** Opens the browser's print dialog; appears with scripts, which alone can open it. */
export function PrintButton() {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Button type="button" icon="print" onClick={() => window.print()} hidden={!ready}>
      {t("product.print")}
    </Button>
  );
}
