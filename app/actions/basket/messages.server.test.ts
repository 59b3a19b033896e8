import { describe, expect, it } from "vitest";
import { createT } from "~/i18n/texts.server";
import { failureOf } from "~/services/commerce/failures";

const refusal = (error: object) =>
  failureOf({ status: 400, contentType: "application/json", text: JSON.stringify({ errors: [error] }) }).errors[0];

async function textOf(error: object, language: "en" | "jp" | "cn" = "en"): Promise<string> {
  const t = await createT(language);
  const { messageKey, message, discountCode = "" } = refusal(error);
  return messageKey ? t(messageKey, { sku: "", country: "", code: discountCode }) : message;
}

const promotion = (reason: string) => ({
  code: "DiscountCodeNonApplicable",
  message: "The discount code 'SPRING19' is not applicable.",
  discountCode: "SPRING19",
  reason,
});

describe("messages of checkout errors", () => {
  it("T-PROMO-02: an unknown code is not recognized", async () => {
    expect(await textOf(promotion("DoesNotExist"))).toBe("Promotion code SPRING19 not recognized. Please try again");
  });

  it.each(["TimeRangeNonApplicable", "Anything"])("T-PROMO-03: %s and other reasons mean expired", async (reason) => {
    expect(await textOf(promotion(reason))).toBe("Promotion code SPRING19 has expired");
  });

  it("InvalidVatId has the specification's text", async () => {
    expect(await textOf({ code: "InvalidVatId", message: "no" })).toBe(
      "VAT registration number not valid. Please enter a valid number.",
    );
  });

  it("names the code in Japanese and Chinese too", async () => {
    for (const language of ["jp", "cn"] as const) {
      expect(await textOf(promotion("DoesNotExist"), language)).toContain("SPRING19");
    }
  });
});
