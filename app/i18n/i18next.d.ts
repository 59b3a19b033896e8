import "i18next";
import type { messages } from "./messages/en_EN";
import type { onDemand } from "./messages/on-demand/en_EN";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    // On-demand areas are listed separately, so that not every page loads them.
    resources: { translation: typeof messages & typeof onDemand };
    returnNull: false;
  }
}
