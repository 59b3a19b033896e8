import "i18next";
import type { messages } from "./messages/en_EN";
import type { examples } from "./messages/en_EN/examples";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    // The gallery's texts are registered apart, so that shoppers do not load them.
    resources: { translation: typeof messages & { examples: typeof examples } };
    returnNull: false;
  }
}
