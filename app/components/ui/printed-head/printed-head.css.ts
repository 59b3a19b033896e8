import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const head = ui({ fontSize: vars.text.sm, borderBlockEnd: `1px solid ${vars.color.ink}` });
