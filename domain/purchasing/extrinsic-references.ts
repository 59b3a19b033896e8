/** References of an order by the names that procurement systems give them in `Extrinsic`. */
import { type OrderReferences, type ReferenceName, referenceCode } from "@contracts/commerce/references";
import * as v from "valibot";
import type { BuyerOrder } from "./order-request";

/** Letters only, in lower case. */
const names: Readonly<Record<ReferenceName, readonly string[]>> = {
  costCentre: ["costcenter", "costcentre"],
  grantNumber: ["grant", "grantnumber", "grantno"],
  glAccount: ["glaccount", "generalledgeraccount", "glcode"],
};

/** Null if no field names one. A value that no invoice could print is left out. */
export function extrinsicReferences({ extrinsics }: Pick<BuyerOrder, "extrinsics">): OrderReferences | null {
  const codeOf = (reference: ReferenceName): string | null => {
    const field = extrinsics.find(({ name }) =>
      names[reference].includes(name.toLowerCase().replaceAll(/[^a-z]/g, "")),
    );
    const code = v.safeParse(referenceCode, field?.value);
    return code.success ? code.output : null;
  };
  const [costCentre, grantNumber, glAccount] = [codeOf("costCentre"), codeOf("grantNumber"), codeOf("glAccount")];
  return costCentre || grantNumber || glAccount ? { costCentre, grantNumber, glAccount } : null;
}
