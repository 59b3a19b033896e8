/** Why the basket offers a product beside others, a reason a type (rows T-XSELL). Only the server says these. */
export const crossSell = {
  reason: {
    wb: "To lyse cells for Western blotting",
    ihc: "To dilute antibodies for immunohistochemistry",
    sec: "To detect the antibodies of your ELISA kit in a Western blot",
    if: "To fix, block and mount for immunofluorescence",
    intraseq: "To complete your InTraSeq experiment",
  },
} as const;
