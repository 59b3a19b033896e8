import { describe, expect, it } from "vitest";
import { failureOf, missingCartFailure, unknownFailure } from "./failures";

const answer = (status: number, body: unknown) =>
  failureOf({ status, contentType: "application/json", text: JSON.stringify(body) });
const envelope = (...errors: unknown[]) => answer(400, { statusCode: 400, message: "…", errors });

describe("failureOf", () => {
  it.each(["MatchingPriceNotFound", "InvalidInput"])("T-TERR-01: %s is not available to add", (code) => {
    expect(envelope({ code, message: "internal words" }).errors).toMatchObject([
      { code, messageKey: "basketRefusals.notAvailable" },
    ]);
  });

  it.each(["ERR_BAD_RESPONSE", "something_went_wrong"])("T-TERR-02: %s means something went wrong", (code) => {
    expect(envelope({ code, message: "x" }).errors[0].messageKey).toBe("basket.error.somethingWentWrong");
  });

  it.each(["Discontinued", "SomethingNew"])("T-TERR-03, T-TERR-12: %s shows the server's message", (code) => {
    expect(envelope({ code, message: "Product 2102S is discontinued" }).errors).toEqual([
      { code, message: "Product 2102S is discontinued", messageKey: null },
    ]);
  });

  it.each([
    [{ code: "Discontinued", message: "Product 2102S is discontinued", sku: "2102S" }, "quickAdd.discontinued"],
    [
      { code: "ConcurrentModification", message: "Object 8d1f has a different version" },
      "basketRefusals.changedMeanwhile",
    ],
    [{ code: "TooManyRequests", message: "Too many new carts." }, "basketRefusals.tooManyRequests"],
    [{ code: "InvalidTypePTMScan", message: "InvalidTypePTMScan: no" }, "basketRefusals.scanInquiry"],
    [{ code: "X", message: "Contact the CST Proteomics Group." }, "basketRefusals.scanInquiry"],
    [{ code: "InvalidInput", message: "MaxQuantityReached: at most 9999" }, "basket.error.invalidQuantity"],
  ])("%j has a text in the shopper's language", (error, messageKey) => {
    expect(envelope(error).errors).toMatchObject([{ messageKey }]);
  });

  it.each([{}, { errors: [] }, null, 7, { statusCode: 500, message: "x" }])(
    "T-TERR-04: %j is one error without a code",
    (body) => {
      expect(answer(500, body).errors).toEqual([
        { code: "", message: "Something went wrong.", messageKey: "basket.error.somethingWentWrong" },
      ]);
    },
  );

  it.each(["", " \n", "\u0000"])(
    "T-TERR-03: the message %j says nothing, so the shop's text stands for it",
    (message) => {
      expect(envelope({ code: "X", message }).errors).toMatchObject([
        { code: "X", messageKey: "basket.error.somethingWentWrong" },
      ]);
    },
  );

  it("T-TERR-05: the line limit is checked before the text of InvalidInput", () => {
    const inMessage = {
      code: "InvalidInput",
      message: "MaxCartLineitemLimitReached: a cart holds at most 100 line items.",
    };
    const beside = { code: "InvalidInput", message: "x", extensionErrors: [{ code: "MaxCartLineitemLimitReached" }] };
    for (const error of [inMessage, beside])
      expect(envelope(error).errors[0].messageKey).toBe("basketRefusals.maximumReached");
  });

  it("T-TERR-06: handles an unknown fault", () => {
    expect(unknownFailure().errors[0]).toMatchObject({
      messageKey: "basketRefusals.unknown",
      message: "Unknown error. Please try again later.",
    });
  });

  it("T-TERR-07: handles a missing response", () => {
    expect(failureOf({ status: 0, contentType: "", text: "" })).toMatchObject({
      status: 0,
      errors: [{ messageKey: "basket.error.network", message: "Network error. Please try again later." }],
    });
  });

  it("T-TERR-08: keeps a body that is not JSON as the message, without showing it", () => {
    const { errors } = failureOf({
      status: 502,
      contentType: "text/html",
      text: "<html>\n<b>Bad gateway</b>\u0000</html>",
    });
    expect(errors).toEqual([
      {
        code: "something_went_wrong",
        message: "<html> <b>Bad gateway</b> </html>",
        messageKey: "basket.error.somethingWentWrong",
      },
    ]);
  });

  it.each([[[{ code: 7, message: "x" }]], [[{ code: "A", message: "x" }, { code: "B" }]], ["text"]])(
    "T-TERR-09: %j is not a list of errors",
    (errors) => {
      expect(answer(400, { errors }).errors[0].code).toBe("");
    },
  );

  it("T-TERR-10, T-TERR-11: returns all errors without duplicates", () => {
    const one = { code: "Discontinued", message: "Product 2102S is discontinued" };
    const two = { code: "Discontinued", message: "Product 2106S is discontinued" };
    expect(envelope(one, two, one).errors.map((error) => error.message)).toEqual([one.message, two.message]);
    expect(
      envelope({ code: "InvalidInput", message: "a" }, { code: "MatchingPriceNotFound", message: "b" }).errors,
    ).toHaveLength(1);
  });

  it("T-CART-28: a punchout buyer without a basket gets the specified message", () => {
    expect(missingCartFailure()).toMatchObject({
      status: 404,
      errors: [{ code: "ResourceNotFound", message: "Cart with provided id does not exist." }],
    });
  });
});
