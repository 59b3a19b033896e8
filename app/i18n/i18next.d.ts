import "i18next";
import type { messages } from "./messages/en_EN";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof messages };
    returnNull: false;
  }
}
